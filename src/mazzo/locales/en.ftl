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
error-origin = { $text } is not an origin: write it like https://cards.example
error-proxy = { $text } is neither an address nor a network, like 192.0.2.1 or 192.0.2.0/24
error-limit-unknown = { $text } is not a limit that can be set. These are, written like guests_an_hour=100: { $known }
error-limit-value = { $text }: write { $kind ->
    [whole] a whole number
   *[number] a number
  }, at least { $least }
error-not-started = the server could not start; the lines above say why
error-processes = a machine runs from 1 to { $most } processes
error-processes-database = several processes need a database that they share: --database postgresql://…
error-folder-in-use = { $folder } is in use by another Mazzo (process { $process }); stop it first, or choose another folder with --data
error-storage-full = nothing can be saved in { $path }: there is no space left ({ $problem })
error-storage-locked = { $path } is held by another program ({ $problem }); end that program and try again
error-storage-unwritable = { $path } cannot be written: { $problem }
error-storage-failing = { $path } cannot be read or written: { $problem }
error-storage-damaged = { $path } is damaged ({ $problem }); put a back-up in its place with mazzo restore FILE
error-role = there is no role { $role }; choose from moderator, admin and none
error-database-version = { $path } is of an earlier version; start the server once, which brings it up to date
error-storage-newer = { $path } comes from a newer version of Mazzo; update Mazzo and try again
error-no-tables = there are no tables in { $folder } yet
error-back-up-itself = { $path } is the database itself; choose another file for the back-up
error-back-up-damaged = { $path } is not a back-up of Mazzo, or it is damaged: { $problem }
error-no-back-up = { $path } is not a back-up of Mazzo
error-not-handed-over = the server that uses { $folder } has not taken over the back-up, and everything is as before; stop the server and try again
error-check = { $path }: { $tables ->
    [one] one table is damaged
   *[other] { $tables } tables are damaged
}
error-database-address = { $address } is not the address of a PostgreSQL database: write it like postgresql://user@host/name
error-database-away = { $address } does not answer: { $problem }
error-database-refused = { $address } does not let this server in: { $problem }
error-database-missing = { $address }: there is no such database ({ $problem }); create it first, for example with createdb
error-database-old = { $address } is PostgreSQL { $found }; Mazzo needs { $needed } or newer
error-database = { $address } cannot be used: { $problem }
error-redis-address = { $address } is not the address of a Redis server: write it like redis://host
error-redis-old = { $address } is Redis { $found }; Mazzo needs { $needed } or newer
error-redis-alone = --redis is for a server with --database: one process alone needs no Redis
error-database-back-up = the tables are kept in { $address }: PostgreSQL’s own tools save and restore them, pg_dump and pg_restore
error-database-holds = { $address } is not empty; tables are only moved to an empty database
error-database-differs = { $address } does not hold the same as { $path } ({ $what }); nothing was moved
error-missing-part = this part of Mazzo is not installed: { $name }
error-missing-extra = this needs more than is installed: pip install "mazzo[{ $extra }]"

## The server

server-address = Mazzo is running: { $address }
server-lan = Everybody on this network can open that address.
server-here-only =
    Only this machine can open that address.
    mazzo --lan lets others in your network join.
server-data = Tables and records are kept in { $folder }
server-metrics = Metrics for Prometheus are at { $address }
server-restored = The back-up is in its place. The server goes on with it.
server-stop = Ctrl-C stops it.
server-compiled = From now on the bots play at full strength: their engine has been compiled. Later starts have it at once.
server-not-compiled = The bots’ engine could not be compiled, so they go on as before. { $log } says why.
database-waiting = { $address } does not answer yet ({ $problem }); trying for { $seconds } seconds…
worker-started = Moving bots, { $processes } at a time. Ctrl-C stops it.

## Keeping tables: back-ups and checks

admin-role = { $role ->
    [none] { $name } has no role any more.
    [moderator] { $name } is a moderator.
   *[admin] { $name } is an admin.
}
admin-penalty = { $kind ->
    [ban] { $name }: banned
   *[mute] { $name }: muted
}, { $until ->
    [never] for good
   *[other] until { $until }
} ({ $reason })
admin-reports = { $count ->
    [0] No reports are waiting.
    [one] One report is waiting.
   *[other] { $count } reports are waiting.
}
admin-banned = { $name } is kept out from now on. Whoever comes back as a new guest cannot be recognized.
admin-lifted = { $name } is neither banned nor muted any more.
admin-renamed = { $name } is now called { $to }.
admin-voided = Match { $match } no longer counts, and all ratings after it have been worked out again.
back-up-done = { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, checked
restore-done = The tables of { $path } are in their place.
restore-taken = The tables of { $path } are in their place, and the running server goes on with them.
restore-kept = What was there before is kept in { $path }
check-pages = Reading { $path }…
check-progress = { $done } of { $all } tables
check-problem = table { $table }, event { $number }: { $problem }
check-missing = { $tables ->
    [one] one table was not checked
   *[other] { $tables } tables were not checked
}, because { $game } is not installed
check-whole = { $path } is intact: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events ->
    [one] one event
   *[other] { $events } events
}, { $records ->
    [one] one record
   *[other] { $records } records
} verified
move-progress = { $what }: { $done } of { $all }
move-checking = { $what }: comparing { $all } rows…
move-done = { $tables ->
    [one] One table, with { $events } events and all people, is now in { $address }; every row was compared.
   *[other] { $tables } tables, with { $events } events and all people, are now in { $address }; every row was compared.
}
move-next = { $path } is as it was. Start the server with --database from now on.

