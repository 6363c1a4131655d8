### Words of the command line, and of what it refuses.

## Refusals: one line each

error-option = option { $key } = { $value }: allowed is { $allowed }
error-unknown-option = there is no option { $key }; choose from { $allowed }
error-option-form = --option takes KEY=VALUE, not { $text }
error-option-twice = option { $key } is given twice
error-unknown-game = there is no game { $name }; choose from { $allowed }
error-seats = { $game } is played here by { $allowed }, not by { $seats }
error-players = --players takes at most { $seats } names here, with commas between them
error-unknown-player = there is no player { $name }; choose from { $allowed }
error-seed = --seed takes a text of printable characters
error-number = { $name } is { $value }: it must be at least { $least }
error-no-such-move = the record has { $moves } moves; there is no move { $move }
error-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
error-not-that-seat = the record does not show what seat { $seat } saw
error-no-position = a record of what one viewer saw has no positions, only moves
error-file = { $path }: { $problem }
error-file-missing = { $path }: no such file
error-file-folder = { $path }: is a folder
error-file-forbidden = { $path }: reading it is not permitted
error-arguments = { $problem }
error-port = port { $port } cannot be used: { $problem }
error-missing-part = this part of Mazzo is not installed: { $name }

## The server

server-address = Mazzo is running: { $address }
server-lan = Everybody on this network can open that address.
server-stop = Ctrl-C stops it.

## What is wrong with a record: its line, then the reason

error-record = { $path }, line { $line }: { $reason }
error-record-not-a-record = this is not a Mazzo record
error-record-version = this is a record of version { $version }; this Mazzo reads version 1
error-record-not-text = this is not UTF-8 text
error-record-truncated = the record breaks off: its last line, the checksum, is missing
error-record-checksum = the checksum does not fit: the record was altered or damaged
error-record-expected = here should be: { $form }
error-record-unknown-game = there is no game { $name }
error-record-option = option { $key } = { $value }: allowed is { $allowed }
error-record-seats = the number of seats does not fit the game; allowed is { $allowed }
error-record-commitment = the seed is not the one that was committed to
error-record-not-whole = the record shows only what one viewer saw: it cannot be played again or verified
error-record-dealer = seat { $found } does not deal here, but seat { $expected }
error-record-table = the face-up cards are not the ones that the seed deals: { $expected }
error-record-illegal-move = seat { $seat } cannot play { $move } here ({ $reason })
error-record-round-not-over = the round is counted before it is over
error-record-scores = the scores are { $expected }, not { $found }
error-record-totals = the totals are { $expected }, not { $found }
error-record-match-not-over = the match is not over yet
error-record-match-over = a round is dealt after the match is over
error-record-winners = the winners are { $expected }, not { $found }

## mazzo arena

arena-title = { $game }, { $seats } seats, { $deals } decks: lead in points a deal
arena-results = Results, seen from the first of the two
arena-pairing = Players
arena-wins = Won/lost/tied
arena-points = Points a deal, 95 %
arena-times = ms p50/p95
arena-ratings = Ratings
arena-player = Player
arena-rating = Elo
error-bots = --bots takes at least two different names, with commas between them

## mazzo games

games-values = { $allowed } (default { $default })
games-for = { $what } for { $value }

## mazzo replay, mazzo verify

record-kind-complete = complete record
record-kind-unfinished = record of an unfinished match
record-kind-seat = what seat { $seat } saw
record-kind-watcher = what a watcher saw
record-seat = seat { $seat }
record-player-person = a person
record-player-bot = bot, { $level }
record-player-nobody = played by the rules
record-round = Round { $number }, dealt by seat { $dealer }
record-table = face up: { $cards }
record-hand = hand of seat { $seat }: { $cards }
record-stock = dealt later: { $cards }
record-scores = scores { $scores }, totals { $totals }
record-winners = { $count ->
    [one] Seat { $winners } has won.
   *[other] Seats { $winners } have won.
  }
record-unfinished = The match is not over.
record-position = Position after move { $move } of { $moves }
record-verified = true: { $moves ->
    [one] one move
   *[other] { $moves } moves
  } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } follow from the seed that was committed to

### Words of the table, the same for every game.

## Lists and names

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-you = you
name-you = You
name-person = Player { $number }
name-robot = Robot
card-hidden = hidden card
list-none = nothing

## mazzo play: what it refuses to start

error-level = there is no level { $level }; choose from { $allowed }
error-people = --people takes 1 to { $most } here, not { $people }
error-names = --name is given { $names } times, but { $people ->
    [one] one person plays
   *[other] { $people } people play
  }
error-resume-alone = --resume goes on with the match as it was saved: leave out { $given }
error-nothing-saved = there is no unfinished match to go on with in { $path }
error-save = the saved match { $path } is damaged, line { $line }: { $reason }
error-save-elsewhere = the saved match { $path } was changed meanwhile: it goes on in another terminal
error-data-folder = matches cannot be saved in { $path }: { $problem }

## mazzo play: around a match

play-with-bots = With { $names } ({ $count ->
    [one] a bot
   *[other] bots
  }, level { $level }).
play-with-people = At this terminal: { $names }.
play-how = ? explains, rules reminds, quit stops; every move is saved.
play-commitment =
    All deals follow from a seed that is fixed before the first card. Its SHA-256:
    { $commitment }
play-kept = Unfinished from before: { $count ->
    [one] one match; mazzo play --resume would go on with it.
   *[other] { $count } matches; mazzo play --resume would go on with the latest.
  }
play-resumed = Going on with { $name }, round { $round }.
play-resumed-others = { $count ->
    [one] One older unfinished match waits
   *[other] { $count } older unfinished matches wait
  } in { $path }
play-saved = Saved. mazzo play --resume goes on from here.
play-pass = Pass to { $name }, who presses Enter: { "" }
play-turn-of = { $name }
play-next-round = Enter deals the next round: { "" }
play-won = { $winners ->
    [you] You have won the game!
   *[other] The game is won by { $winners }.
  }
play-record = mazzo verify proves that every deal was fair, from the record of the match:

## mazzo play --table

error-table-alone = with --table, leave out { $given }
error-table-names = one person sits down at a table from one terminal: give --name once
error-name-long = a name has at most { $most } characters
error-link = { $text } is no link to a table: it looks like http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = there is no answer from { $address }: { $problem }
error-not-mazzo = at { $address } something else than Mazzo answers
error-table = { $problem }
online-at = A table of { $host }:
online-free = free
online-note-you = you
online-note-host = host
online-note-bot = bot, { $level }
online-note-away = not connected
online-note-stand-in = a bot plays
online-link = Others join with this link, in a browser or by mazzo play --table:
online-how = ? explains, rules reminds, quit stops; your seat is kept for you.
online-which-seat = Which seat, { $seats }, or w to watch? { "" }
online-no-seat = "{ $text }" is no free seat.
online-name = Your name: { "" }
online-watch-running = The match is running: you watch.
online-watch-full = No seat is free: you watch.
online-host = start begins, with bots on the free seats: { "" }
online-waiting = Waiting for { $names }.
online-others = the others
online-not-now = It is not your turn; ? for help.
online-unknown = That is no command here; ? for help.
online-agree = Do you agree, yes or no? { "" }
online-take-over = A bot plays for you. Enter takes over: { "" }
online-clock = You have { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
online-hurry = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
online-ready = Enter, when you have seen it: { "" }
online-rematch = rematch plays again, everybody one seat further; quit stops: { "" }
online-over = Stay for another match, or quit: { "" }
online-lost = The connection is lost. Trying again ...
online-again = Connected again.
online-left = You have left the table. The same command brings you back to your seat.
online-fair = Every deal followed from what was fixed before the first card and from what this terminal added.
online-unfair = WARNING: the record does not prove the deals that were promised.
online-refused = The server refuses: { $code }
online-help =
    Type the number above a card to play it; if there are several ways, you are
    asked which. Moves can also be written in notation:
    { $notation }
    Enter   the table again
    hint    what a good player would do now
    log     what happened in this round
    score   round by round
    rules   the rules of this match in short
    who     who sits at the table
    undo    take back your last move; the others are asked
    sit     take a seat, if you watch
    start   begin the match, as the host; rematch plays another
    leave   give up your seat; in a match a bot plays on
    quit    stop; the seat stays yours, and after a minute a bot plays on

## What happens at a table

table-event-sat = { $who ->
    [you] You have a seat.
   *[other] Now at the table: { $who }.
  }
table-event-bot-sat = A bot sits down: { $who }.
table-event-stood = { $who ->
    [you] You have given up your seat.
   *[other] A seat is free again: { $who } has left it.
  }
table-event-removed = { $who ->
    [you] The host has sent you away.
   *[other] The host has sent { $who } away.
  }
table-event-locked = { $locked ->
    [yes] Nobody else may sit down now.
   *[no] Others may sit down again.
  }
table-event-hints = { $hints ->
    [yes] At this table one may ask for hints.
   *[no] At this table there are no hints.
  }
table-event-host-passed = { $who ->
    [you] You are the host now.
   *[other] { $who } is the host now.
  }
table-event-asked-back = { $who ->
    [you] You ask
   *[other] { $who } asks
  } to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
  }
table-event-answered-back = { $who ->
    [you] You agree.
   *[other] { $who } agrees.
  }
table-event-refused-back = Nothing is taken back.
table-event-taken-back = { $who ->
    [you] You take back
   *[other] { $who } takes back
  } { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
  }
table-event-stood-in = { $cause ->
    [time] { $who ->
        [you] Your time is up: a bot plays for you.
       *[other] The time of { $who } is up: a bot plays on.
      }
   *[left] { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
      }
  }
table-event-took-over = { $who ->
    [you] You play again.
   *[other] { $who } plays again.
  }
table-event-got-ready = { $who } is ready.
table-event-arrived = { $who } is back.
table-event-departed = { $who } is not connected.
table-event-rematched = Another match: everybody has moved one seat further.
table-event-abandoned = The match was given up; nobody has won.

## Why a table refuses

