### Primo

primo-name = Primo
primo-title = Primo{ $colours ->
   *[ignored] { "" }
    [alternating] { " " }a colori alternati
    [monochrome] { " " }a file monocolore
  }, { $games ->
    [one] una partita
   *[other] una partita di { $games } round
  }
primo-short = Primo
primo-about = Costruisci e sposta file di numeri finché non hai più carte.
primo-preset-first = Prima partita
primo-preset-family = Famiglia
primo-preset-classic = Classica
primo-preset-tournament = Torneo
# What differs, in as few words as can be.
primo-brief-colours-alternating = colori alternati
primo-brief-colours-monochrome = file monocolore
primo-brief-games-4 = quattro round
primo-brief-top-cards = { $value ->
    [0] nessuna carta Top
    [one] una carta Top
   *[other] { $value } carte Top
  }

## Carte

# On the face of a card: at most five letters.
primo-face-top-does = sopra
primo-face-nimm-does = presa

## Il tavolo

primo-column-hand = carte
primo-column-pile = mazzo
primo-column-total = tot.
primo-shifts = File da spostare: { $moves }
primo-notation =
    5y>E      aggiunge il 5 giallo in fondo alla fila E, o la apre; anche 5>E
    8b^C      aggiunge l’8 blu in alto sulla fila C, dove c’è stata Top
    A10>E     sposta la fila A, dal suo 10 in giù, in fondo alla fila E
    top>C     gioca Top sulla colonna C; nimm>A gioca Prendi su A, o su F
    end       finisce il turno e pesca fino a sei; 0 fa lo stesso
    undo      annulla la tua ultima mossa, finché dura il turno
    swap 1 3  invece di tutto ciò: cambia le tue carte 1 e 3; swap all
    pass      invece di tutto ciò: non fa niente; 0 fa lo stesso
    y è giallo, b è blu. Sotto una tua carta: le colonne dove ora va, ^ vuol
    dire in alto. Le carte dopo un mazzo ci stanno sopra, l’ultima in cima.

## Il conto

primo-sheet-title = { $games ->
    [one] La partita
   *[other] Round { $number } di { $games }
  }, il conteggio

## Che cosa succede

primo-event-dealt = Round { $round }: { $dealer ->
    [you] l’ultimo turno è tuo
   *[other] l’ultimo turno è di { $dealer }
  }, { $first ->
    [you] cominci tu
   *[other] comincia { $first }
  }.
primo-event-swapped = { $seat ->
    [you] Cambi { $cards }.
   *[other] { $seat } cambia { $number ->
        [one] una carta
       *[other] { $number } carte
      }.
  }
primo-event-passed = { $seat ->
    [you] Passi.
   *[other] { $seat } passa.
  }
primo-event-laid = { $seat ->
    [you] Aggiungi
   *[other] { $seat } aggiunge
  } { $card } alla fila { $column }.
primo-event-opened = { $seat ->
    [you] Apri
   *[other] { $seat } apre
  } la fila { $column } con { $card }.
primo-event-topped = { $seat ->
    [you] Aggiungi
   *[other] { $seat } aggiunge
  } { $card } in alto sulla fila { $column }.
primo-event-shifted = { $seat ->
    [you] Sposti
   *[other] { $seat } sposta
  } { $cards } da { $column } a { $target }.
primo-event-top = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } Top sulla colonna { $column }.
primo-event-nimm = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } Prendi sulla colonna { $column }: gli altri prendono carte.
primo-event-took = { $seat ->
    [you] Prendi
   *[other] { $seat } prende
  } { $card } dalla fila { $column }.
primo-event-cleared = La fila { $column } è completa, da 13 a 1, e va fuori gioco.
primo-event-ended = { $seat ->
    [you] Finisci il turno.
   *[other] { $seat } finisce il turno.
  }
primo-event-drew = { $seat ->
    [you] Peschi { $cards }.
   *[other] { $seat } pesca { $number ->
        [one] una carta
       *[other] { $number } carte
      }.
  }
primo-event-out = { $seat ->
    [you] Non hai
   *[other] { $seat } non ha
  } più carte: il round è finito.
primo-event-blocked = Nessuno può continuare: gioco bloccato. Meno carte ti restano, meglio è.
primo-event-scored = { $seat ->
    [you] Fai
   *[other] { $seat } fa
  } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, in tutto { $total }.
primo-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Sul nastro di un gran momento

primo-moment-cleared = Una fila intera!
primo-moment-top = Top!
primo-moment-nimm = Prendi!
primo-moment-out = Niente più carte!

