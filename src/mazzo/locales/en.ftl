### Words of the command line, and of what it refuses.

## Refusals: one line each

error-option = option { $key } cannot be { $value }; allowed: { $allowed }
error-unknown-option = there is no option { $key }; choose from { $allowed }
error-unknown-preset = { $game } has no preset { $preset }; choose from { $allowed }
error-option-form = --option takes KEY=VALUE, not { $text }
error-option-twice = option { $key } is given twice; give it once
error-unknown-game = there is no game { $name }; choose from { $allowed }
error-broken-game = the game { $name } cannot be loaded; repair or uninstall { $package }: { $why }
error-faulty-game = { $name }: { $why }
error-seats = { $game } takes { $allowed } players here, not { $seats }
error-players = --players takes at most { $seats } names here, separated by commas
error-unknown-player = there is no player { $name }; choose from { $allowed }
error-seed = --seed takes a text of printable characters
error-number = { $name } must be at least { $least }, not { $value }
error-no-such-move = the record has { $moves } moves; there is no move { $move }
error-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
error-not-that-seat = the record does not show what seat { $seat } saw
error-no-position = this record shows what one viewer saw: it has moves, but no positions
error-file = { $path }: { $problem }
error-file-missing = { $path }: no such file
error-file-folder = { $path }: this is a folder, not a file
error-file-forbidden = { $path }: you are not allowed to read this file
error-arguments = { $problem }
error-port = port { $port } cannot be used: { $problem }
error-missing-part = this part of Mazzo is not installed: { $name }

## The server

server-address = Mazzo is running: { $address }
server-lan = Everybody on this network can open that address.
server-here-only =
    Only this machine can open that address.
    mazzo --lan lets others in your network join.
server-data = Tables and records are kept in { $folder }
server-stop = Ctrl-C stops it.

## What is wrong with a record: its line, then the reason

error-record = { $path }, line { $line }: { $reason }
error-record-not-a-record = this is not a Mazzo record
error-record-version = this is a record of version { $version }; this Mazzo reads version 1
error-record-not-text = this is not UTF-8 text
error-record-truncated = the record breaks off: its last line, the checksum, is missing
error-record-checksum = the checksum does not fit: the record was altered or damaged
error-record-expected = this line should have the form { $form }
error-record-unknown-game = there is no game { $name }
error-record-option = option { $key } cannot be { $value }; allowed: { $allowed }
error-record-seats = the game is not played with so many seats; allowed: { $allowed }
error-record-commitment = the seed is not the one that was committed to
error-record-not-whole = this record shows only what one viewer saw: it cannot be replayed or verified
error-record-dealer = the dealer is seat { $expected }, not seat { $found }
error-record-table = the face-up cards should be { $expected }: that is what the seed deals
error-record-illegal-move = seat { $seat } cannot play { $move } here ({ $reason })
error-record-round-not-over = the round is counted before it is over
error-record-scores = the scores are { $expected }, not { $found }
error-record-totals = the totals are { $expected }, not { $found }
error-record-match-not-over = the match is not over yet
error-record-match-over = a round is dealt after the match is over
error-record-winners = the winners are { $expected }, not { $found }

## mazzo arena

arena-title = { $game }, { $seats } seats, { $deals } decks: lead in points per deal
arena-results = Results, from the first player's side
arena-pairing = Players
arena-wins = Won/lost/tied
arena-points = Points per deal, 95 %
arena-times = ms p50/p95
arena-ratings = Ratings
arena-player = Player
arena-rating = Elo
error-bots = --bots takes at least two different names, separated by commas

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
record-verified = verified: { $moves ->
    [one] one move
   *[other] { $moves } moves
  } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, all from the seed that was committed to

### Words of the table, the same for every game.

## Lists and names

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-you = you
name-you = You
name-person = Player { $number }
name-robot = Robot
card-hidden = a hidden card
list-none = nothing

## What each of the bots is like

bot-berta = Berta counts twice and takes the sure point.
bot-carlo = Carlo bids high and laughs either way.
bot-dora = Dora remembers every card.
bot-emilio = Emilio waits and keeps his best card for the end.
bot-fosca = Fosca wants everything that lies on the table.
bot-gino = Gino plays at once and regrets it at once.
bot-ida = Ida smiles, knits and shows no mercy.
bot-lino = Lino trusts the wind, and often it blows his way.
bot-mirko = Mirko is three tricks ahead and says nothing.
bot-nives = Nives gives nothing away.
bot-oskar = Oskar never lets a partner down.
bot-pina = Pina, the café's cat, would rather chase cards than count them.

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
error-resume-alone = --resume continues the match as it was saved: leave out { $given }
error-nothing-saved = there is no unfinished match to continue in { $path }
error-save = the saved match { $path } is damaged, line { $line }: { $reason }
error-save-elsewhere = the saved match { $path } has changed: it is being continued in another terminal
error-data-folder = matches cannot be saved in { $path }: { $problem }