table-reason-barred = The host has sent you away from this table.
table-reason-table-locked = The host lets nobody else sit down.
table-reason-not-host = Only the host may do that.
table-reason-not-your-seat = Seat { $number } is not yours.
table-reason-no-such-seat = There is no seat { $number } here.
table-reason-seat-taken = Seat { $number } is taken.
table-reason-seat-free = There is nobody to send away from seat { $number }.
table-reason-seats-and-names = Each seat needs a name of its own, and can be taken once.
table-reason-name-empty = A name needs at least one letter.
table-reason-name-taken = Somebody here is called { $name } already, or nearly so.
table-reason-no-such-level = There is no bot of level { $level }; choose from { $allowed }.
table-reason-match-running = That has to wait until the match is over.
table-reason-no-match-running = No match is being played.
table-reason-not-playing = No cards are being played now.
table-reason-match-over = The match is over: play another with a rematch.
table-reason-nobody-seated = Somebody has to sit down first.
table-reason-not-seated = You have no seat at this table.
table-reason-not-shuffling = The cards have been shuffled already.
table-reason-contributed-before = You have added to the shuffles already.
table-reason-not-your-turn = There is nothing to decide now for { $seat }.
table-reason-stale-decision = Something has happened meanwhile: look again what there is to decide for { $seat }.
table-reason-no-hints = At this table there are no hints.
table-reason-bot-plays = A bot plays for { $seat }.
table-reason-you-play = No bot plays for { $seat }.
table-reason-person-present = { $seat ->
    [you] You are here.
   *[other] { $seat } is here.
  }
table-reason-nothing-to-take-back = You have not decided anything in this round yet.
table-reason-cards-were-revealed = Cards have been turned up since: that cannot be taken back.
table-reason-take-back-pending = First the others have to answer whether a move is taken back.
table-reason-take-back-denied = The others have refused that.
table-reason-no-take-back-pending = Nobody asks to take anything back.
table-reason-not-asked = You are not asked about this.
table-reason-answered-before = You have agreed already.
table-reason-round-not-over = The round is not over yet.
table-reason-ready-before = You are ready; the others are not yet.
table-reason-match-not-over = The match is not over yet.

## Why a server refuses

table-reason-no-identity = The server does not know you. Reload the page, or allow its cookie.
table-reason-too-many-tables = You have { $most } tables open, and more are not allowed.
table-reason-seats-not-allowed = This is not played by { $seats }, but by { $allowed }.
table-reason-link-expired = This link is too old. Ask for another on your first device.
table-reason-option = Option { $option } = { $value }: allowed is { $allowed }.
table-reason-no-such-table = There is no such table.
table-reason-no-such-game = There is no game { $game }.
table-reason-no-such-match = There is no such match at this table.
table-reason-no-such-round = There is no such round in this match.
table-reason-no-such-record = There is no such record.
table-reason-no-such-page = There is no such page.
table-reason-malformed-message = The server does not understand this: { $problem }
table-reason-malformed-request = The server does not understand this: { $problem }
table-reason-hello-first = The server expects a hello first.
table-reason-hint-pending = A hint is being thought of already.
table-reason-too-many-messages = Too many messages: the server takes { $a_second } a second.
table-reason-too-many-requests = Too many requests. Wait a minute.
table-reason-too-slow = The connection is too slow for the news of this table.
table-reason-server-stopping = The server stops. Nothing is lost.
table-reason-server-error = Something went wrong on the server.
table-reason-foreign-origin = This request comes from another site.

## A decision

turn-which = { $card }: which capture, 1 to { $count }? { "" }
turn-which-move = Which one, 1 to { $count }? { "" }
turn-only-zero = No card has a number now: only 0 is possible.
turn-no-such-number = There is no { $number } here: choose 1 to { $count }.
turn-undone = Taken back: { $move }.
turn-nothing-to-undo = There is nothing to take back.
turn-log-empty = Nothing has happened in this round yet.
turn-help =
    Type the number above a card to play it; if there are several ways, you are
    asked which. Moves can also be written in notation:
    { $notation }
    Enter   the table again
    hint    what a good player would do now
    log     what happened in this round
    score   round by round
    rules   the rules of this match in short
    quit    stop; the match is saved, mazzo play --resume goes on
score-title = Score
score-round = Round
score-total = Total
rules-option = { $option }: { $value }

## Why a move is refused: reasons that several games share

reason-not-a-move = "{ $text }" is no move. Type the number of a card, or ? for help.
reason-unknown-card = "{ $card }" is no card. Type the number of a card, or ? for help.
reason-several-moves = "{ $text }" could mean { $moves }.
reason-watching = You are only watching.
reason-round-over = The round is over.
reason-not-your-turn = { $seat ->
    [you] It is your turn, but not with this card.
   *[other] It is the turn of { $seat }.
  }
reason-card-not-held = There is no { $card } among the cards you can play.

## Hints

advice-only-move = There is nothing else to do.
hint-move = Hint: { $move }
hint-values = How far ahead of the others each may bring you, on average:
hint-thinking = One moment ...

### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] with Heralds
    [classic] the classic way
    [two] for two
    [three] for three
    [robot] with a robot
  }, game to { $target }

## Cards

primiera-suit-s = Swords
primiera-suit-b = Clubs
primiera-suit-c = Cups
primiera-suit-d = Coins
primiera-card = { $rank } of { $suit }
primiera-card-herald = Herald of { $suit }
# On the face of a card: at most five letters.
primiera-face-s = Sword
primiera-face-b = Club
primiera-face-c = Cup
primiera-face-d = Coin

## The table

primiera-round = Round { $number }, to { $target }
primiera-column-hand = hand
primiera-column-taken = taken
primiera-column-sweeps = sweeps
primiera-column-total = total
primiera-note-deals = deals
primiera-note-laid = card laid
primiera-note-partner = with { $name }
primiera-note-last = took last
primiera-teams-open = No Herald played yet: it is open who plays with whom.
primiera-teams-by = Teams by the { $card } that { $seat ->
    [you] you
   *[other] { $seat }
  } played.
primiera-teams-alone = Everyone alone, by the { $card } that { $seat ->
    [you] you
   *[other] { $seat }
  } played: categories count double.
primiera-table = Table
primiera-table-empty = (empty)
primiera-stock = { $count } in the stock
primiera-your-hand = Your hand
primiera-robot-hand = The robot's cards
primiera-prompt-opening = Lay one card face down, 1 to { $count } (? for help): { "" }
primiera-prompt-play = { $count ->
    [one] Your last card, 1
   *[other] Your card, 1 to { $count }
  } (? for help): { "" }
primiera-prompt-robot = { $count ->
    [one] The robot's last card, 1
   *[other] You choose for the robot, 1 to { $count }
  } (? for help): { "" }
primiera-notation =
    7d          plays the 7 of Coins
    7d x 4b+3c  captures the 4 of Clubs and the 3 of Cups with it
    7 x         will do if it can mean only one move
    Suits: s Swords, b Clubs (bastoni), c Cups, d Coins (denari).
    An x below a card of yours: it captures something.

## The score sheet

primiera-sheet-title = Round { $number }, counted
primiera-sheet-cards = Cards
primiera-sheet-coins = Coins
primiera-sheet-seven = Seven of Coins
primiera-sheet-primiera = Primiera
primiera-sheet-sweeps = Sweeps
primiera-sheet-points = Points
primiera-sheet-total = Total
primiera-sheet-doubled = everyone alone: categories count double
primiera-sheet-target = game to { $target }
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
  } { $takes } with the { $card }.
primiera-event-sweep = A sweep for { $seat }!
primiera-event-teams = { $seat ->
    [you] Your
   *[other] { $seat }'s
  } { $card } makes the teams: { $team } against { $others }.
primiera-event-alone = { $seat ->
    [you] Your
   *[other] { $seat }'s
  } { $card } means: everyone alone, and categories count double.
primiera-event-no-herald = All Heralds lie open: everyone alone, and categories count double.
primiera-event-robot-open = The robot's cards lie open, and { $seat ->
    [you] you choose
   *[other] { $seat } chooses
  } for it: { $cards }.
primiera-event-dealt-again = { $number } new cards each, { $stock } left in the stock.
primiera-event-leftovers = { $seat ->
    [you] You captured last and take
   *[other] { $seat } captured last and takes
  } what is left: { $cards }.
primiera-event-most-cards = Most cards: { $seats }, with { $number }.
primiera-event-most-coins = Most Coins: { $seats }, with { $number }.
primiera-event-seven-of-coins = Seven of Coins: { $seats }.
primiera-event-best-primiera = Best primiera: { $seats }, { $value } with { $cards }.
primiera-event-tied = { $category }: nobody.
primiera-event-sweeps = Sweeps: { $seats }, { $number }.
primiera-event-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
  } { $points }, in all { $total }.
primiera-event-won = The game is won by { $seats }.

## Why a move is refused

primiera-reason-card-twice = The { $card } is named twice.
primiera-reason-already-laid = You have laid the { $card } already, and there it stays.
primiera-reason-robot-chooses-nothing = The robot chooses nothing: its cards are turned up one by one.
primiera-reason-opening-takes-nothing = An opening card captures nothing. Lay the { $card } alone.
primiera-reason-herald-may-not-open = The { $card } may not open: in this match no Herald is laid before play.
primiera-reason-must-capture = The { $card } can capture, so it must: { $moves }.
primiera-reason-nothing-to-take = The { $card } captures nothing: no card on the table equals it, no cards add up to it.
primiera-reason-not-on-table = There is no { $card } on the table.
primiera-reason-one-equal-card = The { $card } captures one equal card, not several: { $equal }.
primiera-reason-equal-card-first = The { $card } has to capture an equal card, never a sum, where there is one: { $equal }.
primiera-reason-wrong-sum = These cards make { $sum }, but the { $card } captures exactly { $needed }.

## Why a move is advised

primiera-advice-sweep = It takes { $takes } and clears the table: a sweep.
primiera-advice-takes-seven = It brings home the 7 of Coins, a point by itself.
primiera-advice-makes-team = The { $card } makes { $seat } your partner.
primiera-advice-makes-alone = The { $card } means that everyone plays alone, and categories count double.
primiera-advice-takes-last = Whoever captures last takes what is left on the table.
primiera-advice-takes-coins = { $count ->
    [one] It brings in a Coin.
   *[other] It brings in { $count } Coins.
  }
