### Nain Jaune

nain_jaune-name = Nain Jaune
nain_jaune-title = Nain Jaune, der Gelbe Zwerg
nain_jaune-short = Nain Jaune
nain_jaune-unit = Spielchips
nain_jaune-about = Leg die Karten aufsteigend ab, feg die Felder leer, hüte dich vor dem Gelben Zwerg.
nain_jaune-preset-first = Erstes Spiel
nain_jaune-preset-family = Familie
nain_jaune-preset-old = Alte Art
nain_jaune-preset-tournament = Turnier
# What differs, in as few words as can be.
nain_jaune-brief-enter-mandatory = kein Passen, wenn man ablegen kann
nain_jaune-brief-keep-going-free = man darf aufhören
nain_jaune-brief-grand-opera-no-opponent-has-played = Große Oper nur, bevor ein anderer ablegt
nain_jaune-brief-grand-opera-off = keine Große Oper
nain_jaune-brief-announce-manual = Spielbrettkarten werden angesagt
nain_jaune-brief-held-box-card-double-box = Spielbrettkarten auf der Hand kosten extra
nain_jaune-brief-hand-payment-pips = man zahlt nach Augen

## Karten

nain_jaune-tokens = { $tokens ->
    [0] keinen Spielchip
    [one] einen Spielchip
   *[other] { $tokens } Spielchips
  }

## Der Tisch

nain_jaune-column-hand = Karten
nain_jaune-column-tokens = Chips
nain_jaune-pile = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
nain_jaune-needed-rank = Gefragt: { $rank }
nain_jaune-needed-any = Du kannst jede Karte ablegen
nain_jaune-notation =
    5c     legt Kreuz-5 ab
    Qs!    sagt Pik-Dame an, wenn das dir überlassen ist
    J      genügt, wenn es nur eine Karte meinen kann
    pass   passt; 0 tut dasselbe
    stop   hört auf, wenn du darfst, obwohl du weiterkönntest; 0 tut dasselbe
    Geschrieben: A Ass, J Bube, Q Dame, K König; s Pik, h Herz, d Karo, c Kreuz.
    Nur Karten, die jetzt gehen, haben eine Nummer. Eine Zahl unter deiner
    Karte: So viele Spielchips liegen in ihrem Feld.

## Die Abrechnung

nain_jaune-sheet-title = Runde { $number }, abgerechnet
nain_jaune-sheet-board = Spielbrett

## Was jedes Brett sagt

nain_jaune-area-box = { $name }: { nain_jaune-lies }
nain_jaune-area-box-laid = { $name }, abgelegt: { nain_jaune-lies }
nain_jaune-lies = { $count ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $count } Spielchips
  }
nain_jaune-area-pile = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
nain_jaune-area-stock = Verdeckt beiseite: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
nain_jaune-area-purse = Kasse: { nain_jaune-lies }
nain_jaune-area-left = Übrig auf der Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
nain_jaune-fact-tokens = { $value ->
    [one] ein Spielchip
   *[other] { $value } Spielchips
  }
nain_jaune-fact-without = ohne { $value }
nain_jaune-fact-holds = hat { $value }
nain_jaune-note-needed = Gefragt: { $rank }
nain_jaune-note-any = Du kannst jede Karte ablegen
nain_jaune-note-lacking = Ohne { $rank }: { $seats ->
    [you] du
   *[other] { $seats }
  }
nain_jaune-note-laid-last = { $seat ->
    [you] Du hast zuletzt gelegt
   *[other] { $seat } hat zuletzt gelegt
  }
nain_jaune-note-out = { $seat ->
    [you] Du hast alle Karten abgelegt
   *[other] { $seat } hat alle Karten abgelegt
  }
nain_jaune-note-grand-opera = Große Oper! { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $left ->
    [0] alle Felder
   *[other] alle Felder bis auf die vergessenen
  }, { nain_jaune-tokens }.
nain_jaune-ask-any = { $count ->
    [one] Du bist dran: Leg deine letzte Karte ab
   *[other] Du bist dran: Leg eine beliebige Karte ab
  }
