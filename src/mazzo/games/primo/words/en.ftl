### Primo

primo-name = Primo
primo-title = Primo{ $colours ->
   *[ignored] { "" }
    [alternating] { " " }with alternating colours
    [monochrome] { " " }with rows of one colour
  }, { $games ->
    [one] one game
   *[other] a match of { $games } rounds
  }
primo-short = Primo
primo-about = Build rows of numbers and move them about until your last card is gone.
primo-preset-first = First game
primo-preset-family = Family
primo-preset-classic = Classic
primo-preset-tournament = Tournament
# What differs, in as few words as can be.
primo-brief-colours-alternating = colours alternate
primo-brief-colours-monochrome = rows of one colour
primo-brief-games-4 = four rounds
primo-brief-top-cards = { $value ->
    [0] no Top cards
    [one] one Top card
   *[other] { $value } Top cards
  }

## Cards

# On the face of a card: at most five letters.
primo-face-top-does = above
primo-face-nimm-does = take

## The table

primo-column-hand = hand
primo-column-pile = pile
primo-column-total = total
primo-shifts = Rows you can move: { $moves }
primo-notation =
    5y>E      lays the yellow 5 at the end of row E, or opens it; often 5>E will do
    8b^C      lays the blue 8 on top of row C, where you have played Top
    A10>E     moves row A, from its 10 on, to the end of row E
    top>C     plays Top on column C; nimm>A plays Nimm on A, or on F
    end       ends your turn and draws up to six; 0 does the same
    undo      takes back your last move, as long as your turn lasts
    swap 1 3  instead of all that: exchanges your cards 1 and 3; swap all
    pass      instead of all that: does nothing; 0 does the same
    y is yellow, b is blue. Below each of your cards: the columns it fits now, ^
    means on top. Cards behind a pile are known to lie on it, the last on top.

## The count

primo-sheet-title = { $games ->
    [one] The game
   *[other] Round { $number } of { $games }
  }, counted

## Events

primo-event-dealt = Round { $round }: { $dealer ->
    [you] you play
   *[other] { $dealer } plays
  } last, { $first ->
    [you] you begin
   *[other] { $first } begins
  }.
primo-event-swapped = { $seat ->
    [you] You exchange { $cards }.
   *[other] { $seat } exchanges { $number ->
        [one] a card
       *[other] { $number } cards
      }.
  }
primo-event-passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
  }
primo-event-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
  } the { $card } on row { $column }.
primo-event-opened = { $seat ->
    [you] You open
   *[other] { $seat } opens
  } row { $column } with the { $card }.
primo-event-topped = { $seat ->
    [you] You lay
   *[other] { $seat } lays
  } the { $card } on top of row { $column }.
primo-event-shifted = { $seat ->
    [you] You move
   *[other] { $seat } moves
  } { $cards } from { $column } to { $target }.
primo-event-top = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } Top on column { $column }.
primo-event-nimm = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } Nimm on column { $column }: the others take cards.
primo-event-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } the { $card } from row { $column }.
primo-event-cleared = Row { $column } is complete, 13 to 1, and leaves the game.
primo-event-ended = { $seat ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
  }
primo-event-drew = { $seat ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
      }.
  }
primo-event-out = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no cards left: the round is over.
primo-event-blocked = Nobody can go on: the game is blocked. The fewer cards you have left, the better.
primo-event-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } in all.
primo-event-won = { $seats ->
    [you] You have won the game!
   *[other] Game over: { $seats } won.
  }

## On the ribbon of a moment

primo-moment-cleared = A whole row!
primo-moment-top = Top!
primo-moment-nimm = Nimm!
primo-moment-out = No cards left!

## Why a move is refused

primo-reason-turn-begun = Your turn has begun: play on, take your moves back with undo, or end it.
primo-reason-nothing-played-yet = You have played nothing yet: pass instead.
primo-reason-can-still-play = You have only moved rows. If you can play a card, you must: { $moves }.
primo-reason-does-not-follow = The { $card } does not follow the { $tail } at the end of row { $column }.
primo-reason-wrong-colour = The { $card } has the wrong colour for the { $neighbour } of row { $column }.
primo-reason-column-empty = Column { $column } is empty.
primo-reason-no-top-here = You can lay on top of row { $column } only if you have played Top there in this turn.
primo-reason-does-not-top = The { $card } does not fit above the { $head } of row { $column }.
primo-reason-only-outer-columns = Play Nimm on column A or F, not on { $column }.
primo-reason-number-not-in-row = There is no { $number } in row { $column }.
primo-reason-same-column = You cannot move row { $column } onto itself.
primo-reason-no-shift-to-empty = Column { $column } is empty: in this match you can open it only from your hand.
primo-reason-layout-seen = The rows have lain like this before since your last card: you would go round in circles.
primo-reason-fits-nowhere = The { $card } fits nowhere as the rows lie.

## Why a move is advised

primo-advice-finishes = It is your last card: you finish.
primo-advice-completes-row = Row { $column } is complete, 13 to 1, and column { $column } is empty.
primo-advice-lays-run = { $count ->
    [one] It fits on row { $column }.
   *[other] It lets { $count } of your cards follow one another on row { $column }.
  }
primo-advice-fits = The { $card } fits on row { $column }: one card fewer.
primo-advice-takes-empty-row = The { $card } fits nowhere else, and nobody after you finds column { $column } empty.
primo-advice-opens-row = The { $card } opens a row in column { $column }.
primo-advice-lays-on-top = Top allows it: the { $card } goes on top of row { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] It makes room for one more of your cards.
   *[other] It makes room for { $count } more of your cards.
  }