primiera-advice-builds-primiera = For the primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] It brings in one card.
   *[other] It brings in { $count } cards towards the most cards.
  }
primiera-advice-opens-with-herald = The { $card } is out of your hand before it can decide anything.
primiera-advice-opens = The { $card } is easily spared, and you keep better cards.
primiera-advice-leaves-no-sweep = It leaves nobody a sweep, as other cards would.
primiera-advice-for-partner = { $seat ->
    [you] You play next, on the same side: the sweep may be yours.
   *[other] { $seat } plays next, on your side, and may sweep.
  }
primiera-advice-another-held = You hold another of the rank, { $left }: with that you may take the { $card } again.
primiera-advice-dead-rank = No equal card is left with the others: nobody takes the { $card } by one.
primiera-advice-keeps-herald = You keep the { $card } until it is worth deciding the teams.
primiera-advice-cheap-card = The { $card } is worth least of what you hold.
primiera-advice-keeps-others = You keep the other cards for what may still be captured; the { $card } goes.

## Options

primiera-option-variant = Variant
primiera-option-variant-heralds = four players with Heralds; the first Herald played says who plays with whom
primiera-option-variant-classic = four players, partners opposite, Heralds are plain ones (Scopone)
primiera-option-variant-two = two players, three cards at a time
primiera-option-variant-three = three players, six cards at a time
primiera-option-variant-robot = three players and a robot, with Heralds
primiera-option-opening-herald = A Herald laid as opening card
primiera-option-opening-herald-inert = is a plain one and decides nothing
primiera-option-opening-herald-forbidden = is not allowed
primiera-option-opening-herald-counts = decides the teams; of several, the first in turn order does
primiera-option-missing-suit = Primiera with a suit missing
primiera-option-missing-suit-ineligible = does not count
primiera-option-missing-suit-sum-available = counts with the suits there are
primiera-option-match-end = The game ends
primiera-option-match-end-unique-leader = when one player alone leads with the target or more
primiera-option-match-end-extra-if-two-reach = after one extra round if two or more reach the target, else at once
primiera-option-robot-sum = Of several sums the robot captures
primiera-option-robot-sum-lexicographic = the one that begins furthest left, compared card by card
primiera-option-robot-sum-min-mean-position = the one that lies furthest left on average
primiera-option-target = Target

## The rules in short

primiera-rules =
    Play one card. If a card of equal rank lies on the table, capture one such
    card; otherwise cards that add up to it; otherwise it stays on the table.
    What can capture must, but you choose the card. Emptying the table is a
    sweep, 1 point, except with the last card of the round. The last to
    capture takes what is left.
    { $variant ->
       *[heralds] { primiera-rules-opening }
        { primiera-rules-heralds }
        [classic] Partners sit opposite and count together. Heralds are plain ones.
        [two] Three cards each, until the stock is gone. Heralds are plain ones.
        [three] Six cards each, twice. Heralds are plain ones.
        [robot] { primiera-rules-opening }
        { primiera-rules-heralds }
        The robot turns its cards up one by one and captures furthest left; once it
        has a partner, its cards lie open and the partner chooses.
    }
    Counted: most cards, most Coins, the seven of Coins, the best primiera: 1
    point each, sweeps besides. A tie goes to nobody. Primiera: your best card
    of each suit; 7 = 21, 6 = 18, 1 = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12,
    8, 9, 10 = 10. The game goes to { $target }.
primiera-rules-opening = At first everyone lays one card face down; together they are the table.
primiera-rules-heralds =
    The four cards of rank 1 are Heralds. The first Herald played from a hand
    decides for the round, as its arrow says: Cups, partners sit opposite; Clubs,
    whoever plays it is with the left neighbour; Coins, with the right one, who
    plays next; Swords, everyone alone, and categories count 2 points.

### Nain Jaune

nain_jaune-name = Nain Jaune
nain_jaune-title = Nain Jaune, the Yellow Dwarf

## Cards

# On the face of a card: at most two letters.
nain_jaune-letter-a = A
nain_jaune-letter-j = J
nain_jaune-letter-q = Q
nain_jaune-letter-k = K
nain_jaune-rank = { $rank ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
  }
nain_jaune-needed = { $needed ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $needed }
  }

nain_jaune-tokens = { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
  }

## The table

nain_jaune-round = Round { $number }
nain_jaune-column-hand = cards
nain_jaune-column-tokens = tokens
nain_jaune-note-deals = deals
nain_jaune-note-last = laid last
nain_jaune-note-without = without { $ranks }
nain_jaune-note-holds = has { $ranks }
nain_jaune-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
  }
nain_jaune-needed-rank = Needed: { nain_jaune-rank }
nain_jaune-needed-any = Any card may be laid
nain_jaune-stock = { $count } cards lie aside, unseen
nain_jaune-your-hand = Your hand
nain_jaune-prompt-any = { $count ->
    [one] Your last card, 1
   *[other] Lay any card, 1 to { $count }
  } (? for help): { "" }
nain_jaune-prompt-rank = Lay { nain_jaune-prompt-numbers } (? for help): { "" }
nain_jaune-prompt-enter = Lay { nain_jaune-prompt-numbers }, or 0 to pass (? for help): { "" }
nain_jaune-prompt-stop = Lay { nain_jaune-prompt-numbers }, or 0 to stop (? for help): { "" }
nain_jaune-prompt-numbers = { $count ->
    [one] your { nain_jaune-rank }, 1
   *[other] one { nain_jaune-rank }, 1 to { $count }
  }
nain_jaune-prompt-pass = You have no { nain_jaune-rank }: 0 to pass (? for help): { "" }
nain_jaune-offer-box = { $card } takes all!
nain_jaune-offer-silent = { $card } without a word: the tokens stay in the box
nain_jaune-notation =
    5c     lays the 5 of Clubs
    Qs!    announces the Queen of Spades, if that is left to you
    J      will do if it can mean only one card
    pass   passes; 0 does the same
    stop   stops, if you may although you could go on; 0 does the same
    Suits: s Spades, h Hearts, d Diamonds, c Clubs.
    Only cards that may be laid now have a number. A number below a card of
    yours: so many tokens lie in its box.

## The settlement

nain_jaune-sheet-title = Round { $number }, settled
nain_jaune-sheet-stake = Stake
nain_jaune-sheet-boxes = Boxes
nain_jaune-sheet-opera = Grand Opera
nain_jaune-sheet-cards = Cards left
nain_jaune-sheet-fines = Fines
nain_jaune-sheet-change = This round
nain_jaune-sheet-tokens = Tokens
nain_jaune-sheet-board = On the board

## Events

nain_jaune-event-dealt = Round { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you begin
   *[other] { $first } begins
  }.
nain_jaune-event-staked = Everybody stakes { $tokens } tokens.
nain_jaune-event-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
  } { $card }.
nain_jaune-event-without = { $seat ->
    [you] You
   *[other] { $seat }
  }: "No { nain_jaune-rank }!"
nain_jaune-event-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
  } on the { nain_jaune-rank }.
nain_jaune-event-stopped = { $seat ->
    [you] You stop
   *[other] { $seat } stops
  } before the { nain_jaune-rank }.
nain_jaune-event-king-restart = { $seat ->
    [you] You
   *[other] { $seat }
  }: "King and I start again!"
nain_jaune-event-restart = Nobody goes on: { $seat ->
    [you] you start
   *[other] { $seat } starts
  } again, with any card.
nain_jaune-event-takes-box = { $card } takes all! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] You forget
   *[other] { $seat } forgets
  } to announce { $card }: { $tokens } tokens stay in the box.
nain_jaune-event-grand-opera = Grand Opera! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } all the boxes, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no cards left: the round is over.
nain_jaune-event-paid = { $seat ->
    [you] You pay
   *[other] { $seat } pays
  } { nain_jaune-tokens } to { $to }, for { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] You still hold { $card } and pay
   *[other] { $seat } still holds { $card } and pays
  } { nain_jaune-tokens } into its box.
nain_jaune-event-scored = { $seat ->
    [you] You
   *[other] { $seat }
  }: { $points } in this round, { $total } tokens now.
nain_jaune-event-bankrupt = { $seat ->
    [you] You cannot
   *[other] { $seat } cannot
  } stake again. Tokens left: { $total }.
nain_jaune-event-won = The game is won by { $seats }.

## Why a move is refused

nain_jaune-reason-wrong-rank = { $card } cannot be laid now. Needed: { nain_jaune-needed }.
nain_jaune-reason-must-lead = You start a sequence, so you have to lay a card: any card.
nain_jaune-reason-must-enter = Needed: { nain_jaune-needed }. You have { $cards }, and in this match whoever can go on must.
nain_jaune-reason-must-go-on = Needed: { nain_jaune-needed }. You have begun and have { $cards }, so you must go on.
nain_jaune-reason-nothing-laid-yet = You have laid no card in this turn, so you do not stop but pass.
nain_jaune-reason-stop-instead = You have begun and have the next rank, { nain_jaune-needed }: to end the turn is to stop, not to pass.
nain_jaune-reason-pass-instead = You have no { nain_jaune-needed } to go on with: pass.
nain_jaune-reason-no-box-card = { $card } has no box: there is nothing to announce.
nain_jaune-reason-announced-by-itself = In this match { $card } takes its box by itself. Leave out the exclamation mark.

## Why a move is advised

nain_jaune-advice-must-pass = You have no { nain_jaune-rank }.
nain_jaune-advice-waits = You hold back: { nain_jaune-rank } may be worth more to you later.
nain_jaune-advice-stops = You keep the { nain_jaune-rank }: so the others cannot go on with it.
nain_jaune-advice-goes-out = It is your last card: you are out, and the others pay.
nain_jaune-advice-takes-box = { $card } takes its box while there is something in it: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } goes without a word: you are rid of it, but the box stays full.
nain_jaune-advice-keeps-box-card = You keep { $card } for its box, and may lay it later.
nain_jaune-advice-king-leads = The run ends on a king: then you start again with any card.
nain_jaune-advice-stops-the-others = After it nobody can have the { nain_jaune-rank }: you start again.
nain_jaune-advice-goes-on = { $count ->
    [one] You are rid of the { nain_jaune-rank }.
   *[other] You are rid of { $count } cards in a row, from the { nain_jaune-rank } on.
  }