## Perché una mossa non va

primo-reason-turn-begun = Il tuo turno è cominciato: continua, annulla con undo, o finiscilo.
primo-reason-nothing-played-yet = Non hai ancora giocato niente: passa.
primo-reason-can-still-play = Hai solo spostato file. Se puoi giocare una carta, devi: { $moves }.
primo-reason-does-not-follow = { $card } non segue { $tail }, in fondo alla fila { $column }.
primo-reason-wrong-colour = { $card } ha il colore sbagliato per { $neighbour } della fila { $column }.
primo-reason-column-empty = La colonna { $column } è libera.
primo-reason-no-top-here = Puoi aggiungere in alto sulla fila { $column } solo se in questo turno ci hai giocato Top.
primo-reason-does-not-top = { $card } non va sopra { $head } della fila { $column }.
primo-reason-only-outer-columns = Gioca Prendi sulla colonna A o F, non su { $column }.
primo-reason-number-not-in-row = Nella fila { $column } non c’è un { $number }.
primo-reason-same-column = Non puoi spostare la fila { $column } su sé stessa.
primo-reason-no-shift-to-empty = La colonna { $column } è libera: in questa partita la apri solo con una carta che hai in mano.
primo-reason-layout-seen = Dopo la tua ultima carta le file erano già così: giri in tondo.
primo-reason-fits-nowhere = { $card } non va da nessuna parte, così come sono le file.

## Perché una mossa è consigliata

primo-advice-finishes = È la tua ultima carta: così chiudi.
primo-advice-completes-row = La fila { $column } è completa, da 13 a 1, e la colonna { $column } si libera.
primo-advice-lays-run = { $count ->
    [one] Va sulla fila { $column }.
   *[other] Sulla fila { $column } vanno { $count } delle tue carte, una dopo l’altra.
  }
primo-advice-fits = { $card } va sulla fila { $column }: una carta in meno.
primo-advice-takes-empty-row = { $card } non va altrove, e chi viene dopo non trova libera la colonna { $column }.
primo-advice-opens-row = { $card } apre una fila nella colonna { $column }.
primo-advice-lays-on-top = Top lo permette: { $card } va in alto sulla fila { $column }.
primo-advice-shift-unlocks = { $count ->
    [one] Fa posto a un’altra delle tue carte.
   *[other] Fa posto ad altre { $count } tue carte.
  }
primo-advice-shift-empties = Libera la colonna { $column } per una carta qualsiasi.
primo-advice-shift-prepares = Allunga la fila { $column }, e poi se ne possono spostare altre.
primo-advice-top-unlocks = { $count ->
    [one] Con Top una delle tue carte va in alto sulla fila { $column }.
   *[other] Con Top { $count } delle tue carte vanno in alto sulla fila { $column }.
  }
primo-advice-top-rid = Ti liberi della carta Top, se altro non va.
primo-advice-nimm-near-end = { $count ->
    [one] A { $seat } resta una carta: Prendi gliene aggiunge una.
   *[other] A { $seat } restano solo { $count } carte: Prendi ne aggiunge una.
  }
primo-advice-nimm = { $count ->
    [one] Un altro prende una carta, e in alto ce n’è una nuova.
   *[other] { $count } altri prendono una carta, e in alto ce ne sono di nuove.
  }
primo-advice-swap-unfit = { $cards }: difficile che vadano presto; delle carte non viste ora ne va il { $percent }%.
primo-advice-swap-all = In mano non hai niente che valga la pena; delle carte non viste ora ne va il { $percent }%.
primo-advice-pass-keeps = Le tue carte sono migliori di quelle che pescheresti.
primo-advice-pass-empty = Il tuo mazzo è vuoto: non c’è di che cambiare.
primo-advice-end-keeps-special = Tienila per un turno in cui libera più carte: { $cards }.
primo-advice-end-nothing-fits = Nessuna delle tue carte va più.
primo-advice-end-denies-row = Lascia libera la colonna { $column }: la tua carta vale più del posto.
primo-advice-end-enough = Quel che ancora andrebbe, tienilo per il prossimo turno.

## Opzioni

