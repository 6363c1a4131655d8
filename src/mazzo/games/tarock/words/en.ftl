### Tarock

tarock-name = Tarock (Königrufen)
tarock-title = Tarock (Königrufen), a session of { $deals } deals
tarock-short = Tarock
tarock-unit = cents
tarock-about = Königrufen: bid, call a king, find your partner, take tricks.
tarock-preset-first = First session
tarock-preset-family = Family
tarock-preset-classic = Classic
tarock-preset-austrian = Austrian style
tarock-preset-tournament = Tournament
# What differs, in as few words as can be.
tarock-brief-deals = { $value } deals
tarock-brief-forehand-choice-any = forehand chooses freely
tarock-brief-accanto-one = one joins a Piccolo or Bettler
tarock-brief-accanto-off = nobody joins a Piccolo or Bettler
tarock-brief-king-in-talon-king-packet = king in the talon: its packet
tarock-brief-king-in-talon-free = king in the talon: either packet
tarock-brief-solo-king-in-talon-half-with-king = Solorufer: the king’s packet is the declarer’s
tarock-brief-kaiser-off = no Emperor’s trick
tarock-brief-trisac-pay-loser-pays-three = Trischaken: the loser pays everybody
tarock-brief-trisac-talon-last-trick = Trischaken: talon to the last trick

## Cards

tarock-card-t1 = I (Pagat)
tarock-card-t21 = XXI (Mond)
tarock-full-t1 = Tarock I, Pagat
tarock-full-t21 = Tarock XXI, Mond

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
tarock-say-my-game = my game
tarock-say-trisac = { tarock-contract-trisac }
tarock-say-chiamata = { tarock-contract-chiamata }
tarock-say-sei = { tarock-contract-sei }
tarock-say-piccolo = { tarock-contract-piccolo }
tarock-say-chiamata-solo = { tarock-contract-chiamata-solo }
tarock-say-chiamata-meglio = { tarock-contract-chiamata-meglio }
tarock-say-mendicante = { tarock-contract-mendicante }
tarock-say-proprio-semi = { tarock-contract-proprio-semi }
tarock-say-proprio = { tarock-contract-proprio }
tarock-say-piccolo-ouvert = { tarock-contract-piccolo-ouvert }
tarock-say-mendicante-ouvert = { tarock-contract-mendicante-ouvert }
tarock-say-solo-semi = { tarock-contract-solo-semi }
tarock-say-solo-proprio = { tarock-contract-solo-proprio }
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
tarock-hint-mondo = your side’s Matto beats their XXI
tarock-hint-valat = your side wins every trick
tarock-hint-hold = play the same contract yourself
tarock-hint-accanto = play the same contract too, for yourself
tarock-hint-contra = everything counts double
tarock-hint-recontra = everything counts four times
tarock-hint-ok = nothing to add

## The table

tarock-deal = Deal { $number } of { $deals }
tarock-column-cards = cards
tarock-column-tricks = tricks
tarock-column-points = points
tarock-column-total = total
tarock-plays = { $contract }, played by { $seat }
tarock-announced = Announced: { $said }
tarock-announced-by = { $bonus } by { $seat }
tarock-contra-asked = { $seat ->
    [you] Your game: does anybody say contra?
   *[other] Does anybody say contra to { $seat }?
  }
tarock-trick = Trick { $number }, led by { $seat }
tarock-trick-lead = Trick { $number }: { $seat ->
    [you] you lead
   *[other] { $seat } leads
  }
tarock-last-trick = Trick { $number }, led by { $leader }, taken by { $winner }
tarock-from-talon = talon
tarock-no-trick = No trick has been taken yet.
tarock-notation =
    Kh, 10s, T21, xxi, matto   plays that card, or discards it
    pass, hold, accanto (as well), call Ks, call fourth, take 1, contra, ok
    trisac Trischaken, chiamata Rufer (_solo, _meglio), sei Sechserdreier,
    piccolo, mendicante Bettler (_ouvert), proprio Dreier (_semi), solo_semi
    bird1 to bird4, ultimo, sacco, doppiosacco, trull, kings, mondo, valat
    last                       shows the last trick
    Suits: h ♥, d ♦, s ♠, c ♣. N is the knight, between jack and queen. Red pips
    rank 1 2 3 4, the 1 highest; black ones 10 9 8 7. A number in brackets: you
    cannot play the card now; type it to find out why. Points are points in
    tricks; “no ♥” means that a player is known to have no hearts.