nain_jaune-ask-lay = Du bist dran: { nain_jaune-one-of-rank } ablegen
nain_jaune-ask-enter = Du bist dran: { nain_jaune-one-of-rank } ablegen oder passen
nain_jaune-ask-go-on = Du bist dran: { nain_jaune-one-of-rank } ablegen oder aufhören
nain_jaune-one-of-rank = { $count ->
    [one] { $rank }
   *[other] { $rank } ({ $count } zur Wahl)
  }
nain_jaune-ask-pass = Du bist dran: Ohne { $rank } musst du passen
nain_jaune-move-takes = { $card } fegt! ({ nain_jaune-box-tokens })
nain_jaune-move-silent = { $card } ohne ein Wort: { nain_jaune-box-tokens } im Feld
nain_jaune-box-tokens = { $tokens ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $tokens } Spielchips
  }
nain_jaune-move-without = Ohne { $rank }!
nain_jaune-move-pass = Passen
nain_jaune-move-stop = Hier aufhören
nain_jaune-tally-before = Vorher
nain_jaune-tally-stake = Einsatz
nain_jaune-tally-boxes = Felder
nain_jaune-tally-grand-opera = Große Oper
nain_jaune-tally-cards = Restkarten
nain_jaune-tally-fines = Strafen
nain_jaune-tally-change = Diese Runde
nain_jaune-tally-total = Spielchips

## Ereignisse

nain_jaune-event-dealt = Runde { $round }: { $dealer ->
    [you] Du gibst
   *[other] { $dealer } gibt
  }, { $first ->
    [you] du beginnst
   *[other] { $first } beginnt
  }.
nain_jaune-event-staked = Jeder setzt { $tokens } Spielchips.
nain_jaune-event-laid = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
  } { $card } ab.
nain_jaune-event-without = { $seat ->
    [you] Du
   *[other] { $seat }
  }: „Ohne { $rank }!“
nain_jaune-event-passed = { $seat ->
    [you] Du passt
   *[other] { $seat } passt
  }, gefragt war { $rank }.
nain_jaune-event-stopped = { $seat ->
    [you] Du hörst
   *[other] { $seat } hört
  } auf, gefragt bleibt { $rank }.
nain_jaune-event-king-restart = { $seat ->
    [you] Du
   *[other] { $seat }
  }: „König, eine neue Reihe beginnt!“
nain_jaune-event-restart = Niemand kann weiter: { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
  } eine neue Folge mit beliebiger Karte.
nain_jaune-event-takes-box = { $card } fegt! { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } { nain_jaune-tokens } ein.
nain_jaune-event-forgot-box = { $seat ->
    [you] Du vergisst
   *[other] { $seat } vergisst
  }, { $card } anzusagen: { $tokens ->
    [one] ein Spielchip bleibt
   *[other] { $tokens } Spielchips bleiben
  } im Feld.
nain_jaune-event-grand-opera = Große Oper! { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } { $left ->
    [0] alle Felder
   *[other] alle Felder bis auf die vergessenen
  } ein, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
  } alle Karten abgelegt: Die Runde ist zu Ende.
nain_jaune-event-paid = { $seat ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  } { nain_jaune-tokens } an { $to ->
    [you] dich
   *[other] { $to }
  }, für { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] Du hast noch { $card } und zahlst
   *[other] { $seat } hat noch { $card } und zahlt
  } { nain_jaune-tokens } in das Feld dieser Karte.
nain_jaune-event-scored = { $seat ->
    [you] Du
   *[other] { $seat }
  }: { $points } in dieser Runde, jetzt { $total } Spielchips.
nain_jaune-event-bankrupt = { $seat ->
    [you] Du kannst
   *[other] { $seat } kann
  } nicht mehr setzen. Übrige Spielchips: { $total }.
nain_jaune-event-won = { $seats ->
    [you] Du hast das Spiel gewonnen!
   *[other] Das Spiel ist aus. Gewonnen: { $seats }.
  }