nain_jaune-advice-run-out = { $count ->
    [one] With it you are out.
   *[other] All your { $count } cards follow one another: you are out.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] A king leads again: you lose nothing by it.
   *[other] { $count } cards up to the king, and then you start again.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Nobody can go on with the { nain_jaune-rank }: you start again.
   *[other] { $count } cards, and nobody can go on with the { nain_jaune-rank }: you start again.
  }
nain_jaune-advice-unloads = { $count ->
    [one] { $seat } has one card left: be rid of the { $points } points.
   *[other] { $seat } has only { $count } cards left: be rid of the { $points } points.
  }
nain_jaune-advice-run-to-box = The run leads to { $card }, and its box holds { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] It is your longest run.
   *[other] It is your longest run: { $count } cards at once.
  }
nain_jaune-advice-keeps-stopper = You keep { $card }, which wins you the next start whenever you lay it.
nain_jaune-advice-leads-low = { $card } is your lowest card, and few sequences pass it by themselves.
nain_jaune-advice-leads = { $card } may come round to you again, further up.

## Options

nain_jaune-option-enter = Who has the rank needed
nain_jaune-option-enter-optional = may pass
nain_jaune-option-enter-mandatory = has to lay it
nain_jaune-option-keep-going = Who has begun to lay
nain_jaune-option-keep-going-mandatory = goes on as long as possible
nain_jaune-option-keep-going-free = may stop
nain_jaune-option-grand-opera = Grand Opera
nain_jaune-option-grand-opera-first-turn = is to lay the whole hand in one's first turn
nain_jaune-option-grand-opera-no-opponent-has-played = is to lay the whole hand before anybody else has laid a card
nain_jaune-option-grand-opera-off = does not exist
nain_jaune-option-announce = Box cards
nain_jaune-option-announce-auto = take their box by themselves
nain_jaune-option-announce-manual = take their box only if they are announced
nain_jaune-option-held-box-card = Who holds a box card at the end
nain_jaune-option-held-box-card-none = pays nothing for it
nain_jaune-option-held-box-card-double-box = pays into its box what lies there
nain_jaune-option-hand-payment = For the cards left in hand one pays
nain_jaune-option-hand-payment-count = a token a card
nain_jaune-option-hand-payment-pips = their pips: ace 1, figures 10

## The rules in short

nain_jaune-rules =
    Everybody stakes 15 tokens: 1 on 10♦, 2 on J♣, 3 on Q♠, 4 on K♥, 5 on 7♦,
    the Yellow Dwarf. Who begins lays any card and goes on upward, in any suits,
    as long as possible; then the next player goes on from the rank that is
    missing, and so on. If nobody does, whoever laid last starts again with any
    card; so does, at once, whoever lays a King.
    Laying a card of the board takes what is in its box. What nobody takes
    stays for the next round.
    When a hand is empty the round is over, and the others pay its player
    { $hand_payment ->
       *[count] a token for each card they still have.
        [pips] the pips of the cards they still have: ace 1, figures 10.
    }
    { $grand_opera ->
       *[first_turn] Grand Opera: who lays the whole hand in the first turn takes all boxes.
        [no_opponent_has_played] Grand Opera: who is out before another has laid a card takes all boxes.
        [off] There is no Grand Opera.
    }
    The game ends when somebody cannot stake. Most tokens win.

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

## Cards

primo-card-y = yellow { $number }
primo-card-b = blue { $number }
primo-card-top = Top card
primo-card-nimm = Take card (Nimm)
# On the face of a card: at most five letters.
primo-face-top = Top
primo-face-top-does = above
primo-face-nimm = Nimm
primo-face-nimm-does = take

## The table

primo-round = { $games ->
    [one] Primo
   *[other] Round { $number }/{ $games }
  }
primo-column-hand = hand
primo-column-pile = pile
primo-column-total = total
primo-colours-alternating = Neighbours in a row have different colours.
primo-colours-monochrome = Each row has one colour.
primo-idle = No card played for { $count } turns; at { $limit } the game is blocked.
primo-shifts = Rows that can be moved: { $moves }
primo-your-hand = Your hand
primo-prompt-begin = A card, 1 to { $count }, a row to move, swap, or 0 to pass (? for help): { "" }
primo-prompt-on = A card, 1 to { $count }, a row to move, or undo (? for help): { "" }
primo-prompt-end = A card, 1 to { $count }, a row to move, undo, or 0 to end (? for help): { "" }
primo-offer = { $card } to column { $column }
primo-offer-above = { $card } on top of the row in column { $column }
primo-notation =
    5y>E      lays the yellow 5 at the end of row E, or opens it; 5>E may do
    8b^C      lays the blue 8 on top of row C, where Top was played
    A10>E     moves row A from its 10 on to the end of row E
    top>C     plays Top on column C; nimm>A plays Nimm on A, or on F
    end       ends your turn and draws up to six; 0 does the same
    undo      takes back your last move, as long as your turn lasts
    swap 1 3  instead of all that: exchanges your cards 1 and 3; swap all
    pass      instead of all that: does nothing; 0 does the same
    y is yellow, b is blue. Below a card of yours: the columns it fits now, ^
    for on top. A + behind a pile: what is known to lie on top of it.

## The count

primo-sheet-title = { $games ->
    [one] The game
   *[other] Round { $number } of { $games }
  }, counted
primo-sheet-cards = Cards left
primo-sheet-out = Finished
primo-sheet-points = Points
primo-sheet-total = Total
primo-sheet-blocked = the game was blocked: nobody has finished

## Events

primo-event-dealt = Round { $round }: { $dealer ->
    [you] you are
   *[other] { $dealer } is
  } last in turn, { $first ->
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
  } Nimm on column { $column }: the others take.
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
  } no cards left: the game is over.
primo-event-blocked = Nobody can go on: the game is blocked. Fewest cards count best.
primo-event-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
  } { $points }, in all { $total }.
primo-event-won = The game is won by { $seats }.

## Why a move is refused

primo-reason-turn-begun = Your turn has begun: play on, take back your moves with undo, or end it.
primo-reason-nothing-played-yet = You have played nothing yet: pass instead.
primo-reason-can-still-play = You have only moved rows; as long as you can play a card, you have to: { $moves }.
primo-reason-does-not-follow = The { $card } does not follow the { $tail } at the end of row { $column }.
primo-reason-wrong-colour = The { $card } has the wrong colour for the { $neighbour } of row { $column }.
primo-reason-column-empty = Column { $column } is empty.
primo-reason-no-top-here = Nobody lays on top of row { $column } unless Top was played there in this turn.
primo-reason-does-not-top = The { $card } does not fit above the { $head } of row { $column }.
primo-reason-only-outer-columns = Nimm is played on column A or F, not on { $column }.
primo-reason-number-not-in-row = There is no { $number } in row { $column }.
primo-reason-same-column = Row { $column } cannot be moved onto itself.
primo-reason-no-shift-to-empty = Column { $column } is empty: in this match it is opened from the hand only.
primo-reason-layout-seen = The rows lay like that before, since your last card: that leads in circles.
primo-reason-fits-nowhere = The { $card } fits nowhere as the rows lie.

## Why a move is advised

primo-advice-finishes = It is your last card: you finish.
primo-advice-completes-row = Row { $column } is complete, 13 to 1, and column { $column } is free.
primo-advice-lays-run = { $count ->
    [one] It fits on row { $column }.
   *[other] It lets { $count } of your cards follow one another on row { $column }.
  }
primo-advice-fits = The { $card } fits on row { $column }: one card fewer.
primo-advice-takes-empty-row = The { $card } fits nowhere else, and with it nobody after you finds column { $column } empty.
primo-advice-opens-row = The { $card } opens a row in column { $column }.
primo-advice-lays-on-top = Top allows it: the { $card } goes on top of row { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] It makes room for one more of your cards.
   *[other] It makes room for { $count } more of your cards.
  }
primo-advice-shift-empties = It empties column { $column }, for any card of yours.
primo-advice-shift-prepares = It makes row { $column } longer, and others can then be moved.
primo-advice-top-unlocks = { $count ->
    [one] With Top one of your cards goes on top of row { $column }.
   *[other] With Top { $count } of your cards go on top of row { $column }.
  }
primo-advice-top-rid = You are rid of the Top card, if nothing else fits.
primo-advice-nimm-near-end = { $count ->
    [one] { $seat } has one card left: Nimm adds another.
   *[other] { $seat } has only { $count } cards left: Nimm adds one.
  }
primo-advice-nimm = { $count ->
    [one] Somebody else takes a card, and a new head lies open.
   *[other] { $count } others take a card each, and new heads lie open.
  }
primo-advice-swap-unfit = { $cards } will hardly fit soon; of the unseen cards { $percent } % fit now.
primo-advice-swap-all = Nothing in your hand is worth keeping; of the unseen cards { $percent } % fit now.
primo-advice-pass-keeps = Your hand is better than what you would draw.
primo-advice-pass-empty = Your pile is empty: there is nothing to exchange for.
primo-advice-end-keeps-special = Keep for a turn in which it frees more cards: { $cards }.
primo-advice-end-nothing-fits = None of your cards fits any more.
primo-advice-end-denies-row = Column { $column } stays empty: your card is worth more than the place.
primo-advice-end-enough = What still fits is better kept for your next turn.

## Options

primo-option-colours = Colours
primo-option-colours-ignored = do not matter
primo-option-colours-alternating = alternate in each row
primo-option-colours-monochrome = are the same within a row
primo-option-games = The match
primo-option-games-1 = is one game
primo-option-games-4 = is four rounds
primo-option-top-cards = Top cards among the ten specials
primo-option-shift-to-empty = Rows moved to an empty column
primo-option-shift-to-empty-no = are not allowed
primo-option-shift-to-empty-yes = are allowed

## The rules in short