## The settlement

tarock-sheet-title = Deal { $number } of { $deals }, settled in cents
tarock-sheet-count = The declarer’s side has { $points } points, the others { $others }; 35⅔ win.
tarock-sheet-won = { $won ->
    [yes] won
   *[no] lost
  }
tarock-sheet-virgins = Without a trick, virgin: { $seats }.
tarock-sheet-valat = Valat in place of the game
tarock-sheet-solo = solo: bonuses ×2

## What any board says

tarock-area-packet1 = First packet
tarock-area-packet2 = Second packet
tarock-area-talon = Talon, face down: { $count ->
    [one] one card
   *[other] { $count } cards
  }
tarock-area-talon-left = Left in the talon
tarock-area-discards = Discarded: { $count ->
    [one] one card
   *[other] { $count } cards
  }
tarock-area-trick = Trick
tarock-area-last-trick = Last trick
tarock-area-talon-card = With it, from the talon
tarock-area-won = { $count ->
    [0] No trick
    [one] One trick
   *[other] { $count } tricks
  }
tarock-area-open-hand = Open cards
tarock-fact-tricks = { $value ->
    [0] no trick
    [one] one trick
   *[other] { $value } tricks
  }
tarock-fact-points = points: { $value }
tarock-fact-declarer = declarer
tarock-fact-joined = declarer too
tarock-fact-partner = partner
tarock-fact-forehand = forehand
tarock-fact-said = { $value }
tarock-fact-void = no { $value }
tarock-fact-no-tarock = no tarock
tarock-note-session = A session of { $deals } deals
tarock-note-wheel = Wheel ×{ $factor }
tarock-note-bidding-opens = The bidding begins
tarock-note-no-bid = No bid yet
tarock-note-standing = { $seat ->
    [you] Your bid stands: { $contract }
   *[other] { $seat } bids { $contract }
  }
tarock-note-all-passed = Everybody has passed: { $seat ->
    [you] you choose
   *[other] { $seat } chooses
  } a game
tarock-note-everyone = { $contract } ({ $hint })
tarock-note-plays = { tarock-plays } ({ $hint })
tarock-note-plays-too = Also played by { $seats }
tarock-note-called = Called: { $card }
tarock-note-called-fourth = Called: the fourth king
tarock-note-with-partner = { $seat ->
    [you] You are the declarer’s partner
   *[other] { $seat } is the declarer’s partner
  }
tarock-note-calling = { $seat ->
    [you] You call
   *[other] { $seat } calls
  } a king
tarock-note-taking = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } cards of the talon
tarock-note-laying = { $seat ->
    [you] You discard
   *[other] { $seat } discards
  }
tarock-note-announcing = Announcements: { $seat ->
    [you] you speak
   *[other] { $seat } speaks
  }
tarock-note-announced = { $seat ->
    [you] You have announced { $kind }
   *[other] { $seat } has announced { $kind }
  }
tarock-note-contra = { $level ->
    [1] Contra: all counts double
   *[2] Recontra: all counts four times
  }
tarock-note-contra-by = Contra to { $to } by { $seat }: ×{ $times }
tarock-note-contra-asked = { tarock-contra-asked }
tarock-note-trick = { tarock-trick }
tarock-note-leads = { tarock-trick-lead }
tarock-note-took = Trick { $number }: { $seat ->
    [you] yours
   *[other] { $seat } took it
  }
tarock-note-counted = { tarock-sheet-count }
tarock-note-has-points = { $seat ->
    [you] You: { $points } points
   *[other] { $seat }: { $points } points
  }
