### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] with Heralds
    [classic] the classic way
    [two] for two
    [three] for three
    [robot] with a robot
  }, game to { primiera-target-points }
primiera-short = Primiera
primiera-about = Capture a card of equal rank or a sum; Heralds decide who plays with whom.
primiera-preset-first = First game
primiera-preset-family = Family
primiera-preset-classic = Classic (Scopone)
primiera-preset-full = Full, with Heralds
primiera-preset-tournament = Tournament
# What differs, in as few words as can be.
primiera-brief-variant-classic = partners opposite, no Heralds
primiera-brief-variant-two = no Heralds
primiera-brief-variant-three = no Heralds
primiera-brief-variant-robot = with a robot
primiera-brief-opening-herald-forbidden = no Herald as opening card
primiera-brief-target = { $value ->
    [one] to one point
   *[other] to { $value } points
  }

## Cards

primiera-card-1s = Herald of Swords
primiera-card-1b = Herald of Clubs
primiera-card-1c = Herald of Cups
primiera-card-1d = Herald of Coins

## The table

primiera-target-points = { $target ->
    [one] { $target } point
   *[other] { $target } points
  }
primiera-round = Round { $number }, to { primiera-target-points }
primiera-column-hand = hand
primiera-column-taken = taken
primiera-column-sweeps = sweeps
primiera-column-total = total
primiera-notation =
    7d          plays the 7 of Coins
    7d x 4b+3c  captures the 4 of Clubs and the 3 of Cups with it
    7 x         is enough if it can mean only one move
    Suits: s Swords, b Clubs (bastoni), c Cups, d Coins (denari).
    An x below one of your cards: it captures something.

## The score sheet

primiera-sheet-title = Round { $number }, counted
primiera-category-most-cards = Most cards
primiera-category-most-coins = Most Coins
primiera-category-seven-of-coins = Seven of Coins
primiera-category-best-primiera = Best primiera

## Events

primiera-event-dealt = Round { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you play first
   *[other] { $first } plays first
  }.
primiera-event-laid = { $seat ->
    [you] You lay the { $card } face down.
   *[other] { $seat } lays a card face down.
  }
primiera-event-opened = { $seat ->
    [you] You
   *[other] { $seat }
  } opened with the { $card }.
primiera-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } the { $card }.
primiera-event-captured = { $seat ->
    [you] You capture
   *[other] { $seat } captures
  } with the { $card }: { $takes }.
primiera-event-sweep = A sweep for { $seat }!
primiera-event-teams = { $seat ->
    [you] Your
   *[other] { $seat }’s
  } { $card } decides the teams: { $team } against { $others }.
primiera-event-alone = { $seat ->
    [you] Your
   *[other] { $seat }’s
  } { $card } decides: everyone alone, and the four points count double.
primiera-event-no-herald = All Heralds lie on the table: everyone alone, and the four points count double.
primiera-event-robot-open = The robot’s cards lie open, and { $seat ->
    [you] you choose
   *[other] { $seat } chooses
  } for it: { $cards }.
primiera-event-dealt-again = { $number } new cards each; { $stock } left in the stock.
primiera-event-leftovers = { $seat ->
    [you] You captured last and take
   *[other] { $seat } captured last and takes
  } what is left: { $cards }.
primiera-event-most-cards = Most cards: { $seats }, with { $number }.
primiera-event-most-coins = Most Coins: { $seats }, with { $number }.
primiera-event-seven-of-coins = Seven of Coins: { $seats }.
primiera-event-best-primiera = Best primiera: { $seats }, worth { $value }, with { $cards }.
primiera-event-tied = { $category }: nobody.
primiera-event-sweeps = Sweeps: { $seats }, { $number }.
primiera-event-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
  } { $points ->
    [one] one point
   *[other] { $points } points
  }, { $total } in all.
primiera-event-won = { $seats ->
    [you] You have won the game!
   *[other] Game over: { $seats } won.
  }

## On the ribbon of a moment

primiera-moment-sweep = Scopa!
primiera-moment-seven = The Seven of Coins!
primiera-moment-teams = The { $card }
primiera-moment-teams-small = { $team } against { $others }
primiera-moment-alone = Everyone alone!
primiera-moment-alone-small = the four points count double
primiera-moment-no-herald = Everyone alone!
primiera-moment-no-herald-small = the four points count double

## Why a move is refused

primiera-reason-card-twice = The { $card } is named twice.
primiera-reason-already-laid = You have already laid the { $card }; it stays there.
primiera-reason-robot-chooses-nothing = The robot chooses nothing: it turns up its cards one by one.
primiera-reason-opening-takes-nothing = An opening card captures nothing. Lay the { $card } alone.
primiera-reason-herald-may-not-open = You cannot open with the { $card }: in this match no Herald is laid before play.
primiera-reason-must-capture = The { $card } can capture, so it must: { $moves }.
primiera-reason-nothing-to-take = The { $card } captures nothing: no card on the table equals it, and none add up to it.
primiera-reason-not-on-table = There is no { $card } on the table.
primiera-reason-one-equal-card = The { $card } captures only one equal card. Choose { $equal }.
primiera-reason-equal-card-first = The { $card } has to capture an equal card before any sum: { $equal }.
primiera-reason-wrong-sum = These cards add up to { $sum }, but the { $card } captures exactly { $needed }.

## Why a move is advised

