### Nain Jaune

nain_jaune-name = Nano Giallo
nain_jaune-title = Nano Giallo (Nain Jaune)
nain_jaune-short = Nano Giallo
nain_jaune-unit = fiche
nain_jaune-about = Sali con le carte, svuota le caselle, occhio al nano giallo.
nain_jaune-preset-first = Prima partita
nain_jaune-preset-family = Famiglia
nain_jaune-preset-old = All’antica
nain_jaune-preset-tournament = Torneo
# What differs, in as few words as can be.
nain_jaune-brief-enter-mandatory = chi può posare deve
nain_jaune-brief-keep-going-free = ci si può fermare
nain_jaune-brief-grand-opera-no-opponent-has-played = Grande opera solo prima che posino gli altri
nain_jaune-brief-grand-opera-off = niente Grande opera
nain_jaune-brief-announce-manual = le carte del tabellone si annunciano
nain_jaune-brief-held-box-card-double-box = le carte del tabellone rimaste costano
nain_jaune-brief-hand-payment-pips = si paga a punti

## Carte

nain_jaune-tokens = { $tokens ->
    [0] nessuna fiche
    [one] una fiche
   *[other] { $tokens } fiche
  }

## Il tavolo

nain_jaune-column-hand = carte
nain_jaune-column-tokens = fiche
nain_jaune-pile = Mazzo comune: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
nain_jaune-needed-rank = Serve: { $rank }
nain_jaune-needed-any = Puoi posare qualsiasi carta
nain_jaune-notation =
    5c     posa il 5 di fiori
    Qs!    annuncia la regina di picche, se l’annuncio tocca a te
    J      basta, se può voler dire una carta sola
    pass   passa; 0 fa lo stesso
    stop   si ferma, se si può anche potendo continuare; 0 fa lo stesso
    Semi: s picche, h cuori, d quadri, c fiori.
    Ha un numero solo la carta che ora si può posare. Un numero sotto una tua
    carta: tante fiche ci sono nella sua casella.

## Il conto

nain_jaune-sheet-title = Round { $number }, il conteggio
nain_jaune-sheet-board = Tabellone

## Che cosa dice ogni tavolo

nain_jaune-area-box = { $name }: { nain_jaune-lies }
nain_jaune-area-box-laid = { $name }, posata: { nain_jaune-lies }
nain_jaune-lies = { $count ->
    [0] nessuna fiche
    [one] una fiche
   *[other] { $count } fiche
  }
nain_jaune-area-pile = Mazzo comune, { $count ->
    [one] una carta
   *[other] { $count } carte
  }
nain_jaune-area-stock = Da parte, coperte: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
nain_jaune-area-purse = Borsa: { nain_jaune-lies }
nain_jaune-area-left = Rimaste in mano: { $count ->
    [one] una carta
   *[other] { $count } carte
  }
nain_jaune-fact-tokens = { $value ->
    [one] una fiche
   *[other] { $value } fiche
  }
nain_jaune-fact-without = senza { $value }
nain_jaune-fact-holds = ha { $value }
nain_jaune-note-needed = Serve: { $rank }
nain_jaune-note-any = Puoi posare qualsiasi carta
nain_jaune-note-lacking = Senza { $rank }: { $seats ->
    [you] tu
   *[other] { $seats }
  }
nain_jaune-note-laid-last = { $seat ->
    [you] L’ultima carta l’hai posata tu
   *[other] L’ultima carta l’ha posata { $seat }
  }
nain_jaune-note-out = { $seat ->
    [you] Hai chiuso
   *[other] { $seat } ha chiuso
  }
nain_jaune-note-grand-opera = Grande opera! { $seat ->
    [you] Prendi
   *[other] { $seat } prende
  } { $left ->
    [0] tutte le caselle
   *[other] tutte le caselle tranne quelle dimenticate
  }, { nain_jaune-tokens }.
nain_jaune-ask-any = { $count ->
    [one] Tocca a te: posa la tua ultima carta
   *[other] Tocca a te: posa una carta qualsiasi
  }