primo-rules =
    Get rid of your cards, hand and pile. A row counts down: lay a card at its
    end if it is exactly one lower. Any card opens an empty column. Whole rows,
    or the end of a row from any card on, may be moved under a row that they
    continue{ $shift_to_empty ->
       *[no] { "" }
        [yes] { " " }or to an empty column
    }. A row from 13 to 1 leaves the game at once.
    { $colours ->
       *[ignored] Colours do not matter.
        [alternating] Neighbours in a row must have different colours, also where a moved part joins.
        [monochrome] All cards of a row must have one colour, also where a moved part joins.
    }
    In your turn play as many cards as you like, at least one, and move rows as
    you like; or exchange hand cards, which go under your pile; or pass. Then
    draw up to six.
    Top ({ $top_cards } of the ten specials): in this turn you may also lay on top of
    the row in that column. Nimm (the others), on A or F: each other player
    takes the top card of a row onto the own pile, one row after the other.
    Who plays the last card ends the game at once. { $games ->
        [one] Otherwise, if nobody can go on, fewest cards win.
       *[other] Each card left costs a point, finishing brings 3; { $games } rounds.
    }

### Tarock

tarock-name = Tarock (Königrufen)
tarock-title = Tarock (Königrufen), a session of { $deals } deals

## Cards

tarock-letter-k = K
tarock-letter-q = Q
tarock-letter-n = N
tarock-letter-j = J
# On the face of a card: at most five letters.
tarock-matto = Matto
tarock-card-t1 = { $card } (Pagat)
tarock-card-t21 = { $card } (Mond)

## Contracts

tarock-contract-trisac = Trischaken
tarock-contract-chiamata = Rufer
tarock-contract-sei = Sechserdreier
tarock-contract-piccolo = Piccolo
tarock-contract-chiamata-solo = Solorufer
tarock-contract-chiamata-meglio = Besserrufer
tarock-contract-mendicante = Bettler
tarock-contract-proprio-semi = Farbendreier
tarock-contract-proprio = Dreier
tarock-contract-piccolo-ouvert = Piccolo ouvert
tarock-contract-mendicante-ouvert = Bettler ouvert
tarock-contract-solo-semi = Farbensolo
tarock-contract-solo-proprio = Solodreier

## Announcements

tarock-bonus-bird1 = Pagat
tarock-bonus-bird2 = Uhu
tarock-bonus-bird3 = Kakadu
tarock-bonus-bird4 = Marabu
tarock-bonus-ultimo = King ultimo
tarock-bonus-sacco = Sack
tarock-bonus-doppiosacco = Double Sack
tarock-bonus-trull = Trull
tarock-bonus-kings = Four Kings
tarock-bonus-mondo = Mond capture
tarock-bonus-valat = Valat

## What is said

tarock-say-pass = pass
tarock-say-hold = hold
tarock-say-accanto = as well
tarock-say-contra = contra
tarock-say-recontra = recontra
tarock-say-ok = good
tarock-offer-fourth = the fourth king
tarock-offer-packet = { $number ->
    [1] first packet
   *[2] second packet
  }

# What they mean, in at most 50 letters.
tarock-hint-trisac = everyone alone: fewest points win
tarock-hint-chiamata = call a king, take a packet
tarock-hint-sei = alone, with all six cards of the talon
tarock-hint-piccolo = alone: exactly one trick
tarock-hint-chiamata-solo = call a king, no talon, bonuses double
tarock-hint-chiamata-meglio = call a king, take a packet, announce a bird
tarock-hint-mendicante = alone: no trick at all
tarock-hint-proprio-semi = alone, a packet; tarocks do not trump
tarock-hint-proprio = alone, a packet
tarock-hint-piccolo-ouvert = exactly one trick, with open cards
tarock-hint-mendicante-ouvert = no trick at all, with open cards
tarock-hint-solo-semi = alone, no talon; tarocks do not trump
tarock-hint-solo-proprio = alone, no talon, bonuses double
tarock-hint-bird1 = I wins the last trick
tarock-hint-bird2 = II wins the second-last trick
tarock-hint-bird3 = III wins the third-last trick
tarock-hint-bird4 = IV wins the fourth-last trick
tarock-hint-ultimo = your side wins the last trick with the called king
tarock-hint-sacco = your side has 45 points
tarock-hint-doppiosacco = your side has 55 points
tarock-hint-trull = your side has I, XXI and the Matto
tarock-hint-kings = your side has all four kings
tarock-hint-mondo = your side's Matto beats their XXI
tarock-hint-valat = your side wins every trick
tarock-hint-hold = play the same contract yourself
tarock-hint-accanto = play the same contract too, for yourself
tarock-hint-contra = everything counts double
tarock-hint-recontra = everything counts four times
tarock-hint-ok = nothing to add

## The table

tarock-deal = Deal { $number } of { $deals }
tarock-wheel = wheel ×{ $factor }
tarock-column-cards = cards
tarock-column-tricks = tricks
tarock-column-points = points
tarock-column-total = total
tarock-note-declarer = declarer
tarock-note-joined = declarer as well
tarock-note-partner = partner
tarock-note-void = no { $suits }
tarock-note-forehand = forehand
tarock-note-deals = deals
tarock-bidding = Bidding: { $said }
tarock-bidding-opens = The bidding begins.
tarock-plays = { $contract }, played by { $seat }
tarock-plays-trisac = { $contract }: everyone alone, fewest points win
tarock-plays-joined = by { $seats } as well
tarock-plays-called = { $card } called
tarock-plays-partner = with { $seat }
tarock-plays-contra = { $level ->
    [1] contra: all counts double
   *[2] recontra: all counts four times
  }
tarock-announced = Announced: { $said }
tarock-announced-by = { $bonus } by { $seat }
tarock-contras = Contra to { $to }: { $said }
tarock-contra-by = { $name } ×{ $times }
tarock-contra-asked = { $seat ->
    [you] Your game: does anybody say contra?
   *[other] Does anybody say contra to { $seat }?
  }
tarock-discards = Laid away: { $cards }
tarock-talon-left = Left in the talon: { $cards }
tarock-talon = Talon: { $cards }
tarock-trick = Trick { $number }, led by { $seat }
tarock-trick-lead = Trick { $number }: { $seat ->
    [you] you lead
   *[other] { $seat } leads
  }
tarock-last-trick = Trick { $number }, led by { $leader }, taken by { $winner }
tarock-from-talon = talon
tarock-no-trick = No trick has been taken yet.
tarock-your-hand = Your hand
tarock-prompt-auction = Your word, 1 to { $count } (? for help): { "" }
tarock-prompt-choice = Everybody has passed. Your game, 1 to { $count } (? for help): { "" }
tarock-prompt-call = Call a king, 1 to { $count } (? for help): { "" }
tarock-prompt-take = Take cards of the talon, 1 to { $count } (? for help): { "" }
tarock-prompt-lay = Lay away { $left ->
    [one] one more card
   *[other] { $left } cards, one by one
  }, 1 to { $count } (? for help): { "" }
tarock-prompt-announce = { $count ->
    [one] Nothing to announce: 1
   *[other] Announce something or say good, 1 to { $count }
  } (? for help): { "" }
tarock-prompt-contra = Contra? 1 to { $count } (? for help): { "" }
tarock-prompt-lead = { $count ->
    [one] Your last card, 1
   *[other] You lead, 1 to { $count }
  } (? for help): { "" }
tarock-prompt-follow = { $count ->
    [one] Your last card, 1
   *[other] Your card, 1 to { $count }
  } (? for help): { "" }
tarock-notation =
    Kh, 10s, T21, xxi, matto   plays that card, or lays it away
    pass, hold, accanto (as well), call Ks, call fourth, take 1, contra, ok
    trisac Trischaken, chiamata Rufer (_solo, _meglio), sei Sechserdreier,
    piccolo, mendicante Bettler (_ouvert), proprio Dreier (_semi), solo_semi
    bird1 to bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       shows the last trick
    Suits: h ♥, d ♦, s ♠, c ♣. N is the knight, between jack and queen. Red pips
    rank 1 2 3 4, the 1 highest; black ones 10 9 8 7. A number in brackets: the
    card cannot be played now; type it, and you are told why. Points are points
    in tricks; "no ♥" says that somebody has shown to hold no hearts.

## The settlement

tarock-sheet-title = Deal { $number } of { $deals }, settled in cents
tarock-sheet-count = The declarer's side has { $points } points, the others { $others }; 35 2/3 win.
tarock-sheet-price = price
tarock-sheet-points = Points
tarock-sheet-game = { $contract }, { tarock-sheet-won }
tarock-sheet-announced = { $bonus }, announced, { tarock-sheet-won }
tarock-sheet-silent = { $bonus }, silent, { tarock-sheet-won }
tarock-sheet-won = { $won ->
    [1] won
   *[0] lost
  }
tarock-sheet-pays = { $seat ->
    [you] You pay
   *[other] { $seat } pays
  }{ $mayor ->
    [1] { "" }
    [2] , as mayor
   *[4] , as mayor and forehand
  }
tarock-sheet-virgins = Without a trick, virgin: { $seats }.
tarock-sheet-others = The others:
tarock-sheet-deal = This deal
tarock-sheet-total = Total
tarock-sheet-valat = Valat in place of the game
tarock-sheet-solo = solo: bonuses ×2
tarock-sheet-contra = with contra

## Events

tarock-event-dealt = Deal { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you are
   *[other] { $first } is
  } forehand ("my game").
tarock-event-wheel = A wheel turns: this deal counts ×{ $factor }.
tarock-event-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
  }.
tarock-event-bid = { $seat ->
    [you] You bid
   *[other] { $seat } bids
  } { $contract }.
tarock-event-held = { $seat ->
    [you] You hold
   *[other] { $seat } holds
  } and would play { $contract }.
tarock-event-joined = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } { $contract } as well.
tarock-event-all-passed = Everybody else has passed: { $seat ->
    [you] you choose
   *[other] { $seat } chooses
  } a game.
tarock-event-chose = { $seat ->
    [you] You choose
   *[other] { $seat } chooses
  } { $contract }.
tarock-event-contract = The game is { $contract }, by { $seat }{ $joined ->
    [nothing] .
   *[other] ; { $joined } as well.
  }
tarock-event-called = { $seat ->
    [you] You call
   *[other] { $seat } calls
  } { $card }.