tarock-note-virgins = { tarock-sheet-virgins }
tarock-note-valat = { tarock-sheet-valat }
tarock-note-solo = { tarock-sheet-solo }
tarock-ask-bid = Your turn: bid, or pass
tarock-ask-overbid = Bid more than { $contract }, or pass
tarock-ask-pass = You have nothing above { $contract }: pass
tarock-ask-choose = Everybody has passed: choose your game
tarock-ask-call = Call a king: whoever holds it plays with you, in secret
tarock-ask-take = Take one of the two packets
tarock-ask-take-packet = { $card } lies in the talon: take its packet
tarock-ask-take-king = { $card } lies in the talon: take it, and two cards of the other packet
tarock-ask-lay = Discard { $count } cards
tarock-ask-lay-open = Discard { $count } cards; tarocks lie face up
tarock-ask-lay-more = Discard { $count } cards: { $left ->
    [one] one more
   *[other] { $left } more
  }
tarock-ask-announce = Announce a bonus, or say good
tarock-ask-announce-bird = First announce a bird
tarock-ask-contra = Say contra, or good
tarock-ask-recontra = Say recontra, or good
tarock-ask-content = You have nothing to announce: say good
tarock-ask-contra-to = Say contra to { $seat }, or good
tarock-ask-recontra-to = { $seat } says contra to you: recontra, or good
tarock-ask-last-card = Your turn: play your last card
tarock-ask-lead = Your turn: lead a card
tarock-ask-beat = Your turn: beat { $card }
tarock-ask-follow = Your turn: follow { $suit }
tarock-ask-follow-tarock = Your turn: follow with a tarock
tarock-ask-trump = Your turn: you have no { $suit }, so play a tarock
tarock-ask-without = Your turn: you have no { $suit } to follow with
tarock-ask-without-tarock = Your turn: you have no tarock, so play any card
tarock-move-pass = Pass
tarock-move-hold = Hold: play { $contract } yourself
tarock-move-accanto = As well: play { $contract } too, for yourself
tarock-price = { $price } ¢
tarock-move-bid = { $contract }, { tarock-price } ({ $hint })
tarock-move-call = { $card }
tarock-move-call-fourth = { tarock-offer-fourth }
tarock-move-take = { tarock-offer-packet }: { $cards }
tarock-move-take-cards = { $cards }
tarock-move-lay = { $card }
tarock-move-lay-open = { $card }, face up
tarock-move-announce = { $kind }, { tarock-price } ({ $hint })
tarock-move-announce-times = { $kind }, ×{ $times } ({ $hint })
tarock-move-contra = { tarock-say-contra } ({ tarock-hint-contra })
tarock-move-recontra = { tarock-say-recontra } ({ tarock-hint-recontra })
tarock-move-contra-to = { tarock-say-contra } to { $seat }
tarock-move-recontra-to = { tarock-say-recontra } to { $seat }
tarock-move-ok = { tarock-say-ok } ({ tarock-hint-ok })
tarock-tally-game = { $contract }, { tarock-tally-by }: { $price }
tarock-tally-announced = { $kind }, announced, { tarock-tally-by }: { $price }
tarock-tally-silent = { $kind }, silent, { tarock-tally-by }: { $price }
tarock-tally-by = { $outcome } by { $seats }
tarock-outcome-won = won
tarock-outcome-lost = lost
tarock-tally-pays = { $seat ->
    [you] You pay
   *[other] { $seat } pays
  }{ $mayor ->
    [1] { "" }
    [2] , as mayor
   *[4] , as mayor and forehand
  }: { $price }
tarock-tally-deal = This deal, in cents
tarock-tally-total = Total

## Events

tarock-event-dealt = Deal { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you are
   *[other] { $first } is
  } forehand (“my game”).
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
    [you] You hold and would play
   *[other] { $seat } holds and would play
  } { $contract }.
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
tarock-event-contract = The game is { $contract }, played by { $seat }{ $joined ->
    [nothing] .
   *[other] , and also by { $joined }.
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
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
tarock-event-down = { $seat ->
    [you] You have discarded.
   *[other] { $seat } has discarded.
  }
tarock-event-announced = { $seat ->
    [you] You announce
   *[other] { $seat } announces
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] You: “Good.”
   *[other] { $seat }: “Good.”
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
    [you] You do
   *[other] { $seat } does
  } not say contra to { $to }.
tarock-event-first-lead = { $seat ->
    [you] You lead
   *[other] { $seat } leads
  } to the first trick.
