### Nain Jaune

nain_jaune-name = Nain Jaune
nain_jaune-title = Nain Jaune, the Yellow Dwarf
nain_jaune-short = Nain Jaune
nain_jaune-unit = tokens
nain_jaune-about = Lay your cards in rising order, empty the boxes, and beware of the yellow dwarf.
nain_jaune-preset-first = First game
nain_jaune-preset-family = Family
nain_jaune-preset-old = Old style
nain_jaune-preset-tournament = Tournament
# What differs, in as few words as can be.
nain_jaune-brief-enter-mandatory = no passing if you can lay
nain_jaune-brief-keep-going-free = you may stop laying
nain_jaune-brief-grand-opera-no-opponent-has-played = Grand Opera only before anybody else lays
nain_jaune-brief-grand-opera-off = no Grand Opera
nain_jaune-brief-announce-manual = box cards are announced
nain_jaune-brief-held-box-card-double-box = box cards left in hand cost
nain_jaune-brief-hand-payment-pips = you pay by pips

## Cards

nain_jaune-tokens = { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
  }

## The table

nain_jaune-column-hand = cards
nain_jaune-column-tokens = tokens
nain_jaune-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
  }
nain_jaune-needed-rank = Needed: { $rank }
nain_jaune-needed-any = You can lay any card
nain_jaune-notation =
    5c     lays the 5 of Clubs
    Qs!    announces the Queen of Spades, if that is left to you
    J      is enough if it can mean only one card
    pass   passes; 0 does the same
    stop   ends your turn though you could go on, if that is allowed; so does 0
    Suits: s Spades, h Hearts, d Diamonds, c Clubs.
    Only cards that you can lay now have a number. A number below one of your
    cards tells how many tokens lie in its box.

## The settlement

nain_jaune-sheet-title = Round { $number }, settled
nain_jaune-sheet-board = On the board

## What any board says

nain_jaune-area-box = { $name }: { nain_jaune-lies }
nain_jaune-area-box-laid = { $name }, laid: { nain_jaune-lies }
nain_jaune-lies = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
  }
nain_jaune-area-pile = Pile, { $count ->
    [one] one card
   *[other] { $count } cards
  }
nain_jaune-area-stock = Set aside, face down: { $count ->
    [one] one card
   *[other] { $count } cards
  }
nain_jaune-area-purse = Purse: { nain_jaune-lies }
nain_jaune-area-left = Left in hand: { $count ->
    [one] one card
   *[other] { $count } cards
  }
nain_jaune-fact-tokens = { $value ->
    [one] one token
   *[other] { $value } tokens
  }
nain_jaune-fact-without = no { $value }
nain_jaune-fact-holds = has { $value }
nain_jaune-note-needed = Needed: { $rank }
nain_jaune-note-any = You can lay any card
nain_jaune-note-lacking = Without { $rank }: { $seats ->
    [you] you
   *[other] { $seats }
  }
nain_jaune-note-laid-last = { $seat ->
    [you] You laid last
   *[other] { $seat } laid last
  }
nain_jaune-note-out = { $seat ->
    [you] You are out
   *[other] { $seat } is out
  }
nain_jaune-note-grand-opera = Grand Opera! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { $left ->
    [0] all the boxes
   *[other] every box that was not forgotten
  }, { nain_jaune-tokens }.
nain_jaune-ask-any = { $count ->
    [one] Your turn: lay your last card
   *[other] Your turn: lay any card
  }
nain_jaune-ask-lay = Your turn: lay { nain_jaune-one-of-rank }
nain_jaune-ask-enter = Your turn: lay { nain_jaune-one-of-rank }, or pass
nain_jaune-ask-go-on = Your turn: lay { nain_jaune-one-of-rank }, or stop
nain_jaune-one-of-rank = { $count ->
    [one] your { $rank }
   *[other] one of your { $rank }s
  }
