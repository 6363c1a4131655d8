### Primiera

primiera-name = Primiera
primiera-title = Primiera { $variant ->
   *[heralds] con gli Araldi
    [classic] classica
    [two] in due
    [three] in tre
    [robot] con un robot
  }, partita a { primiera-target-points }
primiera-short = Primiera
primiera-about = Prendi carte uguali o somme; gli Araldi decidono chi gioca con chi.
primiera-preset-first = Prima partita
primiera-preset-family = Famiglia
primiera-preset-classic = Classica (Scopone)
primiera-preset-full = Completa, con gli Araldi
primiera-preset-tournament = Torneo
# What differs, in as few words as can be.
primiera-brief-variant-classic = compagni di fronte, senza Araldi
primiera-brief-variant-two = senza Araldi
primiera-brief-variant-three = senza Araldi
primiera-brief-variant-robot = con un robot
primiera-brief-opening-herald-forbidden = niente Araldi in apertura
primiera-brief-target = { $value ->
    [one] a un punto
   *[other] a { $value } punti
  }

## Carte

primiera-card-1s = Araldo di Spade
primiera-card-1b = Araldo di Bastoni
primiera-card-1c = Araldo di Coppe
primiera-card-1d = Araldo di Denari

## Il tavolo

primiera-target-points = { $target ->
    [one] { $target } punto
   *[other] { $target } punti
  }
primiera-round = Round { $number }, a { primiera-target-points }
primiera-column-hand = carte
primiera-column-taken = prese
primiera-column-sweeps = scope
primiera-column-total = totale
primiera-notation =
    7d          gioca il 7 di Denari
    7d x 4b+3c  prende con quello il 4 di Bastoni e il 3 di Coppe
    7 x         basta, se può voler dire una mossa sola
    Semi: s Spade, b Bastoni, c Coppe, d Denari.
    Una x sotto una tua carta: prende qualcosa.

## Il foglio dei punti

primiera-sheet-title = Round { $number }, il conteggio
primiera-category-most-cards = Carte
primiera-category-most-coins = Denari
primiera-category-seven-of-coins = Sette di denari
primiera-category-best-primiera = Primiera

## Che cosa succede