## mazzo play: around a match

play-with-bots = With { $names } ({ $count ->
    [one] a bot
   *[other] bots
  }, level { $level }).
play-with-people = At this terminal: { $names }.
play-how = Type ? for help, rules for the rules, quit to stop. Every move is saved.
play-commitment =
    Every deal follows from a seed fixed before the first card. Its SHA-256:
    { $commitment }
play-kept = { $count ->
    [one] You have an unfinished match: mazzo play --resume continues it.
   *[other] You have { $count } unfinished matches: mazzo play --resume continues the latest.
  }
play-resumed = Continuing { $name }, round { $round }.
play-resumed-others = { $count ->
    [one] You have an older unfinished match
   *[other] You have { $count } older unfinished matches
  } in { $path }
play-saved = Saved. Continue with mazzo play --resume.
play-pass = Hand over to { $name }, who then presses Enter: { "" }
play-turn-of = { $name }
play-next-round = Press Enter for the next round: { "" }
play-won = { $winners ->
    [you] You have won the game!
   *[other] Game over: { $winners } won.
  }
play-record = To check that every deal was fair, run mazzo verify on the record:

## mazzo play --table

error-table-alone = with --table, leave out { $given }
error-table-names = only one person can sit down from one terminal: give --name once
error-name-long = a name can have at most { $most } characters
error-link = { $text } is not a link to a table; such a link looks like http://192.168.1.20:8000/t/k7qf3m2xab
error-no-server = { $address } does not answer: { $problem }
error-not-mazzo = what answers at { $address } is not Mazzo
error-table = { $problem }
online-at = A table of { $host }:
online-free = free
online-note-you = you
online-note-host = host
online-note-bot = bot, { $level }
online-note-away = not connected
online-note-stand-in = a bot plays
online-link = Others can join with this link, in a browser or with mazzo play --table:
online-here-only = This link only works on this machine: start the server with mazzo --lan, and others in your network can join.
online-how = Type ? for help, rules for the rules, quit to stop. Your seat stays yours.
online-which-seat = Which seat: { $seats }, or w to watch? { "" }
online-no-seat = "{ $text }" is not a free seat.
online-name = Your name: { "" }
online-watch-running = The match has begun, so you are watching.
online-watch-full = Every seat is taken, so you are watching.
online-host = Type start to begin; bots take the free seats: { "" }
online-waiting = Waiting for { $names }.
online-others = the others
online-not-now = It is not your turn; ? for help.
online-unknown = There is no such command here; ? for help.
online-agree = Do you agree? Type yes or no: { "" }
online-take-over = A bot is playing for you. Press Enter to take over: { "" }
online-clock = You have { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
online-hurry = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
online-ready = Press Enter when you are ready: { "" }
online-rematch = Type rematch to play again, everybody one seat on, or quit to stop: { "" }
online-over = Wait for another match, or type quit to stop: { "" }
online-lost = Connection lost. Trying again ...
online-again = Connected again.
online-left = You have left the table. The same command takes you back to your seat.
online-fair = Every deal was fair: it follows from what was fixed before the first card and what this terminal added.
online-unfair = WARNING: the record does not prove that these are the deals you were promised.
online-refused = The server refuses: { $code }
online-help =
    Type the number above a card to play it. If it can be played in several
    ways, you are asked which. You can also write a move in notation:
    { $notation }
    Enter   show the table again
    hint    what a good player would do now
    log     what has happened in this round
    score   the score, round by round
    rules   the rules of this match in short
    who     who sits at the table
    undo    take back your last move, if the others agree
    sit     take a seat, if you are watching
    start   begin the match, if you are the host; rematch plays another
    leave   give up your seat; during a match a bot plays on
    quit    stop; the seat stays yours, and after a minute a bot plays on

## What happens at a table

table-event-sat = { $who ->
    [you] You sit down.
   *[other] Now at the table: { $who }.
  }
table-event-bot-sat = A bot sits down: { $who }.
table-event-stood = { $who ->
    [you] You have given up your seat.
   *[other] A seat is free again: { $who } got up.
  }
table-event-removed = { $who ->
    [you] The host has sent you away.
   *[other] The host has sent { $who } away.
  }
table-event-locked = { $locked ->
    [yes] Nobody else can sit down now.
   *[no] Others can sit down again.
  }
table-event-hints = { $hints ->
    [yes] Hints are allowed at this table.
   *[no] There are no hints at this table.
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
table-event-refused-back = No move is taken back.
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
       *[other] Time is up for { $who }: a bot plays on.
      }
   *[left] { $who ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
      }
  }