## What is wrong with a record: its line, then the reason

error-record = { $path }, line { $line }: { $reason }
error-record-not-a-record = this is not a Mazzo record
error-record-version = this is a record of version { $version }; this Mazzo reads versions 1 and 2
error-record-not-text = this is not UTF-8 text
error-record-truncated = the record breaks off: its last line, the checksum, is missing
error-record-checksum = the checksum does not fit: the record was altered or damaged
error-record-expected = this line should have the form { $form }
error-record-unknown-game = there is no game { $name }
error-record-option = option { $key } cannot be { $value }; allowed: { $allowed }
error-record-seats = the game is not played with so many seats; allowed: { $allowed }
error-record-commitment = the seed is not the one that was committed to
error-record-commit = what seat { $seat } added is not what it had committed to
error-record-void = seat { $seat } cannot have been missed in this shuffle, or is listed twice
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
arena-results = Results, from the first player’s side
arena-pairing = Players
arena-wins = Won/lost/tied
arena-points = Points per deal, 95%
arena-times = ms p50/p95
arena-ratings = Ratings
arena-player = Player
arena-rating = Elo
error-bots = --bots takes at least two different names, separated by commas

## Programs from outside, and work on other machines

error-command = no program can be started by { $name }: write cmd:PROGRAM ARGUMENTS, or cmd/slow:… if it may think longer
error-cluster-unreachable = no Dask cluster answers at { $address }: { $detail }
error-cluster-different = a worker of the cluster { $address } has another Mazzo ({ $detail }): its results would not be the same
error-program-unnamed = a program plays in this match: say which one again, with --bot "cmd:…"
program-crashed = it has ended
program-late = it was late
program-garbage = that is no answer
program-illegal = that move is not legal
program-lost = { $name }, seat { $seat }: { $wrong }; { $move } was played for it
program-lost-count = { $name } has lost { $count ->
    [one] one decision
   *[other] { $count } decisions
 } to the quick player, because it failed.
program-dropped = { $name } failed three times in one deal and was dropped; the result is that of the deals before.
program-failed = { $name }: { $wrong }. A club player decides this once.
program-failed-last = { $name }: { $wrong }. That was the third time: a club player plays on.

## mazzo dataset

dataset-playing = Playing
dataset-written = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
 } in { $path }
dataset-verified = verified: { $matches ->
    [one] one match
   *[other] { $matches } matches
 } with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
 }, every move, view and score
error-dataset-other = { $path } already holds another data set, or something else: choose another folder
error-dataset-unfinished = the data set { $path } is not finished: the same command goes on with it
error-dataset-damaged = { $path } is damaged: { $what }
error-dataset-dropped = { $name } failed three times in match { $match } and was dropped: that match is not in the data set

## mazzo review

error-review-unfinished = { $path }: this match is not over; only finished matches are reviewed
error-review-nobody = nobody decides for seat { $seat }: the rules play it

## mazzo puzzles, mazzo puzzle

puzzles-finding = Looking for puzzles
puzzles-found = { $count ->
    [one] One puzzle, in { $path }
   *[other] { $count } puzzles, in { $path }
  }
puzzle-title = Puzzle { $number } of { $count }
puzzle-ask = Find the best move. show gives it away, quit ends.
puzzle-ask-turn = Find the best move, or how the best turn begins. show gives it away, quit ends.
puzzle-right = Right!
puzzle-wrong = There is something better. Try again.
puzzle-missed = Many would play that, but there is something better. Try again.
puzzle-best = Best: { $move }
puzzle-cost = The usual { $move } costs { $cost } { $unit }.
puzzle-rating = Your rating: { $rating }. At the first try: { $solved } of { $count }.
puzzle-next = Enter for the next puzzle, or quit:{" "}
error-puzzles-source = say where puzzles come from: either --from RECORDS or --self-play N
error-puzzles-game = { $path }: this is a match of { $other }, not of { $game }
error-no-puzzles = there are no puzzles yet; find some with: mazzo puzzles { $game } --self-play 50

## mazzo games

games-values = { $allowed } (default { $default })
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
record-shuffle-open = Shuffle 1: the players added their parts in the open. The deals are fair unless somebody knew the seed and added last.
record-shuffle-sealed = Shuffle 2: { $count ->
    [0] no player had a part in it.
    [one] one player had committed to a part before any was revealed.
   *[other] { $count } players had committed to their parts before any was revealed.
  }
record-listing = Digest of their list, to compare with what others saw:
record-void = An earlier shuffle came to nothing: seat { $seat } ({ $name }) had committed to a part and never revealed it.

### Words of the table, the same for every game.

## Lists and names

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-you = you
name-gone = somebody
name-you = You
name-person = Player { $number }
name-robot = Robot
card-hidden = a hidden card
list-none = nothing

## What each of the bots is like