primiera-event-dealt = Round { $round }: { $dealer ->
    [you] sei mazziere
   *[other] mazziere { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
primiera-event-laid = { $seat ->
    [you] Posi una carta coperta: { $card }.
   *[other] { $seat } posa una carta coperta.
  }
primiera-event-opened = { $seat ->
    [you] Hai
   *[other] { $seat } ha
  } aperto con { $card }.
primiera-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $card }.
primiera-event-captured = { $seat ->
    [you] Giochi { $card } e prendi
   *[other] { $seat } gioca { $card } e prende
  } { $takes }.
primiera-event-sweep = { $seat ->
    [you] Hai fatto Scopa!
   *[other] Scopa di { $seat }!
  }
primiera-event-teams = { $seat ->
    [you] Il tuo { $card }
   *[other] L’{ $card } di { $seat }
  } fa le coppie: { $team } di qua, { $others } di là.
primiera-event-alone = { $seat ->
    [you] Il tuo { $card }
   *[other] L’{ $card } di { $seat }
  } decide: tutti contro tutti, e i quattro punti valgono doppio.
primiera-event-no-herald = Tutti gli Araldi sono scoperti: tutti contro tutti, e i quattro punti valgono doppio.
primiera-event-robot-open = Le carte del robot sono scoperte, e { $seat ->
    [you] scegli tu
   *[other] sceglie { $seat }
  }: { $cards }.
primiera-event-dealt-again = { $number } carte nuove a testa, ne restano { $stock } nel mazzo.
primiera-event-leftovers = { $seat ->
    [you] L’ultima presa è tua, e prendi
   *[other] L’ultima presa è di { $seat }, che prende
  } il resto: { $cards }.
primiera-event-most-cards = Carte: { $seats ->
    [you] tu
   *[other] { $seats }
  }, con { $number }.
primiera-event-most-coins = Denari: { $seats ->
    [you] tu
   *[other] { $seats }
  }, con { $number }.
primiera-event-seven-of-coins = Sette di denari: { $seats ->
    [you] tu
   *[other] { $seats }
  }.
primiera-event-best-primiera = Primiera: { $seats ->
    [you] tu
   *[other] { $seats }
  }, valore { $value }, con { $cards }.
primiera-event-tied = { $category }: nessuno.
primiera-event-sweeps = Scope: { $seats ->
    [you] tu
   *[other] { $seats }
  }, { $number }.
primiera-event-scored = { $seat ->
    [you] Fai
   *[other] { $seat } fa
  } { $points ->
    [one] un punto
   *[other] { $points } punti
  }, in tutto { $total }.
primiera-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Sul nastro di un gran momento

primiera-moment-sweep = Scopa!
primiera-moment-seven = Settebello!
primiera-moment-teams = L’{ $card }
primiera-moment-teams-small = { $team } di qua, { $others } di là
primiera-moment-alone = Tutti contro tutti!
primiera-moment-alone-small = i quattro punti valgono doppio
primiera-moment-no-herald = Tutti contro tutti!
primiera-moment-no-herald-small = i quattro punti valgono doppio

## Perché una mossa non va

primiera-reason-card-twice = Una carta è scritta due volte: { $card }.
primiera-reason-already-laid = Hai già posato { $card }, e non si cambia.
primiera-reason-robot-chooses-nothing = Il robot non sceglie: le sue carte si scoprono una a una.
primiera-reason-opening-takes-nothing = Una carta d’apertura non prende niente. Posa solo { $card }.
primiera-reason-herald-may-not-open = Non puoi aprire con l’{ $card }: in questa partita niente Araldi prima del gioco.
primiera-reason-must-capture = { $card } può prendere, quindi deve: { $moves }.
primiera-reason-nothing-to-take = { $card } non prende niente: in tavola nessuna carta uguale, nessuna somma.
primiera-reason-not-on-table = In tavola non c’è: { $card }.
primiera-reason-one-equal-card = { $card } prende una sola carta uguale. Scegli { $equal }.
primiera-reason-equal-card-first = { $card } deve prendere una carta uguale, se c’è, mai una somma: { $equal }.
primiera-reason-wrong-sum = Queste carte fanno { $sum }, ma { $card } prende esattamente { $needed }.

## Perché una mossa è consigliata

primiera-advice-sweep = Prende { $takes } e svuota la tavola: Scopa.
primiera-advice-takes-seven = Porta a casa il Settebello, che da solo vale un punto.
primiera-advice-makes-team = { $card } ti dà per compagno { $seat }.
primiera-advice-makes-alone = Con { $card } tutti contro tutti, e i quattro punti valgono doppio.
primiera-advice-takes-last = Chi fa l’ultima presa si porta via anche quel che resta in tavola.
primiera-advice-takes-coins = { $count ->
    [one] Porta un Denaro.
   *[other] Porta { $count } Denari.
  }
primiera-advice-builds-primiera = Per la Primiera: { $cards }.
primiera-advice-takes-cards = { $count ->
    [one] Porta una carta.
   *[other] Porta { $count } carte, per averne di più.
  }
primiera-advice-opens-with-herald = { $card } esce di mano prima di poter decidere qualcosa.
primiera-advice-opens = Di { $card } puoi fare a meno: in mano tieni le carte migliori.
primiera-advice-leaves-no-sweep = Così nessuno può fare Scopa; con altre carte sì.
primiera-advice-for-partner = { $seat ->
    [you] Poi tocca a te, dalla stessa parte: la Scopa può essere tua.
   *[other] Poi tocca a { $seat }, dalla tua parte, che può fare Scopa.
  }
primiera-advice-another-held = Hai un’altra carta uguale, { $left }: con quella puoi riprendere { $card }.
primiera-advice-dead-rank = Nessuno ha più una carta uguale per prendere { $card }.
primiera-advice-keeps-herald = Tieni { $card } finché non conviene decidere le coppie.
primiera-advice-cheap-card = { $card } è la carta che vale meno tra le tue.
primiera-advice-keeps-others = Le altre carte possono ancora prendere; { $card } può andare.

## Opzioni

primiera-option-variant = Variante
primiera-option-variant-heralds = quattro giocatori con gli Araldi; il primo Araldo giocato dice chi gioca con chi
primiera-option-variant-classic = quattro giocatori, compagni di fronte, gli Araldi sono semplici uno (Scopone)
primiera-option-variant-two = due giocatori, tre carte per volta
primiera-option-variant-three = tre giocatori, sei carte per volta
primiera-option-variant-robot = tre giocatori e un robot, con gli Araldi
primiera-option-opening-herald = Un Araldo come carta d’apertura
primiera-option-opening-herald-inert = è un semplice uno e non decide niente
primiera-option-opening-herald-forbidden = non è permesso
primiera-option-opening-herald-counts = decide le coppie; tra più d’uno, il primo di turno
primiera-option-missing-suit = Una Primiera a cui manca un seme
primiera-option-missing-suit-ineligible = non conta
primiera-option-missing-suit-sum-available = conta con i semi che ci sono
primiera-option-match-end = La partita finisce
primiera-option-match-end-unique-leader = quando uno solo è in testa e ha raggiunto il traguardo
primiera-option-match-end-extra-if-two-reach = dopo un round in più se in due o più raggiungono il traguardo, se no subito
primiera-option-robot-sum = Tra più somme il robot prende
primiera-option-robot-sum-lexicographic = quella che comincia più a sinistra, carta per carta
primiera-option-robot-sum-min-mean-position = quella che in media è più a sinistra
primiera-option-target = Traguardo

## In the browser

primiera-web-teams = Coppie
primiera-web-alone = Tutti contro tutti
primiera-web-last = ultima presa

## Su qualunque tavolo

primiera-area-openings = Carte d’apertura
primiera-area-table = Carte in tavola
primiera-area-stock = Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
  }