table-event-took-over = { $who ->
    [you] You take over from the bot.
   *[other] { $who } takes over from the bot.
  }
table-event-got-ready = { $who ->
    [you] You are ready.
   *[other] { $who } is ready.
  }
table-event-arrived = { $who ->
    [you] You are back.
   *[other] { $who } is back.
  }
table-event-departed = { $who ->
    [you] You have lost the connection.
   *[other] { $who } has lost the connection.
  }
table-event-rematched = A rematch: everybody moves one seat on.
table-event-ended = { $who ->
    [you] You ended the match; nobody has won.
   *[other] { $who } ended the match; nobody has won.
  }
table-event-abandoned = The match was ended early; nobody has won.

## Why a table refuses

table-reason-barred = The host has sent you away from this table.
table-reason-table-locked = The host is not letting anybody else sit down.
table-reason-not-host = Only the host can do that.
table-reason-not-your-seat = Seat { $number } is not yours.
table-reason-no-such-seat = There is no seat { $number } here.
table-reason-seat-taken = Seat { $number } is taken.
table-reason-seat-free = Nobody sits on seat { $number }.
table-reason-seats-and-names = Give each seat a name of its own, and take each seat once.
table-reason-name-empty = Type a name with at least one letter.
table-reason-name-taken = Somebody here is already called { $name }, or something very similar. Choose another name.
table-reason-no-such-level = There is no bot of level { $level }; choose from { $allowed }.
table-reason-match-running = You have to wait until the match is over.
table-reason-others-play = Others are playing here. End the match first, or leave the table.
table-reason-no-match-running = No match is being played.
table-reason-not-playing = No round is being played now.
table-reason-match-over = The match is over. Start a rematch to play again.
table-reason-nobody-seated = Somebody has to sit down first.
table-reason-not-seated = You have no seat at this table.
table-reason-not-shuffling = The cards are already shuffled.
table-reason-contributed-before = You have already added your part to the shuffle.
table-reason-not-your-turn = { $seat ->
    [you] You have nothing to decide now.
   *[other] { $seat } has nothing to decide now.
  }
table-reason-stale-decision = { $seat ->
    [you] The table has moved on: look again before you decide.
   *[other] The table has moved on: look again before you decide for { $seat }.
  }
table-reason-no-hints = There are no hints at this table.
table-reason-bot-plays = A bot is playing for { $seat }.
table-reason-you-play = No bot is playing for { $seat }.
table-reason-person-present = { $seat ->
    [you] You are here.
   *[other] { $seat } is here.
  }
table-reason-nothing-to-take-back = You have made no move in this round yet.
table-reason-cards-were-revealed = Cards have been turned up since then: you cannot take that back.
table-reason-take-back-pending = Wait: the others still have to say whether a move is taken back.
table-reason-take-back-denied = The others have said no.
table-reason-no-take-back-pending = Nobody is asking to take a move back.
table-reason-not-asked = This question is not for you.
table-reason-answered-before = You have already agreed.
table-reason-round-not-over = The round is not over yet.
table-reason-ready-before = You are ready. Wait for the others.
table-reason-match-not-over = The match is not over yet.

## Why a server refuses