primiera-advice-sweep = It takes { $takes } and clears the table: a sweep.
primiera-advice-takes-seven = It brings home the 7 of Coins, which is worth a point on its own.
primiera-advice-makes-team = The { $card } makes { $seat } your partner.
primiera-advice-makes-alone = With the { $card } everyone plays alone, and the four points count double.
primiera-advice-takes-last = Whoever captures last also takes what is left on the table.
primiera-advice-takes-coins = { $count ->
    [one] It brings in a Coin.
   *[other] It brings in { $count } Coins.
  }
primiera-advice-builds-primiera = For the primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] It brings in one card.
   *[other] It brings in { $count } cards, and the most cards count.
  }
primiera-advice-opens-with-herald = The { $card } leaves your hand before it can decide anything.
primiera-advice-opens = You can easily spare the { $card }, and you keep better cards.
primiera-advice-leaves-no-sweep = It leaves nobody a sweep; other cards would.
primiera-advice-for-partner = { $seat ->
    [you] You play next, on the same side: the sweep may be yours.
   *[other] { $seat } plays next, on your side, and may sweep.
  }
primiera-advice-another-held = You hold another card of that rank, { $left }, and may take the { $card } back with it.
primiera-advice-dead-rank = The others have no equal card left to take the { $card } with.
primiera-advice-keeps-herald = You keep the { $card } until it pays to decide the teams.
primiera-advice-cheap-card = The { $card } is worth the least of your cards.
primiera-advice-keeps-others = Your other cards can still capture something; the { $card } can go.

## Options

primiera-option-variant = Variant
primiera-option-variant-heralds = four players with Heralds; the first Herald played says who plays with whom
primiera-option-variant-classic = four players, partners opposite, Heralds are plain 1s (Scopone)
primiera-option-variant-two = two players, three cards at a time
primiera-option-variant-three = three players, six cards at a time
primiera-option-variant-robot = three players and a robot, with Heralds
primiera-option-opening-herald = A Herald laid as opening card
primiera-option-opening-herald-inert = is a plain 1 and decides nothing
primiera-option-opening-herald-forbidden = is not allowed
primiera-option-opening-herald-counts = decides the teams; of several, the first in turn order does
primiera-option-missing-suit = Primiera with a suit missing
primiera-option-missing-suit-ineligible = does not count
primiera-option-missing-suit-sum-available = counts with the suits there are
primiera-option-match-end = The game ends
primiera-option-match-end-unique-leader = when one player alone is in the lead and has reached the target
primiera-option-match-end-extra-if-two-reach = after one extra round if two or more reach the target, otherwise at once
primiera-option-robot-sum = If there are several sums, the robot captures
primiera-option-robot-sum-lexicographic = the one that begins furthest left, compared card by card
primiera-option-robot-sum-min-mean-position = the one that lies furthest left on average
primiera-option-target = Target

## In the browser

primiera-web-teams = Teams
primiera-web-alone = Everyone alone
primiera-web-last = took last

## On any board

primiera-area-openings = Opening cards
primiera-area-table = Cards on the table
primiera-area-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
  }
primiera-area-won = Taken: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
  }
primiera-area-robot = The robot’s cards
primiera-fact-taken = { $value } taken
primiera-fact-sweeps = { $value ->
    [0] no sweep
    [one] one sweep
   *[other] { $value } sweeps
  }
primiera-move-opening = { $card } as your opening card
primiera-move-capture = { $card } takes { $takes }
primiera-ask-opening = Choose your opening card: you lay it face down
primiera-ask-take = Your turn: take something; each of your cards can
primiera-ask-lay = Your turn: lay a card; none of yours takes anything
primiera-ask-take-or-lay = Your turn: take or lay a card
primiera-ask-robot = Choose a card for the robot
primiera-note-teams-open = No Herald has been played yet: the teams are still open.
primiera-note-teams = { $seat ->
    [you] Your { $card }
   *[other] { $seat }’s { $card }
  }: { $team } against { $others }.
primiera-note-alone = { $seat ->
    [you] Your { $card }
   *[other] { $seat }’s { $card }
  }: everyone alone, and the four points count double.
primiera-note-no-herald = All Heralds lie on the table: everyone alone, and the four points count double.
primiera-note-rest = { $seat ->
    [you] You captured last: as it stands, you take what is left at the end.
   *[other] { $seat } captured last and, as it stands, takes what is left at the end.
  }
primiera-note-target = The game goes to { primiera-target-points }.
primiera-note-best = { $seats ->
    [you] Your best cards
   *[other] Best cards, { $seats }
  }: { $cards }.
primiera-note-together = Counted together: { $team }; { $others }.
primiera-note-doubled = Everyone alone: the four points count double.
primiera-tally-cards = Cards
primiera-tally-coins = Coins
primiera-tally-seven = Seven of Coins
primiera-tally-primiera = Primiera
primiera-tally-sweeps = Sweeps
primiera-tally-points = Points
primiera-tally-total = Total

primiera-family-heralds = with Heralds
primiera-family-classic = partners opposite
primiera-family-two = for two
primiera-family-three = for three
primiera-family-robot = with a robot
primiera-feat-sweeps = Sweeps
primiera-feat-sevens = Sevens of Coins
primiera-feat-primieras = Best primieras

## What puzzles are about

primiera-theme-sweep = Sweeps
primiera-theme-herald = Heralds
primiera-theme-seven = The Seven of Coins
primiera-theme-coins = Coins
primiera-theme-primiera = The primiera
primiera-theme-capture = Captures
primiera-theme-laying = What to lay