nain_jaune-ask-lay = Tocca a te: posa { nain_jaune-one-of-rank }
nain_jaune-ask-enter = Tocca a te: posa { nain_jaune-one-of-rank }, o passa
nain_jaune-ask-go-on = Tocca a te: posa { nain_jaune-one-of-rank }, o fermati
nain_jaune-one-of-rank = { $count ->
    [one] { $rank ->
        [regina] la tua regina
       *[other] il tuo { $rank }
      }
   *[other] { $rank ->
        [regina] una regina
       *[other] un { $rank }
      } ({ $count } a scelta)
  }
nain_jaune-ask-pass = Tocca a te: serve { $rank ->
    [regina] una regina
   *[other] un { $rank }
  } e non ce l’hai, passa
nain_jaune-move-takes = { $card } piglia tutto! ({ nain_jaune-box-tokens })
nain_jaune-move-silent = { $card } senza dir niente: { nain_jaune-box-tokens } nella casella
nain_jaune-box-tokens = { $tokens ->
    [0] nessuna fiche
    [one] una fiche
   *[other] { $tokens } fiche
  }
nain_jaune-move-without = Senza { $rank }!
nain_jaune-move-pass = Passa
nain_jaune-move-stop = Fermati qui
nain_jaune-tally-before = Prima
nain_jaune-tally-stake = Puntata
nain_jaune-tally-boxes = Caselle
nain_jaune-tally-grand-opera = Grande opera
nain_jaune-tally-cards = In mano
nain_jaune-tally-fines = Penali
nain_jaune-tally-change = Nel round
nain_jaune-tally-total = Fiche

## Che cosa succede

