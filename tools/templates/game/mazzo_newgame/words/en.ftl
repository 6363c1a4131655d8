### New Game

newgame-name = New Game
newgame-short = New Game
newgame-about = Three cards in hand: whoever takes most tricks wins.
newgame-title = New Game, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }
newgame-preset-duel = For two, one deal

## The table

newgame-area-stock = Stock: { $count ->
    [one] one card
   *[other] { $count } cards
  }
newgame-area-trick = Trick
newgame-area-won = Won: { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
  }
newgame-fact-tricks = { $value ->
    [one] one trick
   *[other] { $value } tricks
  }
# The head of a column: at most six letters.
newgame-column-tricks = tricks
newgame-tally-tricks = Tricks
newgame-notation =
    7d        plays the 7 of Coins
    7         will do if it can mean only one card
    Suits: s Swords, b Clubs (bastoni), c Cups, d Coins (denari).

## Events

newgame-event-dealt = Deal { $round }: { $dealer ->
    [you] you deal
   *[other] { $dealer } deals
  }, { $first ->
    [you] you lead
   *[other] { $first } leads
  }.
newgame-event-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
  } the { $card }.
newgame-event-trick = { $seat ->
    [you] You take
   *[other] { $seat } takes
  } the trick.
newgame-event-drew = { $seat ->
    [you] You draw the { $card }.
   *[other] { $seat } draws a card.
  }
newgame-event-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
  } { $points }, in all { $total }.
newgame-event-won = { $seats ->
    [you] You have won the match!
   *[other] The match is won by { $seats }.
  }

## Why a move is advised

newgame-advice-leads-strong = The { $card } is strong: it will often take the trick.
newgame-advice-leads-weak = You lose little with the { $card }.
newgame-advice-takes = The { $card } takes the trick as it lies.
newgame-advice-takes-last = The { $card } takes the trick, and nobody plays after you.
newgame-advice-throws = The { $card } does not take the trick: you keep better cards.

## Options

newgame-option-takes = The trick goes to
newgame-option-takes-highest = the highest card of the suit led
newgame-option-takes-lowest = the lowest card of the suit led
newgame-option-deals = Deals

## The rules in short

newgame-rules =
    Three cards each, the others are the stock. Play any card:
    { $takes ->
       *[highest] the highest card of the suit led takes the trick.
        [lowest] the lowest card of the suit led takes the trick.
    }
    Whoever takes it draws first and leads; the others draw in turn, as long
    as there is a card for everybody. Each trick is a point.
    { $deals ->
        [one] The match: one deal.
       *[other] The match: { $deals } deals.
    }