nain_jaune-ask-pass = Your turn: you have no { $rank }, so pass
nain_jaune-move-takes = { $card } takes all! ({ nain_jaune-box-tokens })
nain_jaune-move-silent = { $card } without a word: { nain_jaune-box-tokens } left in the box
nain_jaune-box-tokens = { $tokens ->
    [0] no tokens
    [one] one token
   *[other] { $tokens } tokens
  }
nain_jaune-move-without = No { $rank }!
nain_jaune-move-pass = Pass
nain_jaune-move-stop = Stop here
nain_jaune-tally-before = Before
nain_jaune-tally-stake = Stake
nain_jaune-tally-boxes = Boxes
nain_jaune-tally-grand-opera = Grand Opera
nain_jaune-tally-cards = Cards left
nain_jaune-tally-fines = Fines
nain_jaune-tally-change = This round
nain_jaune-tally-total = Tokens

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
  }: “No { $rank }!”
nain_jaune-event-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
  } on the { $rank }.
nain_jaune-event-stopped = { $seat ->
    [you] You stop
   *[other] { $seat } stops
  } before the { $rank }.
nain_jaune-event-king-restart = { $seat ->
    [you] You
   *[other] { $seat }
  }: “King and I start again!”
nain_jaune-event-restart = Nobody goes on: { $seat ->
    [you] you start again with any card
   *[other] { $seat } starts again with any card
  }.
nain_jaune-event-takes-box = { $card } takes all! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] You forget
   *[other] { $seat } forgets
  } to announce { $card }: { $tokens ->
    [one] one token stays
   *[other] { $tokens } tokens stay
  } in the box.
nain_jaune-event-grand-opera = Grand Opera! { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { $left ->
    [0] all the boxes
   *[other] every box that was not forgotten
  }, { nain_jaune-tokens }.
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
  }: { $points } in this round, now { $total } tokens.
nain_jaune-event-bankrupt = { $seat ->
    [you] You cannot
   *[other] { $seat } cannot
  } stake again. Tokens left: { $total }.
nain_jaune-event-won = { $seats ->
    [you] You have won the game!
   *[other] Game over: { $seats } won.
  }

## On the ribbon of a moment

nain_jaune-moment-takes-box = { $card }!
nain_jaune-moment-dwarf = The Yellow Dwarf!
nain_jaune-moment-grand-opera = Grand Opera!
nain_jaune-moment-out = No cards left!

## Why a move is refused

nain_jaune-reason-wrong-rank = You cannot lay { $card } now. Needed: { $needed }.
nain_jaune-reason-must-lead = You start a new run, so you have to lay a card: any card will do.
nain_jaune-reason-must-enter = Needed: { $needed }. You have { $cards }, and in this match you must go on if you can.
nain_jaune-reason-must-go-on = Needed: { $needed }. You have started laying and have { $cards }, so you must go on.
nain_jaune-reason-nothing-laid-yet = You have not laid a card in this turn: pass instead of stopping.
nain_jaune-reason-stop-instead = You have laid cards and could go on with { $needed }: to end your turn, stop instead of passing.
nain_jaune-reason-pass-instead = You have no { $needed } to go on with: pass instead.
nain_jaune-reason-no-box-card = { $card } has no box: there is nothing to announce.
nain_jaune-reason-announced-by-itself = In this match { $card } takes its box by itself. Leave out the exclamation mark.

## Why a move is advised

nain_jaune-advice-must-pass = You have no { $rank }.
nain_jaune-advice-waits = Hold back: the { $rank } may be worth more to you later.
nain_jaune-advice-stops = Keep the { $rank }, so that the others cannot go on from it.
nain_jaune-advice-goes-out = It is your last card: you are out, and the others pay.
nain_jaune-advice-takes-box = { $card } takes its box while it is worth taking: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } goes without a word: you are rid of it, but the box stays full.
nain_jaune-advice-keeps-box-card = You keep { $card } for its box and lay it later.
nain_jaune-advice-king-leads = The run ends with a king: then you start again with any card.
nain_jaune-advice-stops-the-others = After that nobody can have the { $rank }: you start again.
nain_jaune-advice-goes-on = { $count ->
    [one] You get rid of the { $rank }.
   *[other] You get rid of { $count } cards in a row, from the { $rank } on.
  }