primo-option-colours = I colori
primo-option-colours-ignored = non contano
primo-option-colours-alternating = si alternano in ogni fila
primo-option-colours-monochrome = sono uguali in ogni fila
primo-option-games = La partita
primo-option-games-1 = è una sola
primo-option-games-4 = è di quattro round
primo-option-top-cards = Carte Top tra le dieci speciali
primo-option-shift-to-empty = Spostare file in una colonna libera
primo-option-shift-to-empty-no = non è permesso
primo-option-shift-to-empty-yes = è permesso
primo-option-starter = Chi comincia il primo round
primo-option-starter-drawn = è estratto a sorte
primo-option-starter-first-seat = siede al primo posto: secondo il regolamento, il più anziano
primo-option-pass-draws = Dopo aver passato
primo-option-pass-draws-yes = si pesca fino a sei carte, come dopo ogni turno
primo-option-pass-draws-no = non si pesca: chi passa non fa proprio nulla

## In the browser

primo-web-rows = Colonne da A a F
primo-web-column = Colonna { $column }: { $cards }
primo-web-column-empty = Colonna { $column }, libera
primo-web-part = { $count ->
    [one] { $card }, si può spostare
   *[other] { $card } e quel che segue, { $count } carte, si può spostare
  }
primo-web-stays = Ora della fila { $column } non si può spostare niente.
primo-web-not-there = Alla colonna { $column } non può andare.
primo-web-where = Scegli una colonna illuminata
primo-web-goes = { $count ->
    [one] { $card } va nella colonna { $column }
   *[other] { $card } e quel che segue vanno nella colonna { $column }
  }
primo-web-top = Top: scegli la colonna dove aggiungere anche in alto
primo-web-nimm = Prendi: A o F; da lì gli altri prendono una carta
primo-web-exchange = Cambia carte
primo-web-exchange-which = Quali vanno sotto il tuo mazzo?
primo-web-all = Tutte
primo-web-game = { $games ->
    [one] Partita unica
   *[other] Round { $number } di { $games }
  }
primo-web-colours-ignored = Colori liberi
primo-web-colours-alternating = Colori alternati
primo-web-colours-monochrome = File monocolore
primo-web-left = ancora { $count }
primo-web-exchange-short = Cambia { $count }
primo-web-known-top = In cima al mazzo: { $cards }
primo-web-known-bottom = In fondo al mazzo: { $cards }
primo-web-keys = Con una carta scelta, da A a F la mettono lì; se no E finisce il turno, X cambia carte (scegli con Invio, poi di nuovo X), P passa. Tab va alle file, le frecce scorrono ciò che si può spostare.

## Su qualunque tavolo

primo-area-column = Colonna { $name }
primo-area-gone = Fuori gioco: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
primo-area-pile = Mazzo, { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
  }
primo-fact-pile = mazzo { $value }
primo-move-lay = { $card } in fondo alla fila { $column }
primo-move-open = { $card } nella colonna libera { $column }
primo-move-above = { $card } in alto sulla fila { $column }
primo-move-shift = { $count ->
    [one] { $card }
   *[other] { $card } e quel che segue, { $count } carte,
  } da { $column } a { $target }
primo-move-top = Top sulla colonna { $column }
primo-move-nimm = Prendi sulla colonna { $column }
primo-move-swap = Cambia { $cards }
primo-move-pass = Passa
primo-move-end = Fine turno
primo-ask-begin = Tocca a te: gioca, cambia carte o passa
primo-ask-nothing-fits = Tocca a te: niente va bene, cambia carte o passa
primo-ask-play-too = Spostare file non basta: gioca anche una carta, o annulla
primo-ask-go-on = Tocca a te: continua, o finisci il turno
primo-ask-end = Non va più niente: finisci il turno
primo-note-alternating = In una fila le carte vicine hanno colori diversi.
primo-note-monochrome = Ogni fila è monocolore.
primo-note-match = Una partita di { $games } round.
primo-note-top = Top è sulla colonna { $column }: in questo turno la carta più alta di uno può andare anche in alto sulla sua fila.
primo-note-gone = { $count ->
    [one] Una carta è
   *[other] { $count } carte sono
  } fuori gioco.
primo-note-idle = { $count } turni senza carte; dopo { $limit } il gioco è bloccato.
primo-note-under = In fondo al tuo mazzo: { $cards }.
primo-note-blocked = Gioco bloccato: nessuno ha chiuso.
primo-tally-cards = Rimaste
primo-tally-out = Chiusura
primo-tally-points = Punti
primo-tally-total = Totale

primo-family-ignored = colori liberi
primo-family-alternating = colori alternati
primo-family-monochrome = file monocolore
primo-feat-finished = Round chiusi per primo
primo-feat-left = Carte rimaste

## Di che cosa parlano i problemi

primo-theme-shift = Spostamenti
primo-theme-top = Top
primo-theme-nimm = Prendi
primo-theme-exchange = Cambiare carte
primo-theme-patience = Tenere in mano
primo-theme-laying = Aggiungere
