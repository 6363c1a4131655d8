### What some pages in the browser say that are fetched when they are needed.

## The own account

web-account-guest-text = You play as a guest, and that is all you need. With an account your name is yours alone, and you get your seats back on any device, even if you lose this one. No e-mail is asked for.
web-account-text = You have an account here. Where strangers meet, nobody else sits down under your name.
web-account-profile = How others see you
web-account-create = Create an account
web-account-name = Name of the account
web-account-password = Password
web-account-password-new = New password
web-account-with-passkey = Create with a passkey
web-account-with-password = Create with a password
web-account-passkey-text = Your device keeps a passkey: you confirm by finger, face or PIN, and nobody can guess it.
web-account-unprotected = This page is not encrypted: others in your network could read a password on its way. Take one that you use nowhere else.
web-account-or = or
web-account-sign-in = Sign in
web-account-sign-in-text = You have an account here already, from another device or from before.
web-account-sign-in-passkey = Sign in with a passkey
web-account-lost = Lost your password or your device?
web-account-code = Recovery code
web-account-sign-in-code = Sign in with a code
web-account-keep = { $count ->
    [one] As a guest you have one table that is not finished.
   *[other] As a guest you have { $count } tables that are not finished.
}
web-account-keep-yes = Take everything along into my account
web-account-keep-no = Leave it behind
web-account-codes = Your recovery codes
web-account-codes-text = If you lose everything else, each of these signs you in once. Print them or write them down: they are shown only now.
web-account-codes-copy = Copy
web-account-codes-copied = Copied
web-account-codes-print = Print
web-account-codes-done = I have kept them
web-account-credentials = How you sign in
web-account-credential = { $kind ->
    [password] Password
   *[passkey] Passkey
}
web-account-used = last used { $when }
web-account-remove = Remove
web-account-remove-one = Remove: { $what }
web-account-add-passkey = Add a passkey
web-account-set-password = Set the password
web-account-rename = Change the name
web-account-codes-left = { $count ->
    [0] You have no recovery codes left.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
web-account-codes-new = Make new recovery codes
web-account-prove = To change how you sign in, your name, or to delete your account, sign in once more. That keeps out anybody who finds this device unlocked.
web-account-done = Done
web-account-data = Your data
web-account-data-text = Everything that this server keeps about you: tables, records of your matches, devices, lessons.
web-account-export = Download everything
web-account-delete = Delete everything
web-account-delete-question = Delete everything about you?
web-account-delete-text = You leave all tables, and your name goes from everything that was played. After that, none of your devices is known here.
web-account-delete-next = Continue
web-account-delete-no = Keep everything
web-account-delete-sure = Are you quite sure? Nobody can bring it back.
web-account-delete-yes = Delete everything now
web-account-deleted = Everything about you has been deleted.
web-account-passkey-failed = Your device did not make or show a passkey.
web-account-blocked = People you have blocked
web-account-unblock = Unblock
web-account-unblock-one = Unblock: { $name }

## Bots of one's own

web-own-bots = Bots you have written
web-own-bots-text = A program of yours can sit at tables whose host allows it. Everybody there sees that it is a program.
web-own-bots-name = Name of the bot
web-own-bots-make = Make a bot
web-own-bots-seen = last seen { $when }
web-own-bots-revoke = Revoke
web-own-bots-revoke-question = Revoke { $name }?
web-own-bots-revoke-text = Its token then opens nothing, and it leaves its tables. Nobody can bring it back.
web-own-bots-revoke-no = Keep it
web-own-bots-token = Token of { $name }
web-own-bots-token-text = Your program shows this with every request. Keep it safe: it is shown only now.
web-own-bots-token-copy = Copy
web-own-bots-token-copied = Copied
web-own-bots-token-done = I have kept it

## Moderation

web-moderate-text = What people report, who is kept out, and what was done about it. Everything that you do here is noted.
web-moderate-reports = Reports
web-moderate-said = What was said before
web-moderate-no-reports = Nobody has reported anything.
web-moderate-done = Nothing to do
web-moderate-act = Keep somebody out or silent
web-moderate-whom = About
web-moderate-account = An account, by name
web-moderate-kind = What
web-moderate-ban = Ban: may not play
web-moderate-mute = Mute: may not talk
web-moderate-days = Days, 0 for good
web-moderate-reason = Reason, which they are told
web-moderate-do = Do it
web-moderate-rename = Give an account another name
web-moderate-to = New name
web-moderate-held = Banned and muted
web-moderate-nobody = Nobody is.
web-moderate-until = { $until ->
    [never] for good
   *[other] until { $until }
}
web-moderate-lift = Lift
web-moderate-lift-one = Lift: { $name }
web-moderate-audit = What was done
web-moderate-machine = at the machine
web-moderate-act-ban = Ban
web-moderate-act-mute = Mute
web-moderate-act-lift-ban = Ban lifted
web-moderate-act-lift-mute = Mute lifted
web-moderate-act-report-done = Report closed
web-moderate-act-rename = Renamed
web-moderate-act-role = Role
web-moderate-nothing = Nothing yet.
web-moderate-why = Reason, for the audit
web-moderate-club = Club
web-moderate-club-rename = Give the club another name
web-moderate-act-rename-club = Club renamed
web-moderate-void = Stop a match from counting
web-moderate-match = Address of its replay, or its id
web-moderate-void-do = Void it
web-moderate-act-void = Match voided

## Clubs

web-clubs-about = Play among yourselves: tables for members only, your own house rules, and a list of how everybody is doing this season.
web-clubs-account = Whoever belongs to a club needs an account here; it takes a minute.
web-clubs-none = You do not belong to any club yet.
web-clubs-own = Your clubs
web-clubs-invited = You are invited
web-clubs-asked = You have asked to join
web-club-found = Found a club
web-club-name = Name of the club
web-club-found-do = Found it
web-club-ask = Ask to join a club
web-club-ask-text = Write its name as its members do. One of its keepers lets you in.
web-club-ask-do = Ask
web-club-ask-back = Take it back: { $name }
web-club-back = Take it back
web-club-invites = { $who } invites you to { $name }.
web-club-asks = { $count ->
    [one] Somebody asks
   *[other] { $count } people ask
  } to join { $name }.
web-club-join = Join
web-club-join-text = You are invited to the club { $name }.
web-club-no = No
web-club-role-head = runs the club
web-club-role-keeper = keeper
web-club-role-member = member
web-club-members = Members
web-club-size = { $count ->
    [one] one member
   *[other] { $count } members
  }
web-club-online = here now
web-club-tables = Tables
web-club-no-tables = Nobody plays right now. Open a table; the others see it here.
web-club-open = Open a table
web-club-rules = House rules
web-club-no-rules = This club has no house rules yet.
web-club-rules-text = Choose a game, set its rules, and keep them under a name.
web-club-rules-drop = Drop these rules: { $name }
web-club-rules-drop-text = Tables that are played with them stay as they are.
web-club-drop = Drop
web-club-board = This season
web-club-board-text = Every match among people alone counts, with house rules or without. The list goes by average place; you are ranked once you have played { $count } matches.
web-club-no-board = No match has been played to its end here yet.
web-club-won = Wins
web-club-place = Average place
web-club-form = Game
web-club-make-keeper = Make a keeper
web-club-make-member = No keeper any more
web-club-hand-over = Hand the club over
web-club-hand-over-ask = Hand the club over to { $name }?
web-club-hand-over-text = They run it from then on, and you stay a keeper.
web-club-send-away = Send away
web-club-send-away-ask = Send { $name } away?
web-club-send-away-text = They leave the club’s tables at once, and cannot come back until you allow it.
web-club-act = More about { $name }
web-club-leave = Leave the club
web-club-leave-ask = Leave the club { $name }?
web-club-leave-text = You leave its tables too; where a match runs, a bot plays on for you.
web-club-delete = Delete the club
web-club-delete-ask = Delete the club { $name }?
web-club-delete-text = Members, house rules and lists go for good. Its tables stay with those who sit there.
web-club-rename = Rename the club
web-club-manage = Running the club
web-club-report = Report the club’s name
web-club-report-text = The moderators of this server look at it.
web-club-reported = Thank you. The moderators will look at it.
web-club-invite = Invite
web-club-invite-name = Name of the account
web-club-invite-done = Invited. They find it under “For you”.
web-club-link-text = Whoever has this link may join without asking.
web-club-link-new = New link
web-club-link-off = No link
web-club-link-none = Nobody may join by a link.
web-club-asking = They ask to join
web-club-let-in = Let in
web-club-let-in-one = Let in: { $name }
web-club-refuse-one = No: { $name }
web-club-waiting = Invited, no answer yet
web-club-barred = Sent away
web-club-lift = May come back: { $name }
web-club-lift-short = May come back
web-club-new-table = A table of { $name }
web-club-only-members = Only members of the club can sit down here or watch.
web-club-keep = Keep as house rules
web-club-keep-name = Name of these rules
web-club-keep-do = Keep
web-club-kept = Kept. Everybody in the club sees them now.

## Why something about clubs is refused

table-reason-no-such-club = There is no such club here, or you do not belong to it.
table-reason-no-such-member = This person is not in the club’s list any more.
table-reason-no-such-link = This link no longer leads to a club. Ask for a new one.
table-reason-no-such-invitation = This invitation is no longer valid.
table-reason-no-such-house-rules = The club no longer has these house rules.
table-reason-club-name-taken = There is already a club called { $name }, or something very similar. Choose another name.
table-reason-club-not-public = A club’s table is for its members alone; it cannot be public.
table-reason-club-member-already = You belong to this club already.
table-reason-club-has-them = They belong to the club already.
table-reason-club-barred = This club does not let you in. If you think that is a mistake, talk to one of its keepers.
table-reason-club-full = A club has at most { $most } members, and this one is full.
table-reason-club-too-many-ask = { $most } people are already waiting for this club’s answer. Try again later.
table-reason-club-too-many-invited = { $most } people have not answered the club’s invitations yet. Take some back first.
table-reason-club-needs-head = You run this club. Hand it over to another member first, or delete it.
table-reason-not-club-head = Only whoever runs the club may do that.
table-reason-not-club-keeper = Only the keepers of the club may do that.
table-reason-too-many-clubs = You can belong to { $most } clubs at most.
table-reason-too-many-clubs-founded = You can run { $most } clubs at most.
table-reason-too-many-house-rules = A club can have { $most } sets of house rules at most.

## Puzzles

web-puzzles-title = Puzzles
web-puzzles-text = A position as one player saw it. One move is clearly the best, and many a good player misses it.
web-puzzles-device = Your rating is kept on this device alone. It needs no account.
web-puzzles-none = There are no puzzles for this game.
web-puzzles-rating = Your rating: { $rating }. At the first try: { $solved } of { $count }.
web-puzzles-new = { $count } puzzles
web-puzzles-any = Any theme
web-puzzles-count = { $seen } of { $count }
web-puzzle-ask = Find the best move.
web-puzzle-ask-turn = Find the best move, or how the best turn begins.
web-puzzle-wrong = There is something better. Try again.
web-puzzle-missed = Many would play that, but there is something better. Try again.
web-puzzle-right = Right!
web-puzzle-best = Best: { $move }.
web-puzzle-cost = The usual { $move } costs { $cost } { $unit }.
web-puzzle-unit-points = points
web-puzzle-unit-tokens = tokens
web-puzzle-unit-cents = cents
web-puzzle-unit-cards = cards
web-puzzle-now = Your rating: { $rating } ({ $change }).
web-puzzle-next = Next puzzle
web-puzzle-list = All puzzles

## The deal of the day

web-daily-text = One round a day in each game, with the same cards and the same opponents for everybody. The luck of the cards cancels: all that counts is what you make of them.
web-daily-once = Each account or device plays it once. A new guest could play it again, so only accounts are ranked.
web-daily-until = Open until { $time } by your clock, which is midnight UTC.
web-daily-new = You have not played it yet.
web-daily-begun = You have begun it.
web-daily-go-new = Play
web-daily-go-begun = Go on
web-daily-go-over = Results
web-daily-yours = Your result: { $result } { $unit }
web-daily-told = Everybody plays these cards once. Nobody adds to this shuffle: it comes from the day’s secret, which is published after midnight (UTC).
web-daily-list = All deals of the day
web-daily-see = What others made of it
web-daily-you = You
web-daily-expert = Expert
web-daily-average = All on average
web-daily-measure = By how much each was ahead of the opponents’ average, in { $unit }.
web-daily-players = { $count ->
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
web-daily-compared = Ahead of you: { $better }. Level with you: { $same }. Behind you: { $worse }.
web-daily-alone = You are the first here to finish it. Look again later.
web-daily-only = You alone have finished it here.
web-daily-expert-soon = An expert is still playing the same cards against the same bots.
web-daily-nobody = Nobody has finished this deal.
web-daily-ranked = Players with an account
web-daily-unranked = Nobody with an account has finished it yet.
web-daily-closed = The other cards and your record stay closed until the day is over.
web-daily-again = Play these cards again
web-daily-record = Save your record
web-daily-past = Days before
web-daily-today = today
web-daily-trust = Can I trust the cards?
web-daily-trust-text = The server draws a secret for each day, and nobody adds to it. It publishes the hash of the secret before the day and the secret itself after it, so it cannot swap the cards in between. The cards and the luck of the bots follow from the secret. Whoever runs the server could know the cards beforehand.
web-daily-hash = Hash:
web-daily-secret = Secret:
web-daily-check-closed = The secret is published when the day is over.
web-daily-check-seen = The secret fits the hash that this device saw before.
web-daily-check-told = The secret fits its hash, which this device had not seen before.
web-daily-check-wrong = Careful: this does not fit the hash that was published before.

## My mistakes

web-mistakes-text = Moves from your last matches that surely cost you something. See what you saw then, and find a better move.
web-mistakes-more = Want more? Review a match: what surely went wrong in it comes here. What you solve comes back later, after a longer while each time.
web-mistakes-none = There is nothing here yet. Review a match that you have played: what surely went wrong in it comes here.
web-mistakes-begin = { $count ->
    [one] Begin: one exercise
   *[other] Begin: { $count } exercises
}
web-mistakes-done = All done for now. The next one comes back on { $day }.
web-mistakes-list = All exercises
web-mistakes-one = { $day }, move { $number }
web-mistakes-new = new
web-mistakes-due = to do now
web-mistakes-later = back on { $day }
web-mistakes-way = { $count ->
    [one] Find a better move: one exercise
   *[other] Find better moves: { $count } exercises
}
web-mistake-ask = Here you went wrong. Find a better move.
web-mistake-ask-turn = Here you went wrong. Find a better move, or how a better turn begins.
web-mistake-same = That is what you played then. There is something better. Try again.
web-mistake-unweighed = Nobody has judged this move, so it does not count. Try another one.
web-mistake-cost = You played { $move }, which cost { $cost } { $unit }.
web-mistake-back = { $days ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
web-mistake-today = It comes back today.
web-mistake-next = Next

## Reviews

unit-points = points
unit-tokens = tokens
unit-cents = cents
unit-cards = cards
review-judging = Judging decisions
review-lead = { $game }: lead over the others’ average, in { $unit }
review-decisions = { $count ->
    [one] One decision; it cost { $cost } ± { $error } { $unit }.
   *[other] { $count } decisions; they cost { $cost } ± { $error } { $unit } each, on average.
  }
review-no-mistakes = No move was surely a mistake.
review-mistakes = { $count ->
    [one] One mistake is sure: move { $number }.
   *[other] { $count } mistakes are sure; the costliest was move { $number }.
  }
review-finest = The finest move was move { $number }: no club player would find it.
review-number = Move
review-played = Played
review-better = Better
review-cost = Cost in { $unit }
review-cost-value = { $cost } ± { $error }
review-unsure = { $cost }, not sure
review-why = Why
review-hardness-even = Here no move was surely worse than another.
review-hardness-easy = Easy to see.
review-hardness-fair = A club player sees it.
review-hardness-hard = Hard to see.
review-stake = This round could decide the match: there a move costs what it takes from the chance to win it.
review-openly = With all cards open, which nobody could know, { $moves } was best.
review-rougher = The engine is not compiled here, so fewer worlds were tried and all this is rougher.
web-reported-name = offensive name
web-reported-insults = insults
web-reported-play = spoils the game
web-review-start = Judge this match
web-review-offer = Every decision is judged by what its player saw then: what was better, by how much, and why.
web-review-counting = The match is being read…
web-review-going = { $judged } of { $total } decisions are judged.
web-review-stop = Stop
web-review-stopped = You stopped the review. What was judged is kept.
web-review-failed = This match could not be judged to its end.
web-review-go-on = Go on
web-review-thorough = Judge more thoroughly
web-review-is-thorough = Judged thoroughly.
web-review-course = Course of the match
web-review-lead = Lead over the others’ average, in { $unit }
web-review-at = Move { $number }: { $leads }
web-review-turning = Turning points
web-review-mine = Only mine
web-review-unsure-too = Also what is not sure
web-review-none = No mistake is sure here.
web-review-move = Move { $number }
web-review-played = Played: { $moves }
web-review-better = Better: { $moves }
web-review-cost = { $cost } ± { $error } { $unit }
web-review-unit-points = points
web-review-unit-tokens = tokens
web-review-unit-cents = cents
web-review-unit-cards = cards
web-review-fine = Well found
web-review-none-better = No move was better
web-review-not-sure = not sure
web-review-players = Players
web-review-decisions = { $count ->
    [0] No decision
    [one] One decision, { $cost } { $unit } lost
   *[other] { $count } decisions, { $cost } { $unit } lost in each on average
  }
web-review-no-mistake = No sure mistake
web-review-costliest = Costliest mistake: move { $number }
web-review-finest = Best move: move { $number }
web-review-open = Show everybody’s cards
web-review-own = Only what was seen then
web-review-list = Judgement
web-review-hand = Cards of { $name }
web-play-on = Play on from here
web-play-on-seat = You play as
web-play-on-same = with the cards as they were
web-play-on-anew = with the hidden cards dealt anew
web-play-on-told-same = You play on with the cards as they were. Bots play for the others; the match stays as it is.
web-play-on-told-anew = You play on; the cards that you could not see are dealt anew. Bots play for the others; the match stays as it is.
web-play-on-back = Back to the match
web-play-on-over = The round is over.
web-play-on-again = Once more

## Pairing, and leaderboards

web-add-text = Open the settings on the new device and choose “Play here as the same person”. It shows a code. Type it here.
web-add-code = Code of the new device
web-add-code-short = A code has { $count } letters.
web-add-who = { $device } asks to play as you.
web-add-warning = Go on only if that device is yours: it will have all your seats and tables.
web-add-number = Which number does the new device show?
web-add-refuse = None of these: keep it out
web-add-done = Now say yes on the new device.
web-add-refused = That device was kept out.
web-add-again = Add another device
web-become-text = If you already play on another device, you can have the same seats and tables here. Nothing changes until you have agreed on both devices.
web-become-ask = Show a code
web-become-enter = On your other device, open the settings, choose “Add a device” and type this code. It works once, for five minutes.
web-become-number = Then pick this number there
web-become-waiting = Waiting for your other device
web-become-qr = The code, for the camera of your other device
web-become-question = { $known ->
    [no] Become the person of your other device?
   *[other] Become { $name }?
}
web-become-leaving = { $count ->
    [one] On this device you are somebody else now, with a table that is not finished. You leave it: your seat there stays behind, and in a running match a bot plays on.
   *[other] On this device you are somebody else now, with { $count } tables that are not finished. You leave them: your seats there stay behind, and in a running match a bot plays on.
}
web-become-yes = { $known ->
    [no] Yes
   *[other] Yes, become { $name }
}
web-become-no = No, leave it as it is
web-become-done = { $known ->
    [no] You are the same person here now.
   *[other] You are { $name } here now.
}
web-become-again = Show another code
ratings-about = Rated matches are played at public tables with a clock, by people with an account, without bots or hints. Your place counts, not your points; whoever leaves is last. Everybody begins each half year with a rating of 1000.
ratings-bots = The bots
ratings-bots-about = Rated among themselves in the arena, never with people: the lists cannot be compared. The club player has a rating of 1000.{ $part ->
    [1] {""}
   *[other] {" "}Here each had 1/{ $part } of its time to think.
}

## Learning

web-learn-title = Learn to play
web-learn-text = One idea at a time, on a real table. You cannot lose anything here.
web-learn-games = All games
web-learn-list = All lessons
web-learn-none = There are no lessons for this game.
web-learn-early = To begin with
web-learn-late = When they matter
web-learn-first = Your first deal
web-learn-first-text = A whole deal against beginners, with a coach beside you.
web-learn-first-over = That was your first deal. Look at the count, line by line.
web-learn-begun = begun
web-learn-done = done
web-learn-unaided = done by yourself
web-learn-revised = done, revised since
web-learn-step = { $step } of { $steps } steps
web-learn-go-on = Go on
web-learn-watch = Watch…
web-learn-skip = Skip
web-learn-next = Next
web-learn-again = Again
web-learn-play = Play
web-learn-short-game = A short game
web-learn-help = Help
web-learn-show = Show me
web-learn-keep = Leave it
web-learn-not-quite = Not quite. Try another.
web-learn-legal = That is allowed. But look for this: { $idea }.
web-learn-might = One of the cards or places that glow would do.
web-learn-also-good = Also good.
web-learn-costly = That may cost you something. You can take it back.
web-learn-forced = There is only one move.

## Replays and moderation

web-replay-of = Replay
web-verify-short = Verify
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
web-verify-commits = { $ok ->
    [yes] Everybody added what had been fixed before anything was revealed.
   *[no] Somebody added something other than what had been fixed before.
  }
web-verify-list = { $ok ->
    [yes] The list of the players’ parts is the one that this browser saw.
   *[no] The list of the players’ parts is not the one that this browser saw.
  }
web-verify-void = { $ok ->
    [yes] A shuffle before this one came to nothing, because the part of { $name } never arrived. Its seed is the one that was promised.
   *[no] A shuffle before this one came to nothing, because the part of { $name } never arrived. Its seed is not the one that was promised.
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
web-moderate = Moderation
web-complain = Report or block
web-complain-question = What is it about { $name }?
web-complain-text = The moderators of this server look at reports. People you block cannot sit down at your tables, ask for your friendship or invite you.
web-complain-name = Report an offensive name
web-complain-insults = Report insults
web-complain-play = Report spoiling the game
web-complain-block = Block
web-complain-no = Nothing
web-complain-done = Noted, thank you

## What was played, and how well

history-form = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
history-none = Nothing yet. A match is listed here as soon as it is over.
history-no-such = No match fits.
history-more = Earlier matches
history-filter = Which matches
history-game = Game
history-forms = Form
history-result = Result
history-with = With
history-any = all
history-won = won
history-lost = lost
history-abandoned = given up
history-voided = does not count
history-place = place { $place } of { $count }
history-nobody = somebody
history-statistics = Statistics
history-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
  }
history-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
  }
history-mean-place = mean place { $place }
history-share = { $share }%
history-feats = What you did
history-plot = The last { $count } places, the latest on the right: { $places }
history-rated = rated
history-change = Rating { $before } → { $after }

ratings-title = Leaderboards
ratings-profile = Profile of { $name }
ratings-since = Here since { $date }
ratings-rank = Rank
ratings-name = Name
ratings-rating = Rating
ratings-played = Matches
ratings-season = { $half ->
    [1] First half of { $year }
   *[other] Second half of { $year }
  }
ratings-season-label = Season
ratings-nobody = Nobody is ranked here yet. That takes { $count } rated matches in a season.
ratings-own = Your rating is { $rating }, after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
  }.
ratings-own-rank = You are number { $rank }.
ratings-provisional = provisional
ratings-provisional-text = After { $count } matches you are ranked.
ratings-more = Further down
ratings-level = Level
ratings-deals = Deals
ratings-none = No rating this season yet.
ratings-no-matches = No rated match yet. Only those are listed here.
ratings-changes = Ratings
ratings-filing = The ratings are being worked out…
ratings-changed = { $before } → { $after }
ratings-by-place = place { $place }
ratings-quit = last, because a bot played on or time was up
ratings-share = counts { $share }%, since the others are new
ratings-unrated = This match does not count for ratings.
ratings-unrated-abandoned = It was given up.
ratings-unrated-shuffle = It was not shuffled by all players.
ratings-unrated-bots = A bot took part.
ratings-unrated-hints = Hints were allowed.
ratings-unrated-options = It was played by house rules.
ratings-unrated-guests = Somebody had no account.
ratings-unrated-new-account = Somebody’s account is less than a day old.
ratings-unrated-few-matches = Somebody has played fewer than five matches before.
ratings-unrated-same-place = Two of you play from the same network or device.
ratings-unrated-same-people = Two of you have had five rated matches with each other within a day.
ratings-unrated-voided = A moderator has voided it.