table-reason-no-identity = The server does not know you. Reload the page, or allow its cookie.
table-reason-too-many-tables = You already have { $most } tables open, and more are not allowed.
table-reason-seats-not-allowed = This game takes { $allowed } players, not { $seats }.
table-reason-link-expired = This link is too old. Make a new one on your first device.
table-reason-option = Option { $option } cannot be { $value }. Allowed: { $allowed }.
table-reason-no-such-table = There is no such table.
table-reason-no-such-game = There is no game { $game }.
table-reason-no-such-match = There is no such match at this table.
table-reason-no-such-round = There is no such round in this match.
table-reason-no-such-record = There is no such record.
table-reason-no-such-page = There is no such page.
table-reason-malformed-message = The server does not understand this: { $problem }
table-reason-malformed-request = The server does not understand this: { $problem }
table-reason-hello-first = The server expects a hello first.
table-reason-hint-pending = You have already asked for a hint. It is on its way.
table-reason-too-many-messages = Too many messages: the server accepts { $a_second } a second.
table-reason-too-many-requests = Too many requests. Wait a minute.
table-reason-too-slow = Your connection is too slow to keep up with this table.
table-reason-server-stopping = The server is stopping. Nothing is lost.
table-reason-server-error = Something went wrong on the server.
table-reason-foreign-origin = This request comes from another site.

## Any game at the terminal

board-round = Round { $number }
board-with = with { $seats }
board-alone = alone
board-deals = deals
board-empty = (empty)
board-hand = Your hand
board-hand-of = Cards of { $name }
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
turn-which-move = Which move, 1 to { $count }? { "" }
turn-no-such-number = There is no { $number } here: choose 1 to { $count }.
turn-undone = Taken back: { $move }.
turn-nothing-to-undo = There is nothing to take back.
turn-log-empty = Nothing has happened in this round yet.
turn-help =
    Type the number above a card to play it. If it can be played in several
    ways, you are asked which. You can also write a move in notation:
    { $notation }
    Enter   show the table again
    hint    what a good player would do now
    log     what has happened in this round
    score   the score, round by round
    rules   the rules of this match in short
    quit    stop; the match is saved, mazzo play --resume continues it
score-title = Score
score-round = Round
score-total = Total
rules-option = { $option }: { $value }

## Why a move is refused: reasons that several games share

reason-not-a-move = "{ $text }" is not a move. Type the number of a card, or ? for help.
reason-unknown-card = "{ $card }" is not a card. Type the number of a card, or ? for help.
reason-several-moves = "{ $text }" could mean { $moves }. Say which.
reason-watching = You are only watching.
reason-round-over = The round is over.
reason-not-your-turn = { $seat ->
    [you] It is your turn, but you cannot play this card.
   *[other] It is { $seat }'s turn.
  }
reason-card-not-held = { $card } is not among the cards you can play.
reason-not-allowed = You cannot play that now. You can play: { $moves }.

## What is asked of a player

ask-play = Your turn: play a card

## Hints

advice-only-move = It is the only move you have.
advice-good-move = It promises the most of all your moves.
hint-move = Hint: { $move }
hint-values = How far each move puts you ahead of the others, on average:
hint-value = { $sign }{ $points }
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

web-tagline = Cards on the table
web-home = Home
web-to-home = To the first page
web-settings = Settings
web-no-page = There is no such page
web-no-table = This table cannot be opened
web-connecting = Connecting …
web-reconnecting = Connection lost. Trying again …
web-play-now = Play now
web-with-friends = With friends
web-new-table-of = A new table: { $game }
web-preset = What to play
web-preset-plain = As in the rules
web-join = Join with a link or a code
web-join-example = for example k7qf3m2xab
web-join-empty = Paste a link to a table, or type its code.
web-join-unknown = No table has the code { $code }. Check it, or ask for a new link.
web-join-go = Join
web-table-waits = Your table is waiting
web-my-tables = Your tables
web-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
  }
web-public-tables = Open tables
web-no-public-tables = Nobody has opened a table to all right now.
web-go-on = Go on
web-sit-down = Sit down
web-watch = Watch
web-leave-table = Leave the table
web-delete-table = Delete the table
web-leave-ask = Leave this table of { $game }?
web-leave-open = Your seats are free again, and the table is no longer in your list.
web-leave-running = A bot plays on for you, and the table is no longer in your list.
web-stay = Stay
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
web-name-too = Name of another player on this device
web-name-first = First type the name of whoever sits there.
web-you = You
web-guest = Guest
web-rules = House rules
web-default = as in the rules
web-seats = Number of players
web-players-count = { $count ->
    [one] one player
   *[other] { $count } players
  }