bot-berta = Berta counts twice and takes the sure point.
bot-berta-greet = Good day. I have counted the chairs.
bot-berta-won = It added up. It usually does.
bot-berta-lost = I shall count that again.
bot-berta-thanks = Thank you. I will note it down.
bot-berta-gained = That was worth counting twice.
bot-carlo = Carlo plays and bids high, and laughs either way.
bot-carlo-greet = Ha! Who dares?
bot-carlo-won = Ha! All or nothing, and it was all!
bot-carlo-lost = Ha! It was worth it.
bot-carlo-thanks = Ha! Too kind!
bot-carlo-gained = Ha! More of that!
bot-dora = Dora remembers every card and goes by what is gone.
bot-dora-greet = I remember you.
bot-dora-won = I remembered the right ones.
bot-dora-lost = I shall not forget this.
bot-dora-thanks = I will remember that.
bot-dora-gained = I remembered that one, too.
bot-emilio = Emilio waits and keeps his best card for the end.
bot-emilio-greet = There is no hurry.
bot-emilio-won = Good things come at the end.
bot-emilio-lost = I waited a little too long.
bot-emilio-thanks = Thank you. I took my time.
bot-emilio-gained = The wait was worth it.
bot-fosca = Fosca wants everything that lies on the table.
bot-fosca-greet = May I have that chair, too?
bot-fosca-won = Mine. All of it.
bot-fosca-lost = You have left me nothing!
bot-fosca-thanks = I will take that, thank you.
bot-fosca-gained = Mine again!
bot-gino = Gino plays at once and regrets it at once.
bot-gino-greet = Hello hello, whose turn is it?
bot-gino-won = Done already? I won?
bot-gino-lost = Ah, I should have thought first.
bot-gino-thanks = Thanks! Next, next!
bot-gino-gained = Oh! Was that me?
bot-ida = Ida smiles, knits and shows no mercy.
bot-ida-greet = Come in, dear. Mind the wool.
bot-ida-won = There, there. One more row, and done.
bot-ida-lost = Well. I must have dropped a stitch.
bot-ida-thanks = How nice of you, dear.
bot-ida-gained = Nothing personal, dear.
bot-lino = Lino trusts the wind, and often it blows his way.
bot-lino-greet = A fine breeze today.
bot-lino-won = The wind was with me.
bot-lino-lost = The wind has turned.
bot-lino-thanks = Thank the wind.
bot-lino-gained = A fair wind, that was.
bot-mirko = Mirko is three moves ahead and says nothing.
bot-mirko-greet = …
bot-mirko-won = As expected.
bot-mirko-lost = I saw it coming.
bot-mirko-thanks = Mm.
bot-mirko-gained = Mm. As planned.
bot-nives = Nives gives nothing away.
bot-nives-greet = Good evening.
bot-nives-won = Did you expect something else?
bot-nives-lost = Does it show? No.
bot-nives-thanks = Noted.
bot-nives-gained = There.
bot-oskar = Oskar never lets a partner down.
bot-oskar-greet = I am with you, partner.
bot-oskar-won = We did that together.
bot-oskar-lost = My fault. Next time we do better.
bot-oskar-thanks = The same to you, friend.
bot-oskar-gained = Well done, all of us.
bot-pina = Pina, the café’s cat, would rather chase cards than count them.
bot-pina-greet = Meow.
bot-pina-won = Prrrr.
bot-pina-lost = Meow?
bot-pina-thanks = Prrr.
bot-pina-gained = Purr.

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
deck-tarock-full-rank-j = jack
deck-tarock-full-rank-n = knight
deck-tarock-full-rank-q = queen
deck-tarock-full-rank-k = king
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
  }).
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
online-note-below = plays below its level for now
online-link = Others can join with this link, in a browser or with mazzo play --table:
online-here-only = This link only works on this machine: start the server with mazzo --lan, and others in your network can join.
online-how = Type ? for help, rules for the rules, quit to stop. Your seat stays yours.
online-which-seat = Which seat: { $seats }, or w to watch? { "" }
online-no-seat = “{ $text }” is not a free seat.
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
online-hours = You have { $hours ->
    [one] one hour.
   *[other] { $hours } hours.
  }
online-days = You have { $days ->
    [one] one day.
   *[other] { $days } days.
  }
online-below = { $who } plays below its level for now: the time for thinking is used up.
online-hurry = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
  }
