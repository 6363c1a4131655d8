### Words of the command line, and of what it refuses.

## Refusals: one line each

error-option = option { $key } = { $value }: allowed is { $allowed }
error-unknown-option = there is no option { $key }; choose from { $allowed }
error-unknown-preset = { $game } has no preset { $preset }; choose from { $allowed }
error-option-form = --option takes KEY=VALUE, not { $text }
error-option-twice = option { $key } is given twice
error-unknown-game = there is no game { $name }; choose from { $allowed }
error-broken-game = the game { $name } cannot be loaded; repair or uninstall { $package }: { $why }
error-faulty-game = { $name }: { $why }
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
server-here-only = Only this machine can open that address. mazzo --lan lets others in your network join.
server-data = Tables and records are kept in { $folder }
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
games-preset = { $seats } seats, { $options }
games-preset-plain = { $seats } seats
games-for = { $what } for { $value }
games-untranslated = { $language }: { $count ->
    [one] one message is
   *[other] { $count } messages are
  } still in English, from { $first } on

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

## Cards, by the family of their deck

deck-italian-suit-s = Swords
deck-italian-suit-b = Clubs
deck-italian-suit-c = Cups
deck-italian-suit-d = Coins
# A suit by itself.
deck-italian-full-suit-s = Swords
deck-italian-full-suit-b = Clubs
deck-italian-full-suit-c = Cups
deck-italian-full-suit-d = Coins
deck-italian-card = { $rank } of { $suit }
deck-italian-card-1s = Ace of Swords
deck-italian-card-1b = Ace of Clubs
deck-italian-card-1c = Ace of Cups
deck-italian-card-1d = Ace of Coins
# On the face of a card: at most five letters.
deck-italian-face-s = Sword
deck-italian-face-b = Club
deck-italian-face-c = Cup
deck-italian-face-d = Coin
# In the corner of a card: at most two letters.
deck-french-rank-a = A
deck-french-rank-j = J
deck-french-rank-q = Q
deck-french-rank-k = K
deck-french-suit-s = ♠
deck-french-suit-h = ♥
deck-french-suit-d = ♦
deck-french-suit-c = ♣
deck-french-card = { $rank }{ $suit }
# In full, for who hears it.
deck-french-full-rank-a = Ace
deck-french-full-rank-j = Jack
deck-french-full-rank-q = Queen
deck-french-full-rank-k = King
deck-french-full-suit-s = Spades
deck-french-full-suit-h = Hearts
deck-french-full-suit-d = Diamonds
deck-french-full-suit-c = Clubs
deck-french-full = { $rank } of { $suit }
# In the corner of a card: at most two letters.
deck-tarock-rank-j = J
deck-tarock-rank-n = N
deck-tarock-rank-q = Q
deck-tarock-rank-k = K
deck-tarock-suit-h = ♥
deck-tarock-suit-d = ♦
deck-tarock-suit-s = ♠
deck-tarock-suit-c = ♣
deck-tarock-card = { $rank }{ $suit }
# On the face of a card: at most five letters.
deck-tarock-card-t1 = I
deck-tarock-card-t2 = II
deck-tarock-card-t3 = III
deck-tarock-card-t4 = IV
deck-tarock-card-t5 = V
deck-tarock-card-t6 = VI
deck-tarock-card-t7 = VII
deck-tarock-card-t8 = VIII
deck-tarock-card-t9 = IX
deck-tarock-card-t10 = X
deck-tarock-card-t11 = XI
deck-tarock-card-t12 = XII
deck-tarock-card-t13 = XIII
deck-tarock-card-t14 = XIV
deck-tarock-card-t15 = XV
deck-tarock-card-t16 = XVI
deck-tarock-card-t17 = XVII
deck-tarock-card-t18 = XVIII
deck-tarock-card-t19 = XIX
deck-tarock-card-t20 = XX
deck-tarock-card-t21 = XXI
deck-tarock-card-t22 = Matto
# In full, for who hears it.
deck-tarock-full-rank-j = Jack
deck-tarock-full-rank-n = Knight
deck-tarock-full-rank-q = Queen
deck-tarock-full-rank-k = King
deck-tarock-full-suit-h = hearts
deck-tarock-full-suit-d = diamonds
deck-tarock-full-suit-s = spades
deck-tarock-full-suit-c = clubs
deck-tarock-full = { $rank } of { $suit }
deck-tarock-full-other = Tarock { $card }
deck-tarock-full-t22 = Matto
deck-numbers-suit-y = yellow
deck-numbers-suit-b = blue
deck-numbers-card = { $suit } { $rank }
deck-numbers-card-top = Top card
deck-numbers-card-nimm = Take card (Nimm)

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
online-here-only = This link only works on this machine: start the server with mazzo --lan, and others in your network can join.
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

## Any game at the terminal

board-round = Round { $number }
board-with = with { $seats }
board-alone = alone
board-deals = deals
board-empty = (empty)
board-hand = Your hand
board-hand-of = The cards of { $name }
board-counted = Round { $number }, counted
# At most six letters.
column-cards = cards
column-total = total
fact-cards = { $value ->
    [one] one card
   *[other] { $value } cards
  }

## A decision

turn-yours = Your turn
turn-prompt = { $asked } ({ turn-numbers }? for help): { "" }
turn-prompt-zero = { $asked } ({ turn-numbers }0: { $move }, ? for help): { "" }
turn-numbers = { $count ->
    [0] { "" }
    [one] 1,{ " " }
   *[other] 1 to { $count },{ " " }
  }
turn-which = { $card }: which capture, 1 to { $count }? { "" }
turn-which-move = Which one, 1 to { $count }? { "" }
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
reason-not-allowed = That cannot be played now. You can: { $moves }.

## What is asked of a player

ask-play = Your turn: play a card

## Hints

advice-only-move = There is nothing else to do.
advice-good-move = Of your moves it promises the most.
hint-move = Hint: { $move }
hint-values = How far ahead of the others each may bring you, on average:
hint-thinking = One moment ...

### The table in the browser.

## The games

level-random = at random
level-greedy = greedy
level-beginner = beginner
level-club = club player
level-expert = expert
level-master = master

## Pages

web-tagline = A card table
web-home = Home
web-settings = Settings
web-no-page = There is no such page
web-no-table = This table cannot be opened
web-connecting = Connecting …
web-reconnecting = Connection lost. Trying again …
web-play-now = Play now
web-new-table = New table
web-new-table-of = A new table: { $game }
web-preset = Start from
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
web-invite-here-only = This link only works on this machine. Start Mazzo with “mazzo --lan”, and others in your network can join.
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
web-your-hand = Your cards
web-hand-of = Cards of { $name }
web-which = What shall it do? Choose.
web-which-take = Which cards does it take? Tap them.
web-part = { $card } and what follows, { $count } cards
web-with = with { $names }
web-area-of = { $name }: { $area }
web-laid = { $card }, { $seat ->
    [you] from you
   *[other] from { $seat }
  }
web-laid-wins = { $card }, { $seat ->
    [you] from you
   *[other] from { $seat }
  }, takes the trick
web-clockwise = Play goes clockwise: who is next sits on your left
web-counter-clockwise = Play goes counter-clockwise: who is next sits on your right
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
