"""Pictures of the tables: functions of a view, in the look of one theme."""