primo-advice-shift-empties = It empties column { $column } for any card of yours.
primo-advice-shift-prepares = It makes row { $column } longer, so that you can then move others.
primo-advice-top-unlocks = { $count ->
    [one] With Top one of your cards goes on top of row { $column }.
   *[other] With Top { $count } of your cards go on top of row { $column }.
  }
primo-advice-top-rid = You get rid of the Top card, if nothing else fits.
primo-advice-nimm-near-end = { $count ->
    [one] { $seat } has one card left: Nimm adds another.
   *[other] { $seat } has only { $count } cards left: Nimm adds one more.
  }
primo-advice-nimm = { $count ->
    [one] Another player takes a card, and a new card is on top.
   *[other] { $count } other players take a card each, and new cards are on top.
  }
primo-advice-swap-unfit = { $cards } will hardly fit soon; { $percent }% of the cards you have not seen fit now.
primo-advice-swap-all = Nothing in your hand is worth keeping; { $percent }% of the cards you have not seen fit now.
primo-advice-pass-keeps = Your hand is better than what you would draw.
primo-advice-pass-empty = Your pile is empty: there is nothing to draw in exchange.
primo-advice-end-keeps-special = Keep it for a turn in which it frees more cards: { $cards }.
primo-advice-end-nothing-fits = None of your cards fits any more.
primo-advice-end-denies-row = Leave column { $column } empty: your card is worth more than the space.
primo-advice-end-enough = Keep what still fits for your next turn.

## Options

primo-option-colours = Colours
primo-option-colours-ignored = do not matter
primo-option-colours-alternating = alternate in each row
primo-option-colours-monochrome = are the same within a row
primo-option-games = The match
primo-option-games-1 = is one game
primo-option-games-4 = is four rounds
primo-option-top-cards = Top cards among the ten specials
primo-option-shift-to-empty = Moving rows to an empty column
primo-option-shift-to-empty-no = is not allowed
primo-option-shift-to-empty-yes = is allowed
primo-option-starter = Who begins the first round
primo-option-starter-drawn = is drawn by lot
primo-option-starter-first-seat = is the player in the first seat: the oldest, says the sheet
primo-option-pass-draws = After a pass
primo-option-pass-draws-yes = you draw up to six as after any turn
primo-option-pass-draws-no = you draw nothing: a pass does nothing at all

## In the browser

primo-web-rows = Columns A to F
primo-web-column = Column { $column }: { $cards }
primo-web-column-empty = Column { $column }, empty
primo-web-part = { $count ->
    [one] { $card }, can be moved
   *[other] { $card } and the cards after it, { $count } in all, can be moved
  }
primo-web-stays = You cannot move any part of row { $column } now.
primo-web-not-there = It cannot go to column { $column }.
primo-web-where = Choose a lit column
primo-web-goes = { $count ->
    [one] The { $card } goes to column { $column }
   *[other] The { $card } and what follows go to column { $column }
  }
primo-web-top = Top: choose the column where you may lay on top
primo-web-nimm = Nimm: A or F; from there the others take a card each
primo-web-exchange = Exchange
primo-web-exchange-which = Which go under your pile?
primo-web-all = All
primo-web-game = { $games ->
    [one] One game
   *[other] Round { $number } of { $games }
  }
primo-web-colours-ignored = Any colour
primo-web-colours-alternating = Colours alternate
primo-web-colours-monochrome = One colour a row
primo-web-left = { $count } to go
primo-web-exchange-short = Exchange { $count }
primo-web-known-top = On top of the pile: { $cards }
primo-web-known-bottom = Under the pile: { $cards }
primo-web-keys = With a card picked, A to F lay it there. Otherwise E ends the turn, X exchanges (choose with Enter, then X again), P passes. Tab goes to the rows, the arrow keys move along what you can move.

## On any board

primo-area-column = Column { $name }
primo-area-gone = Out of the game: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
primo-area-pile = Pile, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
primo-fact-pile = pile { $value }
primo-move-lay = { $card } to the end of row { $column }
primo-move-open = { $card } to the empty column { $column }
primo-move-above = { $card } on top of row { $column }
primo-move-shift = { $count ->
    [one] { $card }
   *[other] { $card } and the cards after it, { $count } in all,
  } from { $column } to { $target }
primo-move-top = Top on column { $column }
primo-move-nimm = Nimm on column { $column }
primo-move-swap = Exchange { $cards }
primo-move-pass = Pass
primo-move-end = End turn
primo-ask-begin = Your turn: play, exchange or pass
primo-ask-nothing-fits = Your turn: nothing fits, so exchange or pass
primo-ask-play-too = Moving rows is not enough: play a card too, or take your moves back
primo-ask-go-on = Your turn: go on, or end your turn
primo-ask-end = Nothing more fits: end your turn
primo-note-alternating = Neighbours in a row have different colours.
primo-note-monochrome = Each row has one colour.
primo-note-match = A match of { $games } rounds.
primo-note-top = Top lies on column { $column }: in this turn the next higher card may also go on top of its row.
primo-note-gone = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } out of the game.
primo-note-idle = { $count } turns without a card; after { $limit } the game is blocked.
primo-note-under = Under your pile: { $cards }.
primo-note-blocked = The game is blocked: nobody has finished.
primo-tally-cards = Cards left
primo-tally-out = Finished
primo-tally-points = Points
primo-tally-total = Total

primo-family-ignored = any colours
primo-family-alternating = colours alternate
primo-family-monochrome = rows of one colour
primo-feat-finished = Rounds finished first
primo-feat-left = Cards left over

## What puzzles are about

primo-theme-shift = Moving rows
primo-theme-top = Top
primo-theme-nimm = Nimm
primo-theme-exchange = Exchanging
primo-theme-patience = Holding back
primo-theme-laying = Laying