## Auf dem Band eines Augenblicks

nain_jaune-moment-takes-box = { $card }!
nain_jaune-moment-dwarf = Der Gelbe Zwerg!
nain_jaune-moment-grand-opera = Große Oper!
nain_jaune-moment-out = Alle Karten abgelegt!

## Warum ein Zug nicht geht

nain_jaune-reason-wrong-rank = { $card } geht jetzt nicht. Gefragt: { $needed }.
nain_jaune-reason-must-lead = Du beginnst eine Folge, also musst du eine Karte ablegen; welche, ist dir überlassen.
nain_jaune-reason-must-enter = Gefragt: { $needed }. Du hast { $cards }, und in dieser Partie muss weitermachen, wer kann.
nain_jaune-reason-must-go-on = Gefragt: { $needed }. Du hast angefangen und hast { $cards }, also musst du weitermachen.
nain_jaune-reason-nothing-laid-yet = Du hast in diesem Zug noch nichts abgelegt: Passe, statt aufzuhören.
nain_jaune-reason-stop-instead = Du hast schon abgelegt und könntest mit { $needed } weitermachen: Hör auf, statt zu passen.
nain_jaune-reason-pass-instead = Ohne { $needed } kommst du nicht weiter: Passe.
nain_jaune-reason-no-box-card = { $card } hat kein Feld: Es gibt nichts anzusagen.
nain_jaune-reason-announced-by-itself = In dieser Partie fegt { $card } von selbst. Lass das Ausrufezeichen weg.

## Warum zu einem Zug geraten wird

nain_jaune-advice-must-pass = Gefragt ist { $rank }, und so eine Karte hast du nicht.
nain_jaune-advice-waits = Warte noch: { $rank } kann dir später mehr nützen.
nain_jaune-advice-stops = Du behältst { $rank }: So kommen die anderen nicht weiter.
nain_jaune-advice-goes-out = Es ist deine letzte Karte: Du bist fertig, und die anderen zahlen.
nain_jaune-advice-takes-box = { $card } holt das Feld, solange es sich lohnt: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } geht ohne Ansage: Die Karte bist du los, aber das Feld bleibt voll.
nain_jaune-advice-keeps-box-card = Du hebst { $card } für das Feld auf und legst sie später.
nain_jaune-advice-king-leads = Die Folge endet beim König: Dann beginnst du neu mit jeder Karte.
nain_jaune-advice-stops-the-others = Danach kann niemand { $rank } haben: Du beginnst neu.
nain_jaune-advice-goes-on = { $count ->
    [one] Eine Karte weniger: { $rank }.
   *[other] Du wirst { $count } Karten hintereinander los, ab { $rank }.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Damit bist du fertig.
   *[other] Deine { $count } Karten folgen alle aufeinander: Du bist fertig.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Nach einem König beginnst du wieder: Du verlierst nichts.
   *[other] { $count } Karten bis zum König, dann beginnst du wieder.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Niemand kann mit { $rank } weitermachen: Du beginnst neu.
   *[other] { $count } Karten, und niemand kann mit { $rank } weitermachen: Du beginnst neu.
  }
nain_jaune-advice-unloads = { $count ->
    [one] { $seat } hat nur noch eine Karte: Weg mit den { $points } Augen.
   *[other] { $seat } hat nur noch { $count } Karten: Weg mit den { $points } Augen.
  }
nain_jaune-advice-run-to-box = Die Folge führt zu { $card }, und auf dem Feld liegt etwas: { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] Es ist deine längste Folge.
   *[other] Es ist deine längste Folge: { $count } Karten auf einmal.
  }
nain_jaune-advice-keeps-stopper = Du behältst { $card }: Legst du diese Karte, beginnst du danach neu.
nain_jaune-advice-leads-low = { $card } ist deine niedrigste Karte; von selbst kommt selten eine Folge dorthin.
nain_jaune-advice-leads = Von { $card } aus kann die Folge weiter oben zu dir zurückkommen.

