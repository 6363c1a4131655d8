### Briscola

briscola-name = Briscola
briscola-short = Briscola
briscola-about = Three cards in hand, one suit is trumps: 61 of 120 points win.
briscola-title = Briscola, { $games ->
    [one] one game
   *[other] { $length ->
       *[best_of] best of { $games }
        [all] { $games } games
      }
  }
briscola-preset-duel = For two
briscola-preset-pairs = Two against two
briscola-preset-exchange = With the exchange of trumps

## The table

briscola-area-stock = Stock: { $count ->
    [one] the trump alone
   *[other] { $count } cards
  }
briscola-area-trick = Trick
briscola-area-won = Won: { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
  }
briscola-area-known = Hand
briscola-fact-points = { $value ->
    [one] one point
   *[other] { $value } points
  }
# The head of a column: at most six letters.
briscola-column-points = points
briscola-note-trump = Trumps: { $suit }
briscola-ask-lead = Your lead: play any card
briscola-ask-follow = Your turn: play any card
briscola-move-swap = exchange the { $card } for the { $takes }
briscola-tally-points = Points
briscola-tally-total = Game
briscola-notation =
    7d        plays the 7 of Coins
    swap 7d   exchanges it for the trump under the stock
    7         is enough if it can mean only one card
    Suits: s Swords, b Clubs (bastoni), c Cups, d Coins (denari).

## Events

briscola-event-dealt = Game { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you lead
   *[other] { $first } leads
  }.
briscola-event-trump = The { $card } is turned up. Trumps: { $suit }.
briscola-event-swapped = { $seat ->
    [you] You exchange
   *[other] { $seat } exchanges
  } the { $card } for the { $takes }.
briscola-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } the { $card }.
briscola-event-trick = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } the trick: { $points ->
    [0] nothing in it
    [one] one point
   *[other] { $points } points
  }.
briscola-event-drew = { $seat ->
    [you] You draw the { $card }.
   *[other] { $seat } draws a card.
  }
briscola-event-last-draw = The stock is gone: these are the last three cards.
briscola-event-counted = { $seats ->
    [you] You have { $points } points.
   *[other] { $points } points: { $seats }.
  } Games won so far: { $total }.
briscola-event-won = { $seats ->
    [you] You have won the match!
   *[other] Match over: { $seats } won.
  }

## Why a move is refused

briscola-reason-no-exchange = You cannot exchange the { $card } now.

## Why a move is advised

briscola-advice-swaps = The { $takes } is better than the { $card }, and it costs nothing.
briscola-advice-leads-cheap = You lose nothing if somebody takes the { $card }.
briscola-advice-leads-trump = The { $card } is a trump: only a higher one takes it.
briscola-advice-leads-dear = The { $card } brings { $points } points home, if nobody trumps it.
briscola-advice-takes = The { $card } takes { $points ->
    [0] the trick
    [one] one point
   *[other] { $points } points
  } without a trump.
briscola-advice-trumps = The { $card } takes { $points ->
    [0] the trick
    [one] one point
   *[other] { $points } points
  }.
briscola-advice-loads = Your partner is taking the trick: the { $card } adds { $points } points.
briscola-advice-throws = The { $card } gives nothing away.
briscola-advice-gives = You give { $points } points with the { $card }, and keep what is worth more.

## Options

briscola-option-exchange = The open trump
briscola-option-exchange-off = stays under the stock
briscola-option-exchange-seven = may be exchanged for the 7 if it is better
briscola-option-exchange-seven-two = may be exchanged for the 7 if it is better, otherwise for the 2
briscola-option-look = Partners
briscola-option-look-off = never see each other’s cards
briscola-option-look-on = look at each other’s last three cards
briscola-option-length = The match
briscola-option-length-best-of = ends when nobody can catch up
briscola-option-length-all = goes on to the last game
briscola-option-games = Games

## The rules in short

briscola-rules =
    Three cards each; the card under the stock lies open, and its suit is
    trumps. Play any card: the highest trump takes the trick, or without one
    the highest card of the suit led. Whoever takes it draws first and leads.
    High to low: 1, 3, 10, 9, 8, 7, 6, 5, 4, 2.
    Points: 1 = 11, 3 = 10, 10 = 4, 9 = 3, 8 = 2; 120 in all. Most points win.
    Four play two against two, partners opposite; for three the 2 of Cups goes.
    { $exchange ->
       *[off] The open trump stays where it is until it is drawn.
        [seven] On your turn, you may exchange the 7 of trumps for a better open trump.
        [seven_two] On your turn, you may exchange the 7 of trumps for a better open trump, or the 2 for a 7, 6, 5 or 4.
    }
    { $look ->
       *[off] Partners never see each other’s cards.
        [on] Partners look at each other’s last three cards.
    }
    { $games ->
        [one] The match: one game.
       *[other] { $length ->
           *[best_of] The match: the best of { $games } games.
            [all] The match: { $games } games.
        }
    }