primiera-area-won = Prese: { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
primiera-area-robot = Le carte del robot
primiera-fact-taken = { $value ->
    [one] una carta presa
   *[other] { $value } carte prese
  }
primiera-fact-sweeps = { $value ->
    [0] nessuna scopa
    [one] una scopa
   *[other] { $value } scope
  }
primiera-move-opening = { $card } per aprire
primiera-move-capture = { $card } prende { $takes }
primiera-ask-opening = Scegli la carta d’apertura: la posi coperta
primiera-ask-take = Tocca a te: prendi, ogni tua carta può farlo
primiera-ask-lay = Tocca a te: posa una carta, nessuna delle tue prende
primiera-ask-take-or-lay = Tocca a te: prendi o posa una carta
primiera-ask-robot = Scegli una carta per il robot
primiera-note-teams-open = Ancora nessun Araldo: non si sa chi gioca con chi.
primiera-note-teams = { $seat ->
    [you] Per il tuo { $card }
   *[other] Per l’{ $card } di { $seat }
  }: { $team } di qua, { $others } di là.
primiera-note-alone = { $seat ->
    [you] Per il tuo { $card }
   *[other] Per l’{ $card } di { $seat }
  }: tutti contro tutti, e i quattro punti valgono doppio.
primiera-note-no-herald = Tutti gli Araldi sono scoperti: tutti contro tutti, e i quattro punti valgono doppio.
primiera-note-rest = { $seat ->
    [you] L’ultima presa è tua: per ora il resto, alla fine, è tuo.
   *[other] L’ultima presa è di { $seat }: per ora il resto, alla fine, è suo.
  }
primiera-note-target = La partita va a { primiera-target-points }.
primiera-note-best = { $seats ->
    [you] Le tue carte migliori
   *[other] Carte migliori, { $seats }
  }: { $cards }.
primiera-note-together = Contati insieme: { $team } – { $others }.
primiera-note-doubled = Tutti contro tutti: i quattro punti valgono doppio.
primiera-tally-cards = Carte
primiera-tally-coins = Denari
primiera-tally-seven = Sette di denari
primiera-tally-primiera = Primiera
primiera-tally-sweeps = Scope
primiera-tally-points = Punti
primiera-tally-total = Totale

primiera-family-heralds = con Araldi
primiera-family-classic = a coppie
primiera-family-two = in due
primiera-family-three = in tre
primiera-family-robot = con un robot
primiera-feat-sweeps = Scope
primiera-feat-sevens = Settebelli
primiera-feat-primieras = Primiere vinte

## Di che cosa parlano i problemi

primiera-theme-sweep = Scope
primiera-theme-herald = Araldi
primiera-theme-seven = Il Settebello
primiera-theme-coins = Denari
primiera-theme-primiera = La Primiera
primiera-theme-capture = Prese
primiera-theme-laying = Che cosa posare