## Optionen

nain_jaune-option-enter = Wer die gefragte Karte hat
nain_jaune-option-enter-optional = darf passen
nain_jaune-option-enter-mandatory = muss sie ablegen
nain_jaune-option-keep-going = Wer abzulegen begonnen hat
nain_jaune-option-keep-going-mandatory = macht weiter, solange es geht
nain_jaune-option-keep-going-free = darf aufhören
nain_jaune-option-grand-opera = Große Oper
nain_jaune-option-grand-opera-first-turn = heißt: die ganze Hand im eigenen ersten Zug ablegen
nain_jaune-option-grand-opera-no-opponent-has-played = heißt: die ganze Hand ablegen, bevor ein anderer eine Karte ablegt
nain_jaune-option-grand-opera-off = gibt es nicht
nain_jaune-option-announce = Spielbrettkarten
nain_jaune-option-announce-auto = fegen ihr Feld von selbst
nain_jaune-option-announce-manual = fegen ihr Feld nur, wenn man sie ansagt
nain_jaune-option-held-box-card = Wer am Ende eine Spielbrettkarte hält
nain_jaune-option-held-box-card-none = zahlt dafür nichts
nain_jaune-option-held-box-card-double-box = zahlt in ihr Feld, was dort liegt
nain_jaune-option-hand-payment = Für die Karten auf der Hand zahlt man
nain_jaune-option-hand-payment-count = einen Spielchip je Karte
nain_jaune-option-hand-payment-pips = ihre Augen: Ass 1, Bilder 10
nain_jaune-option-forgotten-box = Ein Feld, dessen Karte ohne Ansage abgelegt wurde,
nain_jaune-option-forgotten-box-opera-collects = nimmt eine Große Oper wie die anderen
nain_jaune-option-forgotten-box-stays = bleibt auch nach einer Großen Oper für die nächste Runde liegen

## In the browser

nain_jaune-web-keys = P passt, T sagt „Die Karte fegt!“, bevor eine Karte abgelegt wird.
nain_jaune-web-board = Das Spielbrett
nain_jaune-web-box = { $card }: { $tokens ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $tokens } Spielchips
  }
nain_jaune-web-box-laid = { $card }, abgelegt: { $tokens ->
    [0] kein Spielchip
    [one] ein Spielchip
   *[other] { $tokens } Spielchips
  }
nain_jaune-web-yours = du bist dran
nain_jaune-web-below = { $count ->
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
  }
nain_jaune-web-without = ohne { $ranks }
nain_jaune-web-holds = hat { $ranks }
nain_jaune-web-stake = Jeder hat 15 Spielchips gesetzt.
nain_jaune-web-any = jede Karte
nain_jaune-web-claim = Die Karte fegt!
nain_jaune-web-left = Auf der Hand von { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] Du sammelst
   *[other] { $seat } sammelt
  } { $left ->
    [0] alle Felder
   *[other] alle Felder bis auf die vergessenen
  } ein, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Ohne { $rank }!
nain_jaune-web-call-king = König, eine neue Reihe beginnt!
nain_jaune-web-call-takes = { $taker ->
    [ten] Die Zehn fegt!
    [jack] Der Bube fegt!
    [queen] Die Dame fegt!
    [king] Der König fegt!
   *[dwarf] Der Zwerg fegt!
  }
nain_jaune-web-call-opera = Große Oper!
nain_jaune-web-call-stop = Ich höre auf.
nain_jaune-web-call-pass = Ich passe.

nain_jaune-feat-boxes = Spielchips aus Feldern
nain_jaune-feat-out = Runden beendet
nain_jaune-feat-operas = Große Opern

## Worum es in Aufgaben geht

nain_jaune-theme-box = Felder
nain_jaune-theme-stopper = Stopper
nain_jaune-theme-king = Könige
nain_jaune-theme-waiting = Abwarten
nain_jaune-theme-unloading = Teures loswerden
nain_jaune-theme-run = Folgen
nain_jaune-theme-leading = Das Anspielen
