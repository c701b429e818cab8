### Lessons: what those of all games have in common. What a scene says is in the game's own lessons.en.ftl.

learn-title = { $game } · lesson
picture-lesson = Lesson
learn-task = ➜ **{ $task }**
learn-button = { $minutes ->
    [one] Learn in { $minutes } minute
   *[other] Learn in { $minutes } minutes
}
learn-game = { $minutes ->
    [one] { $game } · { $minutes } minute
   *[other] { $game } · { $minutes } minutes
}
learn-list = ### Learn a game by playing it
    Alone and in private: nobody else sees it. You can stop at any time: each move is saved.
learn-progress-none = { $minutes ->
    [one] { $minutes } minute, { $steps } scenes
   *[other] { $minutes } minutes, { $steps } scenes
}
learn-progress = { $done } of { $steps } scenes done
learn-progress-over = finished, { $done } of { $steps } scenes solved
learn-place = Scene { $at } of { $steps }
learn-right = ✔ { $said }
learn-wrong = ✘ { $said }

learn-earlier = -# Earlier lines are left out.
learn-next = Next
learn-again = Try again
learn-skip = Skip this scene
learn-back = Back to the lesson
learn-first = From the start
learn-list-button = All lessons
learn-any = Learn a game
learn-finished = { $game }: to remember
learn-play = Play against computers
learn-rules = Rules in short
learn-opened = The table is open: its card is in this channel. Press [{ lobby-button-start }] there.