online-ready = Press Enter when you are ready: { "" }
online-rematch = Type rematch to play again, everybody one seat on, or quit to stop: { "" }
online-over = Wait for another match, or type quit to stop: { "" }
online-lost = Connection lost. Trying again…
online-again = Connected again.
online-left = You have left the table. The same command takes you back to your seat.
online-fair = Every deal was fair: it follows from what everybody had fixed before the first card, this terminal too.
online-unfair = WARNING: the record does not prove that these are the deals you were promised.
pair-how = On your other device, open the settings at { $address } and choose “Add a device”. Type this code there, then pick the number. The code works once, for five minutes.
pair-code = Code:   { $code }
pair-number = Number: { $number }
pair-waiting = Waiting for your other device…
pair-yes-or-no = Type yes or no: { "" }
pair-no = Nothing has changed.
pair-play = Play with: { $command }
pair-which = Which number does the new device show: { $numbers }? Anything else keeps it out: { "" }
shuffle-warning-title = Look at this shuffle
shuffle-warning-missing = Your part is not in this shuffle: it came too late, or the server left it out. The cards do not depend on you this time. If that happens again, do not trust this server.
shuffle-warning-elsewhere = Another of your devices has a part in this shuffle, so this one has none. If you have no other device at this table, do not trust this server.
shuffle-warning-list = The server’s list of the players’ parts contradicts itself. Your part stays secret, so this shuffle will come to nothing.
shuffle-warning-changed = The server promises something else for this shuffle than before. Your part stays secret.
shuffle-warning-blamed = The server says that your part of the shuffle did not arrive, but this device has sent it. Either the connection failed, or the server is not honest.
shuffle-warning-revealed = These cards were not dealt from what the players had fixed before. Do not trust this server.
shuffle-warning-void = The server shows another seed for the shuffle that came to nothing than it had promised. Do not trust this server.
online-refused = The server refuses: { $code }
online-too-old = The server speaks a newer language than this program. Update Mazzo.
online-say-how = Type say and a number, or how it begins:
online-say-unknown = There is no such phrase: say shows them all.
online-which-speaker = Type { $command } and the number of a seat; who lists them.
online-muted = You do not hear { $name } any more.
online-unmuted = You hear { $name } again.
online-help =
    Type the number above a card to play it. If it can be played in several
    ways, you are asked which. You can also write a move in notation:
    { $notation }
    Enter   show the table again
    hint    what a good player would do now
    log     what has happened in this round
    score   the score, round by round
    rules   the rules of this match; rules and a chapter reads on
    what    explains a word: what and the word
    who     who sits at the table
    say     what one says at the table; say and a number says it
    mute    mute and a seat: you do not hear them; silence: nobody does (host)
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
table-event-programs = { $programs ->
    [yes] Bots that people wrote may sit down at this table.
   *[no] No bots that people wrote sit down at this table.
  }
table-event-host-passed = { $who ->
    [you] You are the host now.
   *[other] { $who } is the host now.
  }