tarock-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } { $card }.
tarock-event-partner = { $declarer ->
    [you] { $seat } is your partner
   *[other] { $seat ->
        [you] You are
       *[other] { $seat } is
      } { $declarer }’s partner
  }: { $card } was called.
tarock-event-trick = Trick { $number } goes to { $seat }: { $cards }.
tarock-event-talon-card = With it { $seat ->
    [you] you get
   *[other] { $seat } gets
  } { $card } from the talon.
tarock-event-caesar = Emperor’s trick! I beats XXI and the Matto, for { $seat }.
tarock-event-mondo-caught = { $seat ->
    [you] You catch
   *[other] { $seat } catches
  } { $of ->
    [you] your XXI.
   *[other] { $of }’s XXI.
  }
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
   *[other] { $seat }’s cards lie open
  }: { $cards }.
tarock-event-failed = { $seat ->
    [you] You have
   *[other] { $seat } has
  } lost the { $contract }.
tarock-event-talon-shown = The talon held { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] You had
   *[other] { $seat } had
  } discarded { $cards }.
tarock-event-counted = { $points }{ tarock-thirds } points for { $seats }, { $won ->
    [yes] more than half
   *[no] not more than half
  }.
tarock-event-game-paid = { $contract }: { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [yes] announced
   *[no] silent
  } and { $made ->
    [yes] made
   *[no] lost
  } by { $seats }: { $cents }.
tarock-event-multiplied = Contra multiplies by { $by }, the wheel by { $factor }.
tarock-event-negative-counted = { $contract } by { $seat }: { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] You have
   *[other] { $seat } has
  } { $points }{ tarock-thirds } points.
tarock-thirds = { $pips ->
    [0] { "" }
    [1] ⅓
   *[2] ⅔
  }
tarock-event-virgin = { $seat ->
    [you] You took no trick
   *[other] { $seat } took no trick
  }, a virgin: the others pay.
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
tarock-event-won = { $seats ->
    [you] You have won the session!
   *[other] Session over: { $seats } won.
  }

## On the ribbon of a moment

tarock-moment-called = { $card }
tarock-moment-partner = { $card }!
tarock-moment-caesar = Emperor’s trick!
tarock-moment-mondo-caught = The Mond is caught!
tarock-moment-bird-made = { $kind } made!
tarock-moment-bird-lost = { $kind } lost
tarock-moment-valat = Valat!

## Why a move is refused

tarock-phase-auction = the bidding is not over
tarock-phase-choice = forehand has to choose a game first
tarock-phase-call = a king has to be called first
tarock-phase-take = cards have to be taken from the talon first
tarock-phase-lay = the declarer still has to discard
tarock-phase-announce = this is the time for announcements
tarock-phase-contra = this is the time for contra
tarock-phase-play = cards are being played
tarock-phase-over = the deal is over
tarock-reason-card-twice = A card is named twice in “{ $text }”.
tarock-reason-wrong-phase = Not now: { $phase }.
tarock-reason-card-not-held = You do not have { $card }.
tarock-reason-must-choose = Everybody else has passed, so you have to choose: { $moves }.
tarock-reason-nothing-to-hold = Nobody has bid yet: there is nothing to hold.
tarock-reason-only-forehand-holds = Only forehand may hold, and that is { $seat }.
tarock-reason-nothing-to-join = You can play as well only beside a Piccolo or a Bettler.
tarock-reason-joined-already = Only one can play as well, and { $seat ->
    [you] you do
   *[other] { $seat } does
  } already.
