"""What lasts beyond a table: results, ratings, rankings, histories."""