tarock-event-called-fourth = { $seat ->
    [you] You call
   *[other] { $seat } calls
  } the fourth king.
tarock-event-talon-open = The talon: { $packet1 } in the first packet, { $packet2 } in the second.
tarock-event-king-in-talon = The called { $card } lies in the talon: { $seat ->
    [you] you play
   *[other] { $seat } plays
  } alone.
tarock-event-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { $cards }; the others get { $left }.
tarock-event-took-all = { $seat ->
    [you] You take the whole talon: { $cards }.
   *[other] { $seat } takes the whole talon, unseen.
  }
tarock-event-laid = { $seat ->
    [you] You lay away { $card }.
   *[other] { $seat } lays away a card: { $card }.
  }
tarock-event-down = { $seat ->
    [you] You are down.
   *[other] { $seat } is down.
  }
tarock-event-announced = { $seat ->
    [you] You announce
   *[other] { $seat } announces
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] You: "Good."
   *[other] { $seat }: "Good."
  }
tarock-event-contra = { $seat ->
    [you] You say
   *[other] { $seat } says
  } contra to { $to }.
tarock-event-recontra = { $seat ->
    [you] You say
   *[other] { $seat } says
  } recontra to { $to }.
tarock-event-no-contra = { $seat ->
    [you] You say
   *[other] { $seat } says
  } no contra to { $to }.
tarock-event-first-lead = { $seat ->
    [you] You lead
   *[other] { $seat } leads
  } to the first trick.
tarock-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } { $card }.
tarock-event-partner = { $seat ->
    [you] You are
   *[other] { $seat } is
  } the partner of { $declarer }: { $card } was called.
tarock-event-trick = Trick { $number } goes to { $seat }: { $cards }.
tarock-event-talon-card = With it goes { $card } from the talon, to { $seat }.
tarock-event-caesar = Emperor's trick! I beats XXI and the Matto, for { $seat }.
tarock-event-mondo-caught = { $seat ->
    [you] You catch
   *[other] { $seat } catches
  } the XXI of { $of }.
tarock-event-bird-made = { $seat ->
    [you] You make
   *[other] { $seat } makes
  } the { $kind }!
tarock-event-bird-lost = { $seat ->
    [you] You lose
   *[other] { $seat } loses
  } the { $kind }.
tarock-event-hand-open = { $seat ->
    [you] Your cards lie open
   *[other] { $seat }'s cards lie open
  }: { $cards }.
tarock-event-failed = { $seat ->
    [you] You have
   *[other] { $seat } has
  } lost the { $contract }.
tarock-event-talon-shown = In the talon lay { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] You had
   *[other] { $seat } had
  } laid away { $cards }.
tarock-event-counted = { $seats }: { $points }{ tarock-thirds } points, { $won ->
    [1] more than half
   *[0] not more than half
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [1] announced
   *[0] silent
  } and { $made ->
    [1] made
   *[0] lost
  } by { $seats }: { $cents }.
tarock-event-multiplied = Contra multiplies by { $by }, the wheel by { $factor }.
tarock-event-negative-counted = { $contract }, { $seat }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { $points }{ tarock-thirds } points.
tarock-thirds = { $pips ->
    [0] { "" }
   *[other] { " " }{ $pips }/3
  }
tarock-event-virgin = { $seat ->
    [you] You are
   *[other] { $seat } is
  } a virgin: the others pay.
tarock-event-mayor = { $seat ->
    [you] You are
   *[other] { $seat } is
  } the mayor, with more than half of the points, and { $seat ->
    [you] pay
   *[other] pays
  } double.
tarock-event-scored = { $seat ->
    [you] You
   *[other] { $seat }
  }: { $points } cents in this deal, { $total } in all.
tarock-event-wheel-begins = A wheel begins: the next { $deals } deals count double.
tarock-event-won = The session is won by { $seats }.

## Why a move is refused

tarock-phase-auction = the bidding is not over
tarock-phase-choice = forehand has to choose a game
tarock-phase-call = a king has to be called
tarock-phase-take = cards of the talon have to be taken
tarock-phase-lay = cards have to be laid away
tarock-phase-announce = this is the time for announcements
tarock-phase-contra = this is the time for contra
tarock-phase-play = cards are being played
tarock-phase-over = the deal is over
tarock-reason-card-twice = A card is named twice in "{ $text }".
tarock-reason-wrong-phase = Not now: { $phase }.
tarock-reason-card-not-held = You do not have { $card }.
tarock-reason-must-choose = Everybody else has passed, so you have to choose: { $moves }.
tarock-reason-nothing-to-hold = Nobody has bid yet: there is nothing to hold.
tarock-reason-only-forehand-holds = Only forehand may hold, and that is { $seat }.
tarock-reason-nothing-to-join = Only beside a Piccolo or Bettler can you play as well.
tarock-reason-forehand-game = { $contract } is a game for forehand alone, after everybody else has passed.
tarock-reason-too-low = { $contract } is no higher than { $standing }, which stands.
tarock-reason-four-kings = You hold all four kings: there is none to call, so you cannot play { $contract }.
tarock-reason-no-bird-held = { $contract } needs a bird: I, II, III or IV in your hand.
tarock-reason-not-forehands-choice = { $contract } had to be bid; now only Trischaken, Rufer and Sechserdreier are left.
tarock-reason-house-rule = This match is played without that. { $option }: no.
tarock-reason-own-king = You hold { $card } yourself. Call a king that you do not have.
tarock-reason-not-three-kings = Only with three kings in hand can you call the fourth without naming it.
tarock-reason-king-must-be-taken = { $card } lies in the talon: take it with two cards of the other packet: { $moves }.
tarock-reason-take-a-packet = Take one of the two packets, as it lies.
tarock-reason-packet-of-king = { $card } lies in the talon: you have to take its packet, the { $moves }.
tarock-reason-five-points = { $card } counts five points: kings, I, XXI and the Matto are never laid away.
tarock-reason-suit-cards-first = { $card } stays: suit cards are laid away before tarocks. You still have { $cards }.
tarock-reason-tarocks-first = { $card } stays: here tarocks are laid away before suit cards. You still have { $cards }.
tarock-reason-last-bird = { $card } is your only bird, and you have to announce one.
tarock-reason-already-announced = { $kind } is announced already, by { $seat }.
tarock-reason-one-sack = Only one sack is announced in a deal, and { $seat ->
    [you] you have
   *[other] { $seat } has
  } announced the other; { $kind } is too late.
tarock-reason-not-in-colour-games = { $kind } does not exist in games in which tarocks do not trump.
tarock-reason-not-holder = { $kind } is announced by whoever holds { $card }.
tarock-reason-no-king-called = { $kind } needs a called king, and here none is called.
tarock-reason-not-the-called-king = { $kind } is announced by whoever holds the called king.
tarock-reason-said-bene = You have said "good": { $kind } is too late. Only contra and recontra are left to you.
tarock-reason-contra-said = Contra is said already, by { $seat }.
tarock-reason-own-contract = You cannot say contra to your own side.
tarock-reason-nothing-to-recontra = Nobody has said contra: there is nothing to answer.
tarock-reason-recontra-said = Recontra is said already, by { $seat }; higher it does not go.
tarock-reason-not-your-contract = Only the declarer's side says recontra.
tarock-reason-bird-first = You bid Besserrufer: first announce a bird. You have { $cards }.
tarock-reason-must-follow-suit = { $card } does not follow suit. You can play: { $cards }.
tarock-reason-must-play-tarock = { $card } will not do: without the suit you have to play a tarock. You can play: { $cards }.
tarock-reason-must-play-suit-card = { $card } will not do: in this match, without the suit you have to play another suit card. You can play: { $cards }.
tarock-reason-must-beat = { $card } does not beat { $best }, and in this game you must if you can. You can play: { $cards }.
tarock-reason-bagato-last = { $card } is played last of all tarocks in this game. You can play: { $cards }.
tarock-reason-suit-must-be-led = { $card } cannot be led in this game as long as you hold suit cards. You can play: { $cards }.
tarock-reason-announced-now = { $card } has to wait: what is announced for this trick must be played. You can play: { $cards }.
tarock-reason-announced-later = { $card } is announced for trick { $trick }. Until then you can play: { $cards }.
tarock-reason-highest-bird-first = { $card } has to wait: of announced cards the highest goes first. You can play: { $cards }.

## Why a move is advised

tarock-advice-pass-weak = { $count ->
    [one] One tarock, { $high } of them from XVI on: too weak for a game.
   *[other] { $count } tarocks, { $high } of them from XVI on: too weak for a game.
  }
tarock-advice-pass-outbid = What your hand is good for is lower than { $standing }, which stands.
tarock-advice-holds = Your hand is good for { $contract } too, and forehand has the right to it.
tarock-advice-joins = Your hand is good for { $contract } too: play it alongside.
tarock-advice-bid-strength = { $count ->
    [one] With { $count } tarock, { $high } from XVI on, and the kings, { $contract } is worth it.
   *[other] With { $count } tarocks, { $high } of them from XVI on, { $contract } is worth it.
  }
tarock-advice-bid-bird = { $count ->
    [one] With { $count } tarock a bird may come home: { $contract }.
   *[other] With { $count } tarocks a bird may well come home: { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] The suits make one sure trick: { $contract }.
   *[other] The suits make { $tricks } tricks where tarocks do not trump: { $contract }.
  }
tarock-advice-bid-low = The hand is low enough to keep out of tricks: { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] One tarock is too few for a game: everyone for himself.
   *[other] { $count } tarocks are too few for a game: everyone for himself.
  }
tarock-advice-calls-short = { $count ->
    [one] { $card }: you have one card of that suit, and can trump it soon.
   *[other] { $card }: you have only { $count } cards of that suit, and can trump it soon.
  }
tarock-advice-calls-void = { $card }: you have nothing of that suit, and can trump it at once.
tarock-advice-calls-queen = { $card }: behind it your queen is safe.
tarock-advice-calls-king = { $card }: whoever holds it helps you in that suit.
tarock-advice-calls-fourth = You have three kings: nobody needs to know which is the fourth.
tarock-advice-takes-king = { $card } lies there: its points are yours.
tarock-advice-takes-tarocks = { $count ->
    [one] A tarock more.
   *[other] { $count } tarocks more.
  }