tarock-reason-forehand-game = { $contract } is a game for forehand alone, after everybody else has passed.
tarock-reason-too-low = { $contract } is not higher than { $standing }, the bid so far.
tarock-reason-four-kings = You hold all four kings: there is none to call, so you cannot play { $contract }.
tarock-reason-no-bird-held = { $contract } needs a bird: I, II, III or IV in your hand.
tarock-reason-not-forehands-choice = { $contract } had to be bid before; now you can choose only Trischaken, Rufer or Sechserdreier.
tarock-reason-house-rule = This match is played without that. { $option }: no.
tarock-reason-own-king = You hold { $card } yourself. Call a king that you do not have.
tarock-reason-not-three-kings = Only with three kings in hand can you call the fourth without naming it.
tarock-reason-king-must-be-taken = { $card } lies in the talon: take it with two cards of the other packet: { $moves }.
tarock-reason-take-a-packet = Take one of the two packets, as it lies.
tarock-reason-packet-of-king = { $card } lies in the talon: you have to take its packet, the { $moves }.
tarock-reason-five-points = { $card } counts five points: you can never discard kings, I, XXI or the Matto.
tarock-reason-suit-cards-first = Keep { $card }: you discard suit cards before tarocks. You still have { $cards }.
tarock-reason-tarocks-first = Keep { $card }: in this game you discard tarocks before suit cards. You still have { $cards }.
tarock-reason-last-bird = Keep { $card }: it is your only bird, and you have to announce one.
tarock-reason-already-announced = { $kind } has already been announced, by { $seat }.
tarock-reason-one-sack = Only one sack can be announced in a deal, and { $seat ->
    [you] you have
   *[other] { $seat } has
  } announced the other; it is too late for { $kind }.
tarock-reason-not-in-colour-games = There is no { $kind } in games in which tarocks do not trump.
tarock-reason-not-holder = Only the player who holds { $card } can announce { $kind }.
tarock-reason-no-king-called = { $kind } needs a called king, and in this game none is called.
tarock-reason-not-the-called-king = Only the player who holds the called king can announce { $kind }.
tarock-reason-not-callers-side = Only the declarer and the player who holds the called king can announce { $kind }.
tarock-reason-king-in-open-talon = { $card } stayed in the talon, so there is no { $kind }.
tarock-reason-said-bene = You have said “good”, so it is too late for { $kind }. You can still say contra and recontra.
tarock-reason-contra-said = Contra has already been said, by { $seat }.
tarock-reason-own-contract = You cannot say contra to your own side.
tarock-reason-nothing-to-recontra = Nobody has said contra, so there is nothing to recontra.
tarock-reason-recontra-said = Recontra has already been said, by { $seat }; it goes no higher.
tarock-reason-not-your-contract = Only the declarer’s side can say recontra.
tarock-reason-bird-first = You bid Besserrufer: first announce a bird. You have { $cards }.
tarock-reason-must-follow-suit = { $card } does not follow suit. You can play: { $cards }.
tarock-reason-must-play-tarock = You cannot play { $card }: without the suit you have to play a tarock. You can play: { $cards }.
tarock-reason-must-play-suit-card = You cannot play { $card }: in this match, without the suit you have to play another suit card. You can play: { $cards }.
tarock-reason-must-beat = { $card } does not beat { $best }, and in this game you have to if you can. You can play: { $cards }.
tarock-reason-bagato-last = In this game { $card } is the last tarock you play. You can play: { $cards }.
tarock-reason-suit-must-be-led = In this game you cannot lead { $card } as long as you hold suit cards. You can play: { $cards }.
tarock-reason-announced-now = { $card } has to wait: you must play what is announced for this trick. You can play: { $cards }.
tarock-reason-announced-later = { $card } is announced for trick { $trick }. Until then you can play: { $cards }.
tarock-reason-highest-bird-first = { $card } has to wait: the highest announced card goes first. You can play: { $cards }.

## Why a move is advised

tarock-advice-pass-weak = { $count ->
    [one] One tarock, { $high } from XVI up: too weak for a game.
   *[other] { $count } tarocks, { $high } of them from XVI up: too weak for a game.
  }
tarock-advice-pass-outbid = What your hand is good for is lower than { $standing }, the bid so far.
tarock-advice-holds = Your hand is good for { $contract } too, and forehand has the right to it.
tarock-advice-joins = Your hand is good for { $contract } too: play it alongside.
tarock-advice-bid-strength = { $count ->
    [one] With { $count } tarock, { $high } from XVI up, and the kings, { $contract } is worth a try.
   *[other] With { $count } tarocks, { $high } of them from XVI up, { $contract } is worth a try.
  }
tarock-advice-bid-bird = { $count ->
    [one] With { $count } tarock a bird may come home: { $contract }.
   *[other] With { $count } tarocks a bird may well come home: { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] The suits make one sure trick: { $contract }.
   *[other] The suits make { $tricks } tricks where tarocks do not trump: { $contract }.
  }
