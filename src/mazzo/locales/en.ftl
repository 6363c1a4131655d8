### Words of the command line, and of what it refuses.

## Refusals: one line each

error-option = option { $key } = { $value }: allowed is { $allowed }
error-unknown-option = there is no option { $key }; choose from { $allowed }
error-option-form = --option takes KEY=VALUE, not { $text }
error-option-twice = option { $key } is given twice
error-unknown-game = there is no game { $name }; choose from { $allowed }
error-seats = { $game } is played here by { $allowed }, not by { $seats }
error-players = --players takes one name for all seats, or { $seats } names with commas between them
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
error-missing-part = this part of Mazzo is not installed: { $name }

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

## A decision

turn-which = { $card }: which capture, 1 to { $count }? { "" }
turn-which-move = Which one, 1 to { $count }? { "" }
turn-no-such-number = There is no { $number } here: choose 1 to { $count }.
turn-log-empty = Nothing has happened in this round yet.
turn-help =
    Type the number above a card to play it; if there are several ways, you are
    asked which. Moves can also be written in notation:
    { $notation }
    Enter   the table again
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
   *[other] a { nain_jaune-rank }, 1 to { $count }
  }
nain_jaune-prompt-pass = You have no { nain_jaune-rank }: 0 to pass (? for help): { "" }
nain_jaune-offer-box = { $card }, announced: it takes its box
nain_jaune-offer-silent = { $card } without a word: the tokens stay in the box
nain_jaune-notation =
    5c     lays the 5 of Clubs
    Qs!    announces the Queen of Spades, if that is left to you
    J      will do if it can mean only one card
    pass   0 does the same
    stop   if you may stop although you could go on; 0 does the same
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
  } { $tokens } tokens.
nain_jaune-event-forgot-box = { $seat ->
    [you] You forget
   *[other] { $seat } forgets
  } to announce { $card }: { $tokens } tokens stay in the box.
nain_jaune-event-grand-opera = Grand Opera! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } all the boxes, { $tokens } tokens.
nain_jaune-event-out = { $seat ->
    [you] You have
   *[other] { $seat } has
  } no cards left: the round is over.
nain_jaune-event-paid = { $seat ->
    [you] You pay
   *[other] { $seat } pays
  } { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  } to { $to }, for { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] You still hold { $card } and pay
   *[other] { $seat } still holds { $card } and pays
  } { $tokens } tokens into its box.
nain_jaune-event-scored = { $seat ->
    [you] You
   *[other] { $seat }
  }: { $points } in this round, { $total } tokens now.
nain_jaune-event-bankrupt = { $seat ->
    [you] You have { $total } tokens left and cannot stake again.
   *[other] { $seat } has { $total } tokens left and cannot stake again.
  }
nain_jaune-event-won = The game is won by { $seats }.

## Why a move is refused

nain_jaune-reason-wrong-rank = { $card } cannot be laid now: the next card must be a { nain_jaune-needed }.
nain_jaune-reason-must-lead = You start a sequence, so you have to lay a card: any card.
nain_jaune-reason-must-enter = You have { $cards }, and in this match whoever has a { nain_jaune-needed } must lay it.
nain_jaune-reason-must-go-on = You have begun and have { $cards }, so you must go on with a { nain_jaune-needed }.
nain_jaune-reason-nothing-laid-yet = You have laid no card in this turn, so you do not stop but pass.
nain_jaune-reason-stop-instead = You have a { nain_jaune-needed } and have begun to lay: that is called to stop.
nain_jaune-reason-pass-instead = You have no { nain_jaune-needed } to go on with: pass.
nain_jaune-reason-no-box-card = { $card } has no box: there is nothing to announce.
nain_jaune-reason-announced-by-itself = In this match { $card } takes its box by itself. Leave out the exclamation mark.

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