web-who = Who plays
web-public = Anyone can join
web-hints = Hints are allowed
web-level = Level of the bots
web-clock = With a clock
web-clock-seconds = Seconds for each turn
web-clock-bank = Seconds in reserve for the match
web-open-table = Open the table
web-host-is = Host: { $name }
web-is-host = host
web-watching = You are watching.
web-watching-free = You are watching. To play, take a free seat.
web-host-starts = { $name } starts the match.
web-free = free
web-sit = Sit here
web-sit-too = Add a player here
web-stand = Get up
web-add-bot = Add a bot
web-remove = Send away
web-let-bot = Let a bot play
web-lock = Nobody else can sit down
web-start = Start
web-bots-fill = Bots take the seats that are free.
web-invite = Invite
web-invite-text = Anyone with this link or this code can sit down.
web-invite-here-only = This link only works on this machine. Start Mazzo with “mazzo --lan”, and others in your network can join.
web-link = Link
web-code = Code
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code for phones

## At the table

web-table = Table
web-players = Players
web-menu = At the table
web-round = round { $number }
web-dealer = Dealer
web-dealer-token = D
web-seconds = { $count } s
web-holds = { $count ->
    [one] holds { $count } card
   *[other] holds { $count } cards
 }
web-total = Total
web-bot = bot, { $level }
web-bot-plays = a bot plays
web-away = away
web-on-turn = to play
web-your-hand = Your cards
web-hand-of = Cards of { $name }
web-which = Choose what to do.
web-which-take = Tap the cards you want to take.
web-part = { $card } and the cards after it, { $count } in all
web-with-you = with you
web-with = with { $names }
web-area-of = { $name }: { $area }
web-laid = { $card }, { $seat ->
    [you] played by you
   *[other] played by { $seat }
  }
web-laid-wins = { $card }, { $seat ->
    [you] played by you
   *[other] played by { $seat }
  }, takes the trick
web-clockwise = Play goes clockwise: the next player sits on your left
web-counter-clockwise = Play goes counter-clockwise: the next player sits on your right
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
web-hint-values = Average lead over the others
web-hint-do = Play it
web-leave = Leave
web-leave-text = A bot takes over your cards and plays on. You can come back and take your seat again.
web-leave-seat = Let a bot play for me
web-take-over = Take over from the bot
web-wish = { $name } would like to take back the last move.
web-wish-pending = { $name } has asked to take a move back.
web-agree = Agree
web-refuse = No
web-pass-to = Pass the device on
web-i-am = I am { $name }
web-more = More
web-close = Close
web-log = Log
web-score = Score
web-fair = Fair shuffles
web-commitment = SHA-256 of the seed of this match:
web-keys = Keys
web-keys-text = H goes to your hand, the arrow keys move along it, Enter plays. U takes a move back, L opens this page, Escape closes it. ? asks for a hint.
web-host = You are the host
web-abandon = End the match for everybody
web-abandon-ask = End the match for everybody?
web-abandon-text = Then nobody wins, and the match cannot be played on. If only you want to go, let a bot play for you.
web-abandon-yes = End it
web-abandon-no = Play on

## The count, and afterwards

web-count = Count
web-round-count = Round { $number }
web-won = { $names ->
    [you] You have won
   *[other] { $count ->
        [one] { $names } has won
       *[other] Winners: { $names }
      }
  }
web-ended = { $names } ended the match
web-abandoned = The match was ended early
web-next-round = Next round
web-rematch = Rematch
web-replay = Replay
web-download = Download the record

## Settings

web-language = Language
web-preview = How it looks
web-preview-move = Move a card
web-set-theme = Appearance
web-set-theme-system = same as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-contrast = Contrast
web-set-contrast-system = same as the system
web-set-contrast-normal = normal
web-set-contrast-high = high
web-set-suits = French suits
web-set-suits-two = two colours
web-set-suits-four = four colours
web-set-cards = Size of the cards
web-set-cards-small = small
web-set-cards-medium = medium
web-set-cards-large = large
web-set-motion = Motion
web-set-motion-system = same as the system
web-set-motion-full = on
web-set-motion-none = off
web-set-sound = Sound
web-set-sound-off = off
moment-won = The match is won!
web-set-confirm = Ask me before playing a card
web-other-device = Another device
web-other-device-text = A personal link opens your seats on another device. It works for one day; do not share it.
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
web-replay-keys = Space plays and pauses, the arrow keys go one move back or on, Home and End go to the deal and to the count.
web-replay-to-table = To the table
web-verify = Verify the shuffle
web-verify-short = Verify
web-verify-about = Your browser deals every round again: from the seed, which was fixed before anybody could know it, and from what the players added.
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
web-verify-unseen = This browser was not there at the start of the match, so it has to trust the commitment that the server shows now.
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