tarock-advice-bid-low = Your hand is low enough to keep out of tricks: { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] One tarock is too few for a game: everyone plays alone.
   *[other] { $count } tarocks are too few for a game: everyone plays alone.
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
    [one] One more tarock.
   *[other] { $count } more tarocks.
  }
tarock-advice-takes-points = There are points in it: { $cards }.
tarock-advice-takes-packet = { $cards } suit your hand better than the others.
tarock-advice-lays-void = { $card } is your last card of its suit: without it you can trump.
tarock-advice-lays-points = The points of { $card } are safely yours.
tarock-advice-lays-short = { $card } is of no use, and its suit becomes shorter.
tarock-advice-lays-tarock = There is nothing else to discard: { $card }.
tarock-advice-shows-tarock = Everybody sees { $card }, but you keep your suit cards.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } with one tarock, { $high } from XVI up.
   *[other] { $count } tarocks, { $high } of them from XVI up, should bring { $kind } home.
  }
tarock-advice-announces-held = You hold most of what { $kind } needs.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } with one tarock, { $high } from XVI up, is bold.
   *[other] { $count } tarocks, { $high } of them from XVI up, are strong enough: { $kind }.
  }
tarock-advice-announces = Announced, { $kind } counts double; it also depends on your partner.
tarock-advice-contra-strong = { $count ->
    [one] With one tarock, { $high } from XVI up, and your suits the declarer may well lose.
   *[other] { $count } tarocks, { $high } of them from XVI up: the declarer may well lose.
  }
tarock-advice-contra-low = Your cards can stay low: the declarer will be left with a trick.
tarock-advice-recontra = You are sure of it: let it count double again.
tarock-advice-says-no-more = Nothing else is likely enough to announce.
tarock-advice-bird-home = This is its trick: { $card } should win it.
tarock-advice-catches = It catches { $card }.
tarock-advice-takes-rich = { $points ->
    [one] The trick is worth about a point.
   *[other] The trick is worth about { $points } points.
  }
tarock-advice-takes-cheaply = { $card } is just high enough to take it.
tarock-advice-takes-high = { $card } leaves the players after you little chance.
tarock-advice-smears = { $seat } is winning it, on your side as far as you can tell: { $card } adds points.
tarock-advice-saves-bagato = You keep { $card } for the end.
tarock-advice-saves-tarocks = { $card } is enough here: your higher tarocks are for later.
tarock-advice-gives-little = The trick is not yours: { $card } costs little.
tarock-advice-draws-tarocks = { $count ->
    [one] You have one tarock: draw those of the others.
   *[other] You have { $count } tarocks: draw those of the others.
  }
tarock-advice-leads-king = { $card } wins as long as nobody is void in the suit.
tarock-advice-leads-called-suit = The suit of { $card }: it drives out the called king and shows who the partner is.
tarock-advice-leads-short = { $card } is your last card of the suit: then you can trump it.
tarock-advice-leads-quietly = { $card } gives little away and keeps your stronger cards for later.
tarock-advice-leads-winner = Hardly anybody can beat { $card } now.
tarock-advice-ducks = { $card } stays below: the trick goes to somebody else.
tarock-advice-throws-danger = You need not follow: get rid of { $card }, which could take a trick.
tarock-advice-must-take = You have to beat it anyway, so do it with { $card }.
tarock-advice-takes-the-one = This may be the one trick you need: { $card }.
tarock-advice-leaves-it-to = You stay below: { $seat } is left with the trick.
tarock-advice-leads-under = { $card } can be beaten: somebody else has to take it.

## Options