tarock-advice-takes-points = There are points in it: { $cards }.
tarock-advice-takes-packet = { $cards } go better with your hand than the others.
tarock-advice-lays-void = With { $card } the last card of its suit is gone, and you can trump.
tarock-advice-lays-points = The points of { $card } are safely yours.
tarock-advice-lays-short = { $card } is of no use, and its suit becomes shorter.
tarock-advice-lays-tarock = There is nothing else to lay away: { $card }.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } with one tarock, from XVI on { $high }.
   *[other] { $count } tarocks, { $high } of them from XVI on, should bring { $kind } home.
  }
tarock-advice-announces-held = You hold most of what { $kind } needs.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } with one tarock, from XVI on { $high }, is bold.
   *[other] { $count } tarocks, { $high } of them from XVI on, are strong enough: { $kind }.
  }
tarock-advice-announces = Announced, { $kind } counts double; it depends on the partner too.
tarock-advice-contra-strong = { $count ->
    [one] With one tarock, from XVI on { $high }, and your suits the declarer may well lose.
   *[other] { $count } tarocks, { $high } of them from XVI on: the declarer may well lose.
  }
tarock-advice-contra-low = Your cards can stay below: he will be left with a trick.
tarock-advice-recontra = You are sure of it: let it count double once more.
tarock-advice-says-no-more = Nothing more is likely enough to be announced.
tarock-advice-bird-home = This is its trick: { $card } should win it.
tarock-advice-catches = It catches { $card }.
tarock-advice-takes-rich = { $points ->
    [one] The trick is worth about a point.
   *[other] The trick is worth about { $points } points.
  }
tarock-advice-takes-cheaply = { $card } is just high enough to take it.
tarock-advice-takes-high = { $card } leaves the players after you little chance.
tarock-advice-smears = { $seat } wins it, on your side as far as one can tell: { $card } brings points.
tarock-advice-saves-bagato = You keep { $card } for the end.
tarock-advice-saves-tarocks = { $card } is enough here: your higher tarocks are for later.
tarock-advice-gives-little = The trick is not yours: { $card } costs little.
tarock-advice-draws-tarocks = { $count ->
    [one] You have one tarock: draw those of the others.
   *[other] You have { $count } tarocks: draw those of the others.
  }
tarock-advice-leads-king = { $card } wins as long as nobody is void in the suit.
tarock-advice-leads-called-suit = The suit of { $card }: it drives the called king out and shows the partner.
tarock-advice-leads-short = { $card } is your last of the suit: then you can trump it.
tarock-advice-leads-quietly = { $card } gives little away and keeps your stronger cards for later.
tarock-advice-leads-winner = Hardly anybody can beat { $card } now.
tarock-advice-ducks = { $card } stays below: the trick goes to somebody else.
tarock-advice-throws-danger = You need not follow: be rid of { $card }, which could take a trick.
tarock-advice-must-take = You have to beat it anyway: so with { $card }.
tarock-advice-takes-the-one = This may be the one trick that you need: { $card }.
tarock-advice-leaves-it-to = You stay below: { $seat } is left with the trick.
tarock-advice-leads-under = { $card } can be beaten: somebody else has to take it.

## Options

tarock-option-deals = Deals in a session
tarock-option-forehand-choice = When everybody has passed, forehand chooses
tarock-option-forehand-choice-three = among Trischaken, Rufer and Sechserdreier
tarock-option-forehand-choice-any = among all games
tarock-option-hold = Playing a bid of another oneself (hold)
tarock-option-hold-forehand = is allowed to forehand
tarock-option-hold-none = is not allowed
tarock-option-accanto = Playing Piccolo or Bettler as well, beside another (bei)
tarock-option-accanto-on = is allowed
tarock-option-accanto-off = is not allowed
tarock-option-king-in-talon = If the called king lies in the talon
tarock-option-king-in-talon-king-plus-two = one takes it with two cards of the other packet
tarock-option-king-in-talon-king-packet = one takes its packet
tarock-option-king-in-talon-free = one takes either packet
tarock-option-solo-king-in-talon = In a Solorufer with the called king in the talon
tarock-option-solo-king-in-talon-opponents = the whole talon counts for the opponents
tarock-option-solo-king-in-talon-half-with-king = the packet with the king counts for the declarer
tarock-option-solo-king-in-talon-all-to-declarer = the whole talon counts for the declarer
tarock-option-kaiser = The Emperor's trick: I beats XXI and the Matto
tarock-option-kaiser-any = in any order
tarock-option-kaiser-ordered = if they come in the order XXI, Matto, I
tarock-option-kaiser-off = does not exist
tarock-option-silent-fail = A silent bird or king ultimo that fails
tarock-option-silent-fail-free = costs nothing
tarock-option-silent-fail-pays-silent = costs its silent price
tarock-option-trisac-pay = In Trischaken
tarock-option-trisac-pay-max-to-min = the most points pay the fewest
tarock-option-trisac-pay-loser-pays-three = the most points pay everybody
tarock-option-trisac-pay-two-pay-two = the two with most points pay the two with fewest
tarock-option-trisac-talon = The talon of Trischaken
tarock-option-trisac-talon-first-six = goes card by card to the first six tricks
tarock-option-trisac-talon-last-trick = goes to the last trick
tarock-option-trisac-talon-unused = goes to nobody
tarock-option-colour-tarock = Tarocks in Farbendreier and Farbensolo
tarock-option-colour-tarock-lead-restriction = are led last, and played when one lacks the suit
tarock-option-colour-tarock-literal = are played only when one has no suit cards
tarock-option-wheel-overlap = A wheel inside a wheel
tarock-option-wheel-overlap-multiply = doubles once more
tarock-option-wheel-overlap-append = makes it four deals longer

## The rules in short

tarock-rules =
    54 cards: 22 tarocks, I to XXI and the Matto (Sküs), the highest; they trump.
    Kings, I (Pagat), XXI (Mond) and Matto count 5, queens 4, knights 3, jacks 2,
    the others 1; every three cards lose 2 points, 70 in all; 35 2/3 win.
    Follow suit; without the suit play a tarock; without both, any card.
    Bids, low to high (cents): Piccolo 10, exactly one trick; Solorufer 10,
    Besserrufer 10, Bettler 20, no trick; Farbendreier 20, Dreier 20, Piccolo
    ouvert 30, Bettler ouvert 40, Farbensolo 50, Solodreier 50.
    { $forehand_choice ->
       *[three] If all pass, forehand plays Trischaken, Rufer 10 or Sechserdreier 20/40.
        [any] If all pass, forehand plays any game, also Trischaken, Rufer 10 or Sechserdreier 20/40.
    }
    Rufer: who holds the called king is the secret partner. In Rufer and Dreier
    one packet of the talon is taken and three cards are laid away; solo means
    without talon. Farben: tarocks do not trump. In games for few tricks and in
    Trischaken you must beat what lies there if you can, and the I comes last.
    Announcements (silent, half): Pagat, Uhu, Kakadu, Marabu: I, II, III, IV
    wins the last trick, the one before, and so on: 10, 20, 30, 40. King ultimo,
    Trull, Four Kings, Mond capture, Sack 10; Double Sack 20; Valat, all tricks,
    12 times the game. In solo games they count double. Contra doubles all.
    { $kaiser ->
       *[any] Emperor's trick: of I, XXI and Matto in one trick the I wins.
        [ordered] Emperor's trick: when XXI, Matto and I come in this order the I wins.
        [off] There is no Emperor's trick.
    }
    After Trischaken, or a deal in which nobody pays, a wheel: four deals count
    double. So do the last four of the { $deals } deals. Most cents win.

### The table in the browser.

## The games

web-game-primiera = Primiera
web-game-primo = Primo
web-game-nain-jaune = Nain Jaune
web-game-tarock = Tarock
web-about-primiera = Capture by equal rank or by sum; Heralds decide who plays with whom.
web-about-primo = Build and move rows of numbers until your last card is gone.
web-about-nain-jaune = Run the cards up, empty the boxes, mind the yellow dwarf.
web-about-tarock = Königrufen: bid, call a king, find your partner, take tricks.
level-random = at random
level-greedy = greedy
level-beginner = beginner
level-club = club player
level-expert = expert
level-master = master

## Pages

web-tagline = A card table for four games
web-home = Home
web-settings = Settings
web-no-page = There is no such page
web-no-table = This table cannot be opened
web-connecting = Connecting …
web-reconnecting = Connection lost. Trying again …
web-play-now = Play now
web-new-table = New table
web-new-table-of = A new table: { $game }
web-join = Join with a link or a code
web-join-go = Join
web-my-tables = My tables
web-public-tables = Public tables
web-no-public-tables = None is open now.
web-free-seats = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
  }
web-status-shuffling = beginning
web-status-playing = being played
web-status-counted = being played
web-status-finished = over

## A new table, and who sits there

web-name = Your name
web-name-too = Name of somebody else at this device
web-you = You
web-guest = Guest
web-rules = House rules
web-default = as the rules say
web-seats = Seats
web-who = Who plays
web-public = Anybody may join
web-hints = Hints are allowed
web-level = Level of the bots
web-clock = With a clock
web-clock-seconds = Seconds for each turn
web-clock-bank = Seconds in reserve for the match
web-open-table = Open the table
web-host-is = Host: { $name }
web-host-starts = { $name } starts the match.
web-free = free
web-sit = Sit here
web-sit-too = This device too
web-stand = Get up
web-add-bot = Bot
web-remove = Send away
web-let-bot = Let a bot play
web-lock = Nobody else may sit down
web-start = Start
web-invite = Invite
web-invite-text = Whoever opens this link can sit down. The code is { $code }.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for phones

## At the table