nain_jaune-event-dealt = Round { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
nain_jaune-event-staked = Tutti puntano { $tokens } fiche.
nain_jaune-event-laid = { $seat ->
    [you] Posi
   *[other] { $seat } posa
  } { $card }.
nain_jaune-event-without = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: «Senza { $rank }!»
nain_jaune-event-passed = { $seat ->
    [you] Passi
   *[other] { $seat } passa
  } (serve: { $rank }).
nain_jaune-event-stopped = { $seat ->
    [you] Ti fermi
   *[other] { $seat } si ferma
  } (serve: { $rank }).
nain_jaune-event-king-restart = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: «Re e ricomincio!»
nain_jaune-event-restart = Nessuno continua: { $seat ->
    [you] ricominci tu
   *[other] ricomincia { $seat }
  }, con una carta qualsiasi.
nain_jaune-event-takes-box = { $card } piglia tutto! { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } { nain_jaune-tokens }.
nain_jaune-event-forgot-box = { $seat ->
    [you] Dimentichi
   *[other] { $seat } dimentica
  } di annunciare { $card }: { $tokens ->
    [one] una fiche resta
   *[other] { $tokens } fiche restano
  } nella casella.
nain_jaune-event-grand-opera = Grande opera! { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } { $left ->
    [0] tutte le caselle
   *[other] tutte le caselle tranne quelle dimenticate
  }, { nain_jaune-tokens }.
nain_jaune-event-out = { $seat ->
    [you] Hai chiuso
   *[other] { $seat } ha chiuso
  }: il round è finito.
nain_jaune-event-paid = { $to ->
    [you] { $seat } ti paga { nain_jaune-tokens }
   *[other] { $seat ->
        [you] Paghi
       *[other] { $seat } paga
      } { nain_jaune-tokens } a { $to }
  }, per { $cards }.
nain_jaune-event-fined = { $seat ->
    [you] Hai ancora in mano { $card } e paghi
   *[other] { $seat } ha ancora in mano { $card } e paga
  } { nain_jaune-tokens } alla sua casella.
nain_jaune-event-scored = { $seat ->
    [you] Tu
   *[other] { $seat }
  }: { $points } in questo round, ora { $total } fiche.
nain_jaune-event-bankrupt = { $seat ->
    [you] Non puoi
   *[other] { $seat } non può
  } più puntare. Fiche rimaste: { $total }.
nain_jaune-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Sul nastro di un gran momento

nain_jaune-moment-takes-box = { $card }!
nain_jaune-moment-dwarf = Il Nano Giallo!
nain_jaune-moment-grand-opera = Grande opera!
nain_jaune-moment-out = Chiuso!

## Perché una mossa non va

nain_jaune-reason-wrong-rank = Ora non puoi posare { $card }. Serve: { $needed }.
nain_jaune-reason-must-lead = Cominci una scala, quindi devi posare una carta: una qualsiasi.
nain_jaune-reason-must-enter = Serve: { $needed }. Hai { $cards }, e in questa partita, se puoi continuare, devi.
nain_jaune-reason-must-go-on = Serve: { $needed }. Hai cominciato a posare e hai { $cards }, quindi devi continuare.
nain_jaune-reason-nothing-laid-yet = In questo turno non hai ancora posato carte: passa, invece di fermarti.
nain_jaune-reason-stop-instead = Hai già posato e potresti continuare con { $needed }: fermati, invece di passare.
nain_jaune-reason-pass-instead = Non hai { $needed } per continuare: passa.
nain_jaune-reason-no-box-card = { $card } non ha casella: non c’è niente da annunciare.
nain_jaune-reason-announced-by-itself = In questa partita { $card } prende da sé la sua casella. Togli il punto esclamativo.

## Perché una mossa è consigliata

nain_jaune-advice-must-pass = Serve { $rank ->
    [regina] una regina
   *[other] un { $rank }
  }, e non ce l’hai.
nain_jaune-advice-waits = Aspetta: { $rank } può servirti di più dopo.
nain_jaune-advice-stops = Ti tieni { $rank }: così gli altri non vanno avanti.
nain_jaune-advice-goes-out = È la tua ultima carta: chiudi, e gli altri pagano.
nain_jaune-advice-takes-box = { $card } prende la sua casella finché c’è qualcosa: { nain_jaune-tokens }.
nain_jaune-advice-silent-box = { $card } va giù in silenzio: te ne liberi, ma la casella resta piena.
nain_jaune-advice-keeps-box-card = Tieni { $card } per la sua casella, e puoi posarla dopo.
nain_jaune-advice-king-leads = La scala finisce con un re: poi ricominci tu, con qualsiasi carta.
nain_jaune-advice-stops-the-others = Poi nessuno può avere { $rank }: ricominci tu.
nain_jaune-advice-goes-on = { $count ->
    [one] Ti liberi di una carta: { $rank }.
   *[other] Ti liberi di { $count } carte di fila: da { $rank } in su.
  }
nain_jaune-advice-run-out = { $count ->
    [one] Con questa chiudi.
   *[other] Le tue { $count } carte si seguono tutte: chiudi.
  }
nain_jaune-advice-leads-to-king = { $count ->
    [one] Dopo il re ricominci tu: non perdi niente.
   *[other] { $count } carte fino al re, e poi ricominci tu.
  }
nain_jaune-advice-leads-to-dead = { $count ->
    [one] Nessuno può continuare con { $rank }: ricominci tu.
   *[other] { $count } carte, e nessuno può continuare con { $rank }: ricominci tu.
  }
nain_jaune-advice-unloads = { $count ->
    [one] A { $seat } resta una carta: meglio liberarsi di questi { $points } punti.
   *[other] A { $seat } restano solo { $count } carte: meglio liberarsi di questi { $points } punti.
  }
nain_jaune-advice-run-to-box = La scala porta a { $card }, e nella sua casella: { nain_jaune-tokens }.
nain_jaune-advice-longest-run = { $count ->
    [one] È la tua scala più lunga.
   *[other] È la tua scala più lunga: { $count } carte in un colpo.
  }
nain_jaune-advice-keeps-stopper = Tieni { $card }: quando la posi, ricominci tu.
nain_jaune-advice-leads-low = { $card } è la tua carta più bassa, e poche scale passano di lì.
nain_jaune-advice-leads = Da { $card } la scala può tornare a te, più in alto.

## Opzioni

nain_jaune-option-enter = Chi ha la carta che serve
nain_jaune-option-enter-optional = può passare
nain_jaune-option-enter-mandatory = deve posarla
nain_jaune-option-keep-going = Chi ha cominciato a posare
nain_jaune-option-keep-going-mandatory = continua finché può
nain_jaune-option-keep-going-free = può fermarsi
nain_jaune-option-grand-opera = Grande opera
nain_jaune-option-grand-opera-first-turn = è posare tutte le carte nel proprio primo turno
nain_jaune-option-grand-opera-no-opponent-has-played = è posare tutte le carte prima che un altro abbia posato una carta
nain_jaune-option-grand-opera-off = non c’è
nain_jaune-option-announce = Le carte del tabellone
nain_jaune-option-announce-auto = prendono da sé la loro casella
nain_jaune-option-announce-manual = prendono la loro casella solo se annunciate
nain_jaune-option-held-box-card = Chi alla fine ha in mano una carta del tabellone
nain_jaune-option-held-box-card-none = non paga niente
nain_jaune-option-held-box-card-double-box = paga alla sua casella quel che c’è dentro
nain_jaune-option-hand-payment = Per le carte rimaste in mano si paga
nain_jaune-option-hand-payment-count = una fiche per carta
nain_jaune-option-hand-payment-pips = i loro punti: asso 1, figure 10
nain_jaune-option-forgotten-box = Una casella la cui carta è stata posata senza annuncio
nain_jaune-option-forgotten-box-opera-collects = va alla Grande opera come le altre
nain_jaune-option-forgotten-box-stays = resta per il prossimo round anche dopo una Grande opera

## Nano Giallo

nain_jaune-web-keys = P passa, T dice «Carta piglia tutto!» prima di posare una carta.
nain_jaune-web-board = Il tabellone
nain_jaune-web-box = { $card }: { nain_jaune-tokens }
nain_jaune-web-box-laid = { $card }, posata: { nain_jaune-tokens }
nain_jaune-web-yours = tocca a te
nain_jaune-web-below = { $count ->
    [one] una carta sotto
   *[other] { $count } carte sotto
  }
nain_jaune-web-without = senza { $ranks }
nain_jaune-web-holds = ha { $ranks }
nain_jaune-web-stake = Puntata: 15 fiche a testa.
nain_jaune-web-any = carta a scelta
nain_jaune-web-claim = Carta piglia tutto!
nain_jaune-web-left = Rimaste a { $name }: { $count }
nain_jaune-web-opera = { $seat ->
    [you] Tu raccogli
   *[other] { $seat } raccoglie
  } { $left ->
    [0] tutte le caselle
   *[other] tutte le caselle tranne quelle dimenticate
  }, { nain_jaune-tokens }.
# The calls, as the sheet prints them.
nain_jaune-web-call-without = Senza { $rank }!
nain_jaune-web-call-king = Re e ricomincio!
nain_jaune-web-call-takes = { $taker ->
    [ten] Dieci piglia tutto!
    [jack] Fante piglia tutto!
    [queen] Regina piglia tutto!
    [king] Re piglia tutto!
   *[dwarf] Nano piglia tutto!
  }
nain_jaune-web-call-opera = Grande opera!
nain_jaune-web-call-stop = Mi fermo.
nain_jaune-web-call-pass = Passo.

nain_jaune-feat-boxes = Fiche dalle caselle
nain_jaune-feat-out = Round chiusi
nain_jaune-feat-operas = Grandi opere

## Di che cosa parlano i problemi

nain_jaune-theme-box = Caselle
nain_jaune-theme-stopper = Carte di arresto
nain_jaune-theme-king = Re
nain_jaune-theme-waiting = Aspettare
nain_jaune-theme-unloading = Liberarsi di ciò che costa
nain_jaune-theme-run = Scale
nain_jaune-theme-leading = L’apertura