nain_jaune-advice-run-out = { $count ->
    [one] With it you are out.
   *[other] All your { $count } cards follow one another: you are out.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] After a king you start again: you lose nothing by it.
   *[other] { $count } cards up to the king, and then you start again.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Nobody can go on with the { $rank }: you start again.
   *[other] { $count } cards, and nobody can go on with the { $rank }: you start again.
  }
nain_jaune-advice-unloads = { $count ->
    [one] { $seat } has one card left: get rid of these { $points } pips.
   *[other] { $seat } has only { $count } cards left: get rid of these { $points } pips.
  }
nain_jaune-advice-run-to-box = The run leads to { $card }, and its box holds { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] It is your longest run.
   *[other] It is your longest run: { $count } cards at once.
  }
nain_jaune-advice-keeps-stopper = Keep { $card }: whenever you lay it, you start the next run.
nain_jaune-advice-leads-low = { $card } is your lowest card, and few runs come past it by themselves.
nain_jaune-advice-leads = From { $card } the run may come back to you further up.

## Options

nain_jaune-option-enter = If you have the rank needed
nain_jaune-option-enter-optional = you may pass
nain_jaune-option-enter-mandatory = you must lay it
nain_jaune-option-keep-going = Once you have started laying
nain_jaune-option-keep-going-mandatory = you go on as long as you can
nain_jaune-option-keep-going-free = you may stop
nain_jaune-option-grand-opera = Grand Opera
nain_jaune-option-grand-opera-first-turn = means laying your whole hand in your first turn
nain_jaune-option-grand-opera-no-opponent-has-played = means laying your whole hand before anybody else has laid a card
nain_jaune-option-grand-opera-off = does not exist
nain_jaune-option-announce = Box cards
nain_jaune-option-announce-auto = take their box by themselves
nain_jaune-option-announce-manual = take their box only if you announce them
nain_jaune-option-held-box-card = If you still hold a box card at the end
nain_jaune-option-held-box-card-none = you pay nothing for it
nain_jaune-option-held-box-card-double-box = you pay into its box as much as lies there
nain_jaune-option-hand-payment = For the cards left in hand you pay
nain_jaune-option-hand-payment-count = one token a card
nain_jaune-option-hand-payment-pips = their pips: ace 1, court cards 10
nain_jaune-option-forgotten-box = A box whose card was laid without announcing it
nain_jaune-option-forgotten-box-opera-collects = goes to a Grand Opera like the others
nain_jaune-option-forgotten-box-stays = stays for the next round even after a Grand Opera

## In the browser

nain_jaune-web-keys = P passes, T says “Takes all!” before you lay a card.
nain_jaune-web-board = The board
nain_jaune-web-box = { $card }: { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, laid: { nain_jaune-tokens }
nain_jaune-web-yours = your turn
nain_jaune-web-below = { $count ->
    [one] one card below
   *[other] { $count } cards below
  }
nain_jaune-web-without = without { $ranks }
nain_jaune-web-holds = has { $ranks }
nain_jaune-web-stake = Everybody has staked 15 tokens.
nain_jaune-web-any = any card
nain_jaune-web-claim = Takes all!
nain_jaune-web-left = Cards left with { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } { $left ->
    [0] all the boxes
   *[other] every box that was not forgotten
  }, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = No { $rank }!
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

nain_jaune-feat-boxes = Tokens out of boxes
nain_jaune-feat-out = Rounds ended
nain_jaune-feat-operas = Grand Operas

## What puzzles are about

nain_jaune-theme-box = Boxes
nain_jaune-theme-stopper = Stoppers
nain_jaune-theme-king = Kings
nain_jaune-theme-waiting = Waiting
nain_jaune-theme-unloading = Getting rid of costly cards
nain_jaune-theme-run = Runs
nain_jaune-theme-leading = The lead