tarock-option-deals = Deals in a session
tarock-option-forehand-choice = When everybody has passed, forehand chooses
tarock-option-forehand-choice-three = among Trischaken, Rufer and Sechserdreier
tarock-option-forehand-choice-any = among all games
tarock-option-hold = Taking over another player’s bid (hold)
tarock-option-hold-forehand = is allowed for forehand
tarock-option-hold-none = is not allowed
tarock-option-accanto = Playing Piccolo or Bettler as well, beside another player (bei)
tarock-option-accanto-on = is allowed
tarock-option-accanto-one = is allowed for one other player
tarock-option-accanto-off = is not allowed
tarock-option-king-in-talon = If the called king lies in the talon
tarock-option-king-in-talon-king-plus-two = you take it with two cards of the other packet
tarock-option-king-in-talon-king-packet = you take its packet
tarock-option-king-in-talon-free = you take either packet
tarock-option-solo-king-in-talon = In a Solorufer with the called king in the talon
tarock-option-solo-king-in-talon-opponents = the whole talon counts for the opponents
tarock-option-solo-king-in-talon-half-with-king = the packet with the king counts for the declarer
tarock-option-solo-king-in-talon-all-to-declarer = the whole talon counts for the declarer
tarock-option-kaiser = The Emperor’s trick: I beats XXI and the Matto
tarock-option-kaiser-any = in any order
tarock-option-kaiser-ordered = if they come in the order XXI, Matto, I
tarock-option-kaiser-off = does not exist
tarock-option-silent-fail = A silent bird or king ultimo that fails
tarock-option-silent-fail-free = costs nothing
tarock-option-silent-fail-pays-silent = costs its silent price
tarock-option-trisac-pay = In Trischaken
tarock-option-trisac-pay-max-to-min = whoever has the most points pays whoever has the fewest
tarock-option-trisac-pay-loser-pays-three = whoever has the most points pays everybody
tarock-option-trisac-pay-two-pay-two = the two with the most points pay the two with the fewest
tarock-option-trisac-talon = The talon of Trischaken
tarock-option-trisac-talon-first-six = goes card by card to the first six tricks
tarock-option-trisac-talon-last-trick = goes to the last trick
tarock-option-trisac-talon-unused = goes to nobody
tarock-option-colour-tarock = Tarocks in Farbendreier and Farbensolo
tarock-option-colour-tarock-lead-restriction = are led last, and played when you lack the suit
tarock-option-colour-tarock-literal = are played only when you have no suit cards
tarock-option-wheel-overlap = A wheel inside a wheel
tarock-option-wheel-overlap-multiply = doubles once more
tarock-option-wheel-overlap-append = makes it four deals longer
tarock-option-colour-bonuses = Bonuses in Farbendreier and Farbensolo
tarock-option-colour-bonuses-kings-sacks-valat = are Four Kings, the sacks and Valat
tarock-option-colour-bonuses-all = are all but King ultimo
tarock-option-tarock-discard = Tarocks from II to XX
tarock-option-tarock-discard-forced = are discarded openly, when you have nothing else to discard
tarock-option-tarock-discard-shown = are discarded openly, as you like, in Rufer, Besserrufer and Dreier
tarock-option-mayor = In Trischaken you are mayor
tarock-option-mayor-half-and-two = with 35⅔ points or more
tarock-option-mayor-above-35 = with more than 35 points
tarock-option-announced-card = Announced cards
tarock-option-announced-card-binding = wait for their trick
tarock-option-announced-card-soft = may be played at any time
tarock-option-ultimo-by = King ultimo is announced
tarock-option-ultimo-by-holder = by the player who holds the called king
tarock-option-ultimo-by-side = by the holder of the called king or the declarer

## In the browser

tarock-web-bids = What you can say
tarock-web-announcements = Announcements
tarock-web-call = Call a king
tarock-web-last = Last trick
tarock-web-auction = Bidding
tarock-web-plays = { $seat ->
    [you] You play
   *[other] { $seat } plays
  }
tarock-web-talon = Talon
tarock-web-laid = Discards
tarock-web-here = here

tarock-feat-declared = Contracts played
tarock-feat-made = Contracts made
tarock-feat-called = Called as partner
tarock-promise-pass = Pass, whatever the others bid

## What puzzles are about

tarock-theme-bird = Birds
tarock-theme-called-king = The called king
tarock-theme-negative = Negative games
tarock-theme-bidding = The bidding
tarock-theme-talon = The talon
tarock-theme-announcing = Announcements
tarock-theme-tarocks = Tarocks
tarock-theme-trick = In the trick
tarock-theme-leading = The lead