web-table = Table
web-players = Players
web-menu = At the table
web-round = round { $number }
web-dealer = Dealer
web-total = Total
web-bot = bot, { $level }
web-bot-plays = a bot plays
web-away = away
web-on-turn = is on turn
web-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-waiting-for = Waiting for { $names }
web-waiting = Waiting for the others
web-shuffling = Shuffling: every browser adds its part …
web-confirm = Play { $move }?
web-do-it = Yes
web-not-yet = Not yet
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-values = How far ahead of the others
web-hint-do = Play it
web-leave = Leaving
web-leave-seat = Leave it to a bot
web-take-over = Take over again
web-wish = { $name } would like to take back the last move.
web-wish-pending = { $name } has asked to take back a move.
web-agree = Agree
web-refuse = No
web-pass-to = Pass the device on
web-i-am = I am { $name }
web-more = More
web-close = Close
web-log = What happened
web-score = Score
web-fair = Fair shuffles
web-commitment = SHA-256 of the seed of this match:
web-keys = Keys
web-keys-text = H goes to your hand, arrow keys walk along it, Enter plays. U takes back, L opens this page, Escape closes it. ? asks for a hint.
web-host = You are the host
web-abandon = End the match now

## The count, and afterwards

web-count = Count
web-round-count = Round { $number }
web-points = Points
web-totals = Totals
web-won = { $names ->
    [you] You have won
   *[other] { $count ->
        [one] { $names } has won
       *[other] { $names } have won
      }
  }
web-abandoned = The match was given up
web-next-round = Next round
web-rematch = Rematch
web-replay = Replay
web-download = Download the record

## Settings

web-language = Language
web-set-theme = Colours
web-set-theme-system = as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-contrast = Contrast
web-set-contrast-system = as the system
web-set-contrast-normal = normal
web-set-contrast-high = high
web-set-suits = French suits
web-set-suits-two = two colours
web-set-suits-four = four colours
web-set-cards = Cards
web-set-cards-small = small
web-set-cards-medium = medium
web-set-cards-large = large
web-set-motion = Motion
web-set-motion-system = as the system
web-set-motion-full = on
web-set-motion-none = off
web-set-sound = Sound
web-set-confirm = Ask before a card is played
web-other-device = Another device
web-other-device-text = With a personal link another device has the same seats. It is good for a day; give it to nobody else.
web-other-device-link = Make a personal link

## Primiera

primiera-web-openings = Opening cards
primiera-web-table = Cards on the table
primiera-web-empty = The table is empty.
primiera-web-which = Which cards does it take? Tap them.
primiera-web-taken = { $count } taken
primiera-web-sweeps = { $count ->
    [one] one sweep
   *[other] { $count } sweeps
  }
primiera-web-with = with { $name }
primiera-web-coins = Coins
primiera-web-seven = Seven of coins
primiera-web-primiera = Primiera
primiera-web-best = Its cards
primiera-web-sweeps-line = Sweeps

## Primo

primo-web-rows = Columns A to F
primo-web-column = Column { $column }: { $cards }
primo-web-column-empty = Column { $column }, empty
primo-web-part = { $count ->
    [one] { $card }, can be moved
   *[other] { $card } and what follows, { $count } cards, can be moved
  }
primo-web-shift = row { $column } from its { $number } on to column { $target }
primo-web-stays = Nothing of row { $column } can be moved now.
primo-web-not-there = It cannot go to column { $column }.
primo-web-begin = Pick a card, or the end of a row; or exchange cards.
primo-web-where = { $count ->
    [one] Tap the lit column, or the same card again.
   *[other] Choose one of the lit columns.
  }
primo-web-top = Top: choose a column. In this turn you may also lay the next higher card on top of its row.
primo-web-topped = On top of { $columns } you may lay the next higher card.
primo-web-nimm = Nimm: A or F. From there on inward each other player takes the top card of one row.
primo-web-now-play = Rows alone are no turn: play a card too, or take back.
primo-web-exchange = Exchange
primo-web-exchange-cards = { $count ->
    [one] Exchange one card
   *[other] Exchange { $count } cards
  }
primo-web-exchange-which = Which go under your pile?
primo-web-all = All
primo-web-pass = Pass
primo-web-end = End turn
primo-web-quoted = “{ $words }”
primo-web-colours-alternating = Colours alternate
primo-web-colours-monochrome = One colour a row
primo-web-gone = { $count } out of the game
primo-web-idle = no card for { $count } of { $limit } turns
primo-web-exchange-short = Exchange { $count }
primo-web-hand-title = Cards in hand
primo-web-pile-title = Cards in the draw pile
primo-web-known-top = On top of the pile: { $cards }
primo-web-known-bottom = Under the pile: { $cards }
primo-web-keys = With a card picked, A to F lay it there; else E ends the turn, X exchanges (choose with Enter, X again), P passes. Tab goes to the rows, arrow keys walk along what can be moved.
primo-web-blocked = The game was blocked: nobody has finished.

## Nain Jaune

nain_jaune-web-card = { nain_jaune-rank } of { $suit ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
   *[c] Clubs
  }
nain_jaune-web-keys = P passes, T says "Takes all!" before a card is laid.
nain_jaune-web-board = The board
nain_jaune-web-box = { $card }: { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, laid: { nain_jaune-tokens }
nain_jaune-web-needed = needed
nain_jaune-web-any = any card
nain_jaune-web-pass = Pass
nain_jaune-web-stop = Stop here
nain_jaune-web-claim = Takes all!
nain_jaune-web-before = Before
nain_jaune-web-left = Left with { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } all the boxes, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = No { nain_jaune-rank }!
nain_jaune-web-call-king = King and I start again!
nain_jaune-web-call-takes = { $taker ->
    [ten] The Ten takes all!
    [jack] The Jack takes all!
    [queen] The Queen takes all!
    [king] The King takes all!
   *[dwarf] The Dwarf takes all!
  }
nain_jaune-web-call-opera = Grand Opera!
nain_jaune-web-call-stop = I stop.
nain_jaune-web-call-pass = I pass.

## Replay and proof

web-replay-of = Replay
web-replay-seat = Cards of
web-replay-nobody = nobody
web-replay-round = Round
web-replay-move = Move { $place } of { $count }
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the deal
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the count
web-replay-keys = Space plays and pauses, the arrow keys go one move back or on, Home and End to the deal and the count.
web-replay-to-table = To the table
web-verify = Verify the shuffle
web-verify-short = Verify
web-verify-about = Your browser deals every round again from the seed, which was fixed before anybody could know it, and what the players added to it.
web-verify-fine = Everything is as it should be.
web-verify-wrong = Something is not as it should be.
web-verify-seed = { $ok ->
    [yes] The seed is the one that the table committed to.
   *[no] The seed is not the one that the table committed to.
  }
web-verify-promise = { $ok ->
    [yes] This browser saw that commitment before the first card.
   *[no] Before the first card this browser saw another commitment.
  }
web-verify-unseen = This browser did not see the beginning of the match; it takes the commitment from the server.
web-verify-added = { $ok ->
    [yes] What this browser added is part of the shuffles.
   *[no] What this browser added is not part of the shuffles.
  }
web-verify-dealer = { $ok ->
    [yes] The first dealer was drawn: { $found }.
   *[no] The first dealer should have been { $expected }, not { $found }.
  }
web-verify-round = { $ok ->
    [yes] Round { $number }: all { $cards } cards lay where the shuffle put them.
   *[no] Round { $number }: { $count ->
        [one] one card is
       *[other] { $count } cards are
      } not where the shuffle put them.
  }
web-verify-hand = { $ok ->
    [yes] Round { $number }: your cards were those that this browser showed you.
   *[no] Round { $number }: this browser showed you other cards: { $cards }.
  }
web-verify-the-seed = The seed itself:
web-verify-difference = { $place ->
    [hand] { $name }, card { $position }
    [table] The table, card { $position }
   *[stock] The stock, card { $position }
  }: { $expected } by the shuffle, { $found } by the record.

## Tarock

tarock-web-card = { $rank } of { $suit }
tarock-web-tarock = { $number ->
    [1] Tarock { $name }, Pagat
    [21] Tarock { $name }, Mond
   *[other] Tarock { $name }
  }
tarock-web-rank-k = King
tarock-web-rank-q = Queen
tarock-web-rank-n = Knight
tarock-web-rank-j = Jack
tarock-web-suit-h = hearts
tarock-web-suit-d = diamonds
tarock-web-suit-s = spades
tarock-web-suit-c = clubs
tarock-web-tarocks = tarocks
tarock-web-my-game = my game
tarock-web-bids = What you can say
tarock-web-announcements = Announcements
tarock-web-standing = { $seat ->
    [you] Your bid stands: { $contract }
   *[other] { $seat } bids { $contract }
  }
tarock-web-no-bid = No bid yet
tarock-web-all-passed = Everybody has passed
tarock-web-choose = Everybody has passed. Choose your game.
tarock-web-announce = Announce a bonus, or say good
tarock-web-announce-first = First announce a bird
tarock-web-announcing = Announcements
tarock-web-call = Call a king
tarock-web-call-hint = Whoever holds it plays with you, in secret.
tarock-web-talon = The talon
tarock-web-take = Tap the packet you take
tarock-web-packet = Take the { $name }: { $cards }
tarock-web-take-cards = { $cards } lies in the talon: take it, and two cards of the other packet
tarock-web-take-more = { $count ->
    [one] One more card
   *[other] { $count } more cards
  }
tarock-web-take-these = Take { $cards }
tarock-web-lay = Lay away { $left ->
    [one] one more card
   *[other] { $left } cards
  }
tarock-web-lays = { $seat ->
    [you] You lay cards away
   *[other] { $seat } lays cards away
  }
tarock-web-discards = Laid away
tarock-web-by = { $seat ->
    [you] you play
   *[other] { $seat } plays
  }
tarock-web-known = What is known so far
tarock-web-last = Last trick
tarock-web-takes = Trick { $number }: { $seat ->
    [you] yours
   *[other] { $seat } takes it
  }
tarock-web-laid = { $card }, { $seat ->
    [you] from you
   *[other] from { $seat }
  }
tarock-web-laid-wins = { $card }, { $seat ->
    [you] from you
   *[other] from { $seat }
  }, takes the trick
tarock-web-added = { $card }, from the talon
tarock-web-open = Open cards of { $name }
tarock-web-tricks = { $count ->
    [one] one trick, { $points }
   *[other] { $count } tricks, { $points }
  }