table-event-voided = { $cause ->
    [open] { $who ->
        [you] Your part of the shuffle did not arrive in time. That was the second try, so the table is open again.
       *[other] The part of { $who } in the shuffle did not arrive in time. That was the second try, so the table is open again.
      }
   *[again] { $who ->
        [you] Your part of the shuffle did not arrive in time, so a bot plays for you and the cards are shuffled again.
       *[other] The part of { $who } in the shuffle did not arrive in time, so a bot plays there and the cards are shuffled again.
      }
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
table-event-late = { $who ->
    [you] Your time is up: the match is over, and you are last.
   *[other] Time is up for { $who }: the match is over, and the last place is theirs.
}

## Why a table refuses

table-reason-barred = The host has sent you away from this table.
table-reason-table-locked = The host is not letting anybody else sit down.
table-reason-table-closed = This table is closed: { $most } things happened without a move. Open another one.
table-reason-table-full = This table can hold no more: { $most } things have happened here. What was played stays. Open another one.
table-reason-is-so = It is so already.
table-reason-not-host = Only the host can do that.
table-reason-not-your-seat = Seat { $number } is not yours.
table-reason-no-such-seat = There is no seat { $number } here.
table-reason-seat-taken = Seat { $number } is taken.
table-reason-seat-free = Nobody sits on seat { $number }.
table-reason-seats-and-names = Give each seat a name of its own, and take each seat once.
table-reason-name-empty = Type a name with at least one letter.
table-reason-name-long = A name has at most { $most } letters.
table-reason-name-marks = That name has too many marks on one letter: at most { $most } are allowed.
table-reason-name-scripts = That name mixes alphabets, so it could be taken for another. Write it in one.
table-reason-name-taken = Somebody here is already called { $name }, or something very similar. Choose another name.
table-reason-no-such-bot = There is no bot called { $name }; choose from { $allowed }.
table-reason-no-such-level = There is no bot of level { $level }; choose from { $allowed }.
table-reason-match-running = You have to wait until the match is over.
table-reason-others-play = Others are playing here. End the match first, or leave the table.
table-reason-no-match-running = No match is being played.
table-reason-not-playing = No round is being played now.
table-reason-match-over = The match is over. Start a rematch to play again.
table-reason-nobody-seated = Somebody has to sit down first.
table-reason-not-seated = You have no seat at this table.
table-reason-not-shuffling = The cards are already shuffled.
table-reason-committed-before = You have already fixed your part of the shuffle.
table-reason-commitments-closed = Your part of the shuffle came too late; it goes on without it.
table-reason-commitments-open = Not everybody has fixed a part of the shuffle yet.
table-reason-not-committed = You have no part in this shuffle.
table-reason-revealed-before = Your part of the shuffle is already there.
table-reason-other-list = Your part belongs to another shuffle than this one.
table-reason-other-bytes = This is not the part of the shuffle that you had fixed.
table-reason-reveal-pending = { $seat } has a part in the shuffle that must arrive first. Try again in a moment.
table-reason-not-your-turn = { $seat ->
    [you] You have nothing to decide now.
   *[other] { $seat } has nothing to decide now.
  }
table-reason-stale-decision = { $seat ->
    [you] The table has moved on: look again before you decide.
   *[other] The table has moved on: look again before you decide for { $seat }.
  }
table-reason-no-hints = There are no hints at this table.
table-reason-no-programs = No programs sit at this table, unless its host allows them.
table-reason-program-one-seat = A program takes one seat.
table-reason-program-may-not = Programs may sit at tables and play, nothing else.
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
table-reason-rated-one-seat = At a rated table everybody has one seat.
table-reason-rated-no-bots = No bots play at a rated table: wait until every seat is taken.
table-reason-rated-no-hints = There are no hints at a rated table.
table-reason-rated-no-take-back = Nothing is taken back at a rated table.
table-reason-rated-goes-on = A rated match is played to its end, by those who began it.
table-reason-no-such-phrase = There is no such phrase.
table-reason-no-such-speaker = Nobody there has said anything.
table-reason-talk-off = At this table nobody talks.
table-reason-talk-rated = At a rated table nobody talks from the deal to the count.
table-reason-talk-empty = Your message is empty.
table-reason-talk-no-text = At this table there are only phrases and pictures.
table-reason-talk-accounts = Only people with an account write in their own words.
table-reason-talk-silenced = The host has silenced you at this table.
table-reason-talk-muted = { $until ->
    [never] You may not talk at tables here any more. Reason: { $reason }
   *[other] You may not talk at tables here until { $until }. Reason: { $reason }
}

## Why a server refuses

table-reason-no-identity = The server does not know you. Reload the page, or allow its cookie.
table-reason-signed-out = You have been signed out on this device.
table-reason-no-such-session = That device is signed out already.
table-reason-too-many-guests = Too many new people have come from your network: { $most } an hour are let in. Try again later.
table-reason-too-many-tables = You already have { $most } tables open, and more are not allowed.
table-reason-too-many-public-tables = You already have { $most } tables that anyone can join. Finish or delete one first.
table-reason-public-needs-clock = A table that anyone can join needs a clock here, so that nobody can hold it up.
table-reason-rated-needs-account = Only people with an account play at rated tables.
table-reason-rated-needs-public = A rated table is public, or a club’s.
table-reason-rated-needs-clock = A rated table needs a clock.
table-reason-rated-needs-rules = Rated matches are played by the usual rules, without house rules.
table-reason-rated-without-robot = Matches with a robot are not rated.
table-reason-clock-or-days = A table has a clock or is played over days, not both.
table-reason-seats-not-allowed = This game takes { $allowed } players, not { $seats }.
table-reason-no-such-code = No device shows this code. Check the letters.
table-reason-code-expired = This code is no longer valid. Let the new device show another.
table-reason-wrong-number = That is not the number on the new device, so it was not let in. If it is yours, begin again.
table-reason-pairing-refused = Your other device has refused. Nothing has changed.
table-reason-not-offered = Your other device has not agreed yet.
table-reason-too-many-codes = Your network has asked for too many codes: { $most } an hour are allowed. Try again later.
table-reason-too-many-wrong-codes = Too many wrong codes: { $most } an hour are allowed. Try again later.
table-reason-no-account = You have no account here yet.
table-reason-account-already = You are signed in to an account already.
table-reason-account-name-taken = { $name } is the name of somebody’s account here, or looks like it. Choose another one.
table-reason-password-short = A password needs at least { $least } characters.
table-reason-password-common = Anybody would guess that password soon. Choose another one.
table-reason-sign-in-wrong = That does not match. Check the name, and the password or code.
table-reason-sign-in-again = For that, sign in once more on this device.
table-reason-too-many-sign-ins = That was tried more than { $most } times. Wait a quarter of an hour, or sign in with a passkey.
table-reason-too-many-credentials = An account has at most { $most } ways to sign in.
table-reason-too-many-exports = You have already downloaded everything { $most } times in an hour. Try again later.
table-reason-too-many-reports = You have already made { $most } reports today. Try again tomorrow.
table-reason-no-such-credential = You do not sign in with that any more.
table-reason-last-credential = This is the last way to sign in. Add another one first.
table-reason-passkey-known = This passkey belongs to an account already.
table-reason-passkey-unknown = This passkey belongs to no account here.
table-reason-passkey-wrong = Your device did not answer with a passkey for this page.
table-reason-passkey-late = That took too long. Try once more.
table-reason-no-passkeys-here = Browsers allow passkeys only on encrypted pages with a name, and on this machine itself.
table-reason-public-needs-account = To open a table for everybody, you need an account here.
table-reason-banned = { $until ->
    [never] You may not play here any more. Reason: { $reason }
   *[other] You may not play here until { $until }. Reason: { $reason }
}
table-reason-not-moderator = Only moderators may do that.
table-reason-no-such-person = There is nobody of that name.
table-reason-no-such-report = There is no such report, or somebody has dealt with it already.
table-reason-own-match = You played in this match yourself: somebody else has to decide that.
table-reason-nothing-to-void = There is no such match, or it no longer counts.
table-reason-option = Option { $option } cannot be { $value }. Allowed: { $allowed }.
table-reason-no-such-table = There is no such table.
table-reason-no-such-game = There is no game { $game }.
table-reason-no-such-match = There is no such match at this table.
table-reason-no-such-form = This game has no such form.
table-reason-no-such-round = There is no such round in this match.
table-reason-no-such-day = There is no deal for that day.
table-reason-day-over = That day is over, and its deal is closed.
table-reason-day-not-over = This stays closed until the day is over (UTC), for everybody.
table-reason-day-played = You have played the deal of this day already. Each plays it once.
table-reason-day-moved-elsewhere = You have played on elsewhere. Open the deal again.
table-reason-no-such-record = There is no such record.
table-reason-no-such-review = There is no review of this match yet.
table-reason-not-your-review = Only whoever asked for this review can stop it.
table-reason-too-many-reviews = You are already waiting for { $most } reviews. Wait until one is done, or stop one.
table-reason-no-such-page = There is no such page.
table-reason-malformed-message = The server does not understand this: { $problem }
table-reason-malformed-request = The server does not understand this: { $problem }
table-reason-hello-first = The server expects a hello first.
table-reason-client-too-old = This page is older than the server. Reload it.
table-reason-hint-pending = You have already asked for a hint. It is on its way.
table-reason-too-many-programs = You have { $most } bots already. Revoke one first.
table-reason-no-such-program = There is no such bot.
table-reason-too-many-hints = You can ask for { $most } hints a minute. Wait a little.
table-reason-too-many-hellos = You have come to tables too often: { $most } times a minute are allowed. Wait a little.
table-reason-too-many-sockets = You have tables open in too many windows: { $most } are allowed. Close one.
table-reason-hint-unfinished = Thinking of a hint took too long. Ask again in a while.
table-reason-too-much-talk = You can say { $most } things at once, no more: wait a few seconds.
table-reason-is-yourself = That is you.
table-reason-you-block-them = You have blocked this person. Unblock them first.
table-reason-no-such-promise = That cannot be promised now.
table-reason-club-members-only = This table is for the members of a club. If you are one, sign in with your account.
table-reason-no-such-friend = You are not friends.
table-reason-too-many-friends = Nobody has more than { $most } friends here.
table-reason-too-many-requests-of-friends = No more than { $most } invitations an hour: wait a while.
table-reason-too-many-messages = Too many messages: the server accepts { $a_second } a second.
table-reason-too-many-requests = Too many requests. Wait a minute.
table-reason-too-many-connections = Too many connections from your address: the server takes { $most }.
table-reason-head-too-long = This request is too long: its head may have { $most } bytes.
table-reason-too-slow = Your connection is too slow to keep up with this table.
table-reason-server-stopping = The server is stopping. Nothing is lost.
table-reason-not-saved = The table cannot be saved just now. Nothing is lost: try again.
table-reason-table-damaged = This table cannot be read, because its data is damaged. Tell whoever runs this server.
table-reason-not-ready = The server cannot save anything just now ({ $problem }).
table-reason-server-error = Something went wrong on the server.
table-reason-foreign-origin = This request comes from another site.
table-reason-wrong-host = This server is not known as { $host }. If it should be, start it with --origin and that address.

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
    rules   the rules of this match; rules and a chapter reads on
    what    explains a word: what and the word
    quit    stop; the match is saved, mazzo play --resume continues it
score-title = Score
score-round = Round
score-total = Total
rules-option = { $option }: { $value }
rules-unusual = Not as usual in this match
rules-none = This game has no rule book.
rules-no-chapter = There is no chapter “{ $wanted }”. Choose from { $chapters }.
rules-no-chapter-like = There is no chapter “{ $wanted }”. Did you mean { $like }?
what-usage = Name a word, for example: what { $term }
what-unknown = The rules do not explain “{ $wanted }”.
what-unknown-like = The rules do not explain “{ $wanted }”. Did you mean { $like }?
what-also = Also: { $names }
what-more = More: rules { $chapter }
# A position in the rule book: whose cards lie where.
figure-you = Your hand
figure-seat = Player { $name }
figure-table = On the table
figure-column = Column { $name }
figure-trick = Trick
figure-talon = Talon
figure-cards = Cards

## What is played, in one line

form-plain = As in the rules
form-hints = hints
form-no-hints = no hints
form-clock = { $seconds } s a turn
form-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
form-no-clock = no clock
form-bots = bots: { $level }

## Learning in the terminal

error-lesson = there is no lesson { $name }; choose from { $allowed }
learn-how = Choose one: mazzo learn GAME
learn-none = no lessons yet
learn-progress = { $done } of { $all } lessons done
learn-first = Your first deal
learn-first-idea = real cards, and a coach beside you
learn-state-begun = begun
learn-state-done = done
learn-state-unaided = done, all by yourself
learn-state-revised = done; it has changed since
learn-which = Which one, 1 to { $count }? Enter takes { $number }, quit stops: { "" }
learn-no-such = Type a number from 1 to { $count }.
learn-idea = The idea: { $idea }.
learn-go-on = Enter goes on (? for help): { "" }
learn-look = Look at { $what }.
learn-your-turn = Now it is up to you. Type show if you are stuck.
learn-legal = That is allowed, but look for this: { $idea }.
learn-right = Right!
learn-not-quite = Not quite. Try another one.
learn-try = Try { $moves }.
learn-typed = { $typed }, that is { $move }
learn-may-show = Or type show, and the lesson does it.
learn-answer = Your answer, a to { $last }? { "" }
learn-no-answer = Type a letter from a to { $last }.
learn-done = Lesson done.
learn-unaided = Lesson done, all by yourself.
learn-after = Enter: { $title } (or again, list, quit): { "" }
learn-after-last = Enter for the list (or again, quit): { "" }
learn-kept = What you have learned is kept. Continue with mazzo learn { $game }.
learn-help =
    Type the number above a card to play it, or write the move:
    { $notation }
    Enter   go on; before a move, show the table again
    show    let the lesson do it
    rules   the chapter of the rule book; rules and a chapter, another
    what    explains a word: what and the word
    again   begin this lesson again
    skip    leave it, and choose another
    quit    stop; what you have learned is kept
learn-forced = There is no other move here, so it is made for you.
learn-also-good = Also good.
learn-costly = That may cost you something.
learn-take-back = Type back to take it back, Enter to keep it: { "" }
learn-candidates = Worth a thought: { $moves }.
learn-first-over = That was your first deal. Read the count line by line.
learn-first-help =
    Type the number above a card to play it, or write the move:
    { $notation }
    Enter   show the table again
    hint    what might be played
    show    what the coach would play, and why
    rules   the rules of this deal; rules and a chapter reads on
    what    explains a word: what and the word
    again   begin again with the same cards
    skip    leave it, and choose a lesson
    quit    stop

## Why a move is refused: reasons that several games share

reason-not-a-move = “{ $text }” is not a move. Type the number of a card, or ? for help.
reason-unknown-card = “{ $card }” is not a card. Type the number of a card, or ? for help.
reason-several-moves = “{ $text }” could mean { $moves }. Say which.
reason-watching = You are only watching.
reason-round-over = The round is over.
reason-not-your-turn = { $seat ->
    [you] It is your turn, but you cannot play this card.
   *[other] It is { $seat }’s turn.
  }
reason-card-not-held = { $card } is not among the cards you can play.
reason-not-allowed = You cannot play that now. You can play: { $moves }.

## What is asked of a player

ask-play = Your turn: play a card

## Hints

advice-only-move = It is the only move you have.
advice-good-move = It promises the most of all your moves.
hint-move = Hint: { $move }
hint-values = How far each move puts you ahead of the others, on average, in { $unit }:
hint-unit = points
hint-value = { $sign }{ $points } ± { $error }
hint-thinking = One moment…

### The table in the browser.

## The games

level-random = at random
level-greedy = greedy
level-beginner = beginner
level-club = club player
level-expert = expert
level-master = master
level-program = program

## Pages

web-tagline = Cards on the table
web-home = Home
web-to-home = To the home page
web-settings = Settings
web-no-page = There is no such page
web-no-table = This table cannot be opened
web-connecting = Connecting…
web-reconnecting = Connection lost. Trying again…
web-play-now = Play now
web-with-friends = With friends
web-home-learn = Learn
web-learn-progress = { $done } of { $count }
web-home-rules = Rules
web-home-more = More…
web-home-form = { $game }: what to play
web-new-table-of = A new table: { $game }
web-preset = What to play
web-length = { $turns ->
    [one] about one turn each
   *[other] about { $turns } turns each
  }
web-join = Join with a link or a code
web-join-example = for example k7qf3m2xab
web-join-empty = Paste a link to a table, or type its code.
web-join-unknown = No table has the code { $code }. Check it, or ask for a new link.
web-join-go = Join
web-table-waits = Your table is waiting
web-my-tables = Your tables
web-table-goes = { $days ->
    [one] Goes tomorrow if nothing happens here
   *[other] Goes in { $days } days if nothing happens here
}
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
web-programs = Bots that people wrote may sit down
web-level = Level of the bots
web-clock = With a clock
web-clock-seconds = Seconds for each turn
web-clock-bank = Seconds in reserve for the match
web-range = { $low } to { $high }
web-range-step = { $low } to { $high }, in steps of { $step }
web-to-rule = The rule: { $option }
web-played = What is played
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
web-any-bot = Whoever is free
web-which-bot = Bot to add
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
web-below = below its level
web-below-why = This bot plays below its level for now: the time for thinking is used up.
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
web-lay-here = here
web-own-place = your place
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
web-shuffling = Shuffling: every browser adds its part…
web-confirm = Play { $move }?
web-do-it = Yes
web-not-yet = Not yet
web-take-back = Take back
web-talk = Talk
web-talk-say = Say something
web-clubs = Clubs
web-club-page = To the club
web-inbox = For you
web-inbox-count = { $count ->
    [one] One thing waits for you.
   *[other] { $count } things wait for you.
}
web-inbox-turn = { $game }: your turn
web-inbox-until = until { $when }
web-inbox-invitation = { $name } invites you to a table of { $game }.
web-inbox-asks = { $name } would like to be your friend here.
web-inbox-go = Go there
web-inbox-no = No, thanks
web-friends = Friends
web-friend-online = here now
web-friend-away = not here
web-friend-invite = Invite
web-friend-invited = Invited
web-friend-ask = Become friends
web-friend-asked = Asked
web-friend-end = End friendship
web-set-notify = Tell me when it is my turn and I am looking elsewhere
web-talk-allowed = Table talk
web-talk-allowed-phrases = phrases and pictures
web-talk-allowed-text = also own words, with an account
web-talk-allowed-off = none
web-days = Play over days: nobody has to be there all the time
web-days-each = Days for each turn
web-days-bank = Days in reserve
web-days-about = When somebody’s time is up, a bot plays on; in a rated match they come last, and the match is over. The home page shows your tables and whose turn it is.
web-talk-phrases = Phrases
web-talk-emotes = Pictures
web-talk-text = In your own words
web-talk-send = Say it
web-talk-heard = { $name }: { $text }
web-talk-watcher = A watcher
web-talk-among-watchers = among those watching
web-talk-none = Nobody has said anything yet.
web-talk-is-off = Nobody talks here. You choose in the settings whom you hear.
web-talk-hear = Whom you hear
web-talk-mute = Do not hear
web-talk-silence = Silence for all
web-talk-was-silenced = { $name } may not talk here any more.
web-talk-was-voiced = { $name } may talk again.
web-set-talk = Talk at the table
web-set-talk-all = hear everybody
web-set-talk-people = people, no bots
web-set-talk-none = hear nobody
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-others = Other moves
web-hint-values = Average lead over the others, in { $unit }
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
web-book = Rules
web-book-contents = Contents
web-book-chapter = Chapter
web-book-search = Search the rules
web-book-found = { $count ->
    [0] Nothing found
    [one] Found in one chapter
   *[other] Found in { $count } chapters
  }
web-book-all = All variants
web-book-elsewhere = at other tables:
web-book-rulings = Ruling numbers
web-book-for = The rules of
web-book-page = As a page of its own
web-book-none = This game has no rule book.
web-book-table = Table
web-term = term
web-term-also = Also: { $names }
web-term-more = More
web-why = Why?
web-fair = Fair shuffles
web-commitment = SHA-256 of the seed of this match:
web-listing = Digest of the players’ parts; others at the table have the same:
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
web-look-at-table = Look at the table
web-count-again = Back to the count
web-won = { $names ->
    [you] You have won
   *[other] { $count ->
        [one] { $names } has won
       *[other] Winners: { $names }
      }
  }
web-ended = { $names } ended the match
web-abandoned = The match was ended early
web-late = Time was up for { $names }
web-next-round = Next round
web-rematch = Rematch
web-replay = Replay
web-review = Review
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
web-set-pictures = Pictures at the table
web-set-pictures-portraits = portraits
web-set-pictures-initials = initials
web-set-motion = Motion
web-set-motion-system = same as the system
web-set-motion-full = on
web-set-motion-none = off
web-set-pace = Pace of the others
web-set-pace-quick = quick
web-set-pace-normal = normal
web-set-pace-calm = unhurried
web-set-sound = Sound
web-set-sound-off = off
moment-won = The match is won!
web-set-confirm = Ask me before playing a card
web-is-guest = guest
web-is-program = program
web-account = Account
web-devices = Your devices
web-devices-text = You are the same person on all of these. Sign out where you do not play any more.
web-device-unknown = A device
web-device-this = this device
web-device-seen = last seen { $when }
web-sign-out = Sign out
web-sign-out-device = Sign out: { $device }
web-sign-out-question = Sign out on this device?
web-sign-out-text = You will be a stranger here. If this is your only device, you lose your seats and tables for good.
web-sign-out-no = Stay signed in
web-sign-out-others = Sign out on all others
web-add-device = Add a device
web-continue = Continue
web-become = Play here as on another device

## Learning

web-learn-offer = A lesson about this: { $title }
web-bots = The bots
web-bots-full = The bots play at full strength here.
web-bots-soon = The bots will play at full strength in a minute or two. Until then experts and masters look less far ahead.
web-bots-reduced = Experts and masters look less far ahead here than they could. With a C compiler on the server they would play at full strength.
web-learned = What you have learned
web-learned-text = Which lessons you have done is kept on this device, and for all your devices on this server.
web-learned-forget = Forget it
web-learned-question = Forget what you have learned?
web-learned-forget-text = All lessons are new again. It is erased here and on the server.
web-learned-no = Keep it
web-learned-gone = Nothing is kept any more.

## Puzzles

web-puzzles = Puzzles
web-daily = Deal of the day
web-mistakes = My mistakes

## Replay and proof

web-verify = Verify the shuffle

## What was played, and how well

history-title = My games
history-left-out = … and { $count ->
    [one] one more
   *[other] { $count } more
  }; --all shows everything.
history-unfinished = { $count ->
    [one] One match waits to be played on (mazzo play):
   *[other] { $count } matches wait to be played on (mazzo play):
  }
history-broken = { $path } is not a record that can be read.

web-rated = Rated: it counts for the leaderboard

## Table talk
talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-good-game = Good game!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-oops = Oops!
talk-thinking = Let me think…
talk-your-turn = Your turn!
talk-one-moment = One moment, please.
talk-again = Another match?
talk-bye = Goodbye!
emote-smile = a smile
emote-laugh = laughter
emote-wink = a wink
emote-wow = amazement
emote-sad = a sigh
emote-clap = applause
emote-cheers = cheers
emote-heart = a heart
