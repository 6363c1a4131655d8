### Briscola

briscola-name = Briscola
briscola-short = Briscola
briscola-about = Tre carte in mano, un seme è briscola: si vince con 61 punti su 120.
briscola-title = Briscola, { $games ->
    [one] una mano
   *[other] { $length ->
       *[best_of] al meglio di { $games } mani
        [all] { $games } mani
      }
  }
briscola-preset-duel = In due
briscola-preset-pairs = Due contro due
briscola-preset-exchange = Con lo scambio della briscola

## Il tavolo

briscola-area-stock = Mazzo: { $count ->
    [one] solo la briscola
   *[other] { $count } carte
  }
briscola-area-trick = Presa
briscola-area-won = Vinte: { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  }
briscola-area-known = Carte
briscola-fact-points = { $value ->
    [one] un punto
   *[other] { $value } punti
  }
# The head of a column: at most six letters.
briscola-column-points = punti
briscola-note-trump = Briscola: { $suit }
briscola-ask-lead = Esci tu: gioca una carta qualsiasi
briscola-ask-follow = Tocca a te: gioca una carta qualsiasi
briscola-move-swap = scambiare { $card } con { $takes }
briscola-tally-points = Punti
briscola-tally-total = Mano
briscola-notation =
    7d        gioca il 7 di Denari
    swap 7d   lo scambia con la briscola sotto il mazzo
    7         basta, se può essere una carta sola
    Semi: s Spade, b Bastoni, c Coppe, d Denari.

## Avvenimenti

briscola-event-dealt = Mano { $round }: { $dealer ->
    [you] dai le carte tu
   *[other] dà le carte { $dealer }
  }, { $first ->
    [you] esci tu
   *[other] esce { $first }
  }.
briscola-event-trump = Si scopre { $card }. Briscola: { $suit }.
briscola-event-swapped = { $seat ->
    [you] Scambi
   *[other] { $seat } scambia
  } { $card } con { $takes }.
briscola-event-played = { $seat ->
    [you] Giochi
   *[other] { $seat } gioca
  } { $card }.
briscola-event-trick = { $seat ->
    [you] Prendi tu
   *[other] Prende { $seat }
  }: { $points ->
    [0] nessun punto
    [one] un punto
   *[other] { $points } punti
  }.
briscola-event-drew = { $seat ->
    [you] Peschi: { $card }.
   *[other] { $seat } pesca una carta.
  }
briscola-event-last-draw = Il mazzo è finito: sono le ultime tre carte.
briscola-event-counted = { $seats ->
    [you] Hai { $points } punti.
   *[other] { $points } punti: { $seats }.
  } Mani vinte finora: { $total }.
briscola-event-won = { $seats ->
    [you] Hai vinto la partita!
   *[other] Partita finita. Vittoria: { $seats }.
  }

## Perché una mossa non si può fare

briscola-reason-no-exchange = Adesso non puoi scambiare { $card }.

## Perché una mossa è consigliata

briscola-advice-swaps = { $takes } è meglio di { $card }, e lo scambio non costa niente.
briscola-advice-leads-cheap = Se qualcuno prende { $card }, non perdi niente.
briscola-advice-leads-trump = { $card } è briscola: la prende solo una più alta.
briscola-advice-leads-dear = { $card } porta a casa { $points } punti, se nessuno taglia.
briscola-advice-takes = { $card } prende { $points ->
    [0] le carte in tavola
    [one] un punto
   *[other] { $points } punti
  } senza briscola.
briscola-advice-trumps = { $card } prende { $points ->
    [0] le carte in tavola
    [one] un punto
   *[other] { $points } punti
  }.
briscola-advice-loads = Sta prendendo il tuo compagno: { $card } ci carica { $points } punti.
briscola-advice-throws = { $card } è un liscio: non regali niente.
briscola-advice-gives = Lasci { $points } punti con { $card }, e tieni quello che vale di più.

## Opzioni

briscola-option-exchange = La briscola scoperta
briscola-option-exchange-off = resta sotto il mazzo
briscola-option-exchange-seven = si può scambiare con il 7, se è più alta
briscola-option-exchange-seven-two = si può scambiare con il 7, se è più alta, altrimenti con il 2
briscola-option-look = I compagni
briscola-option-look-off = non si mostrano mai le carte
briscola-option-look-on = si mostrano le ultime tre carte
briscola-option-length = La partita
briscola-option-length-best-of = finisce quando nessuno può più rimontare
briscola-option-length-all = va fino all’ultima mano
briscola-option-games = Mani

## Le regole in breve

briscola-rules =
    Tre carte a testa; la carta sotto il mazzo è scoperta, e il suo seme è
    briscola. Gioca una carta qualsiasi: prende la briscola più alta, se no la
    carta più alta del seme di uscita. Chi prende pesca per primo ed esce.
    Dall’alto: 1, 3, 10, 9, 8, 7, 6, 5, 4, 2.
    Punti: 1 = 11, 3 = 10, 10 = 4, 9 = 3, 8 = 2; in tutto 120. Vince chi ne fa
    di più. In quattro due contro due, i compagni di fronte; in tre si toglie
    il 2 di Coppe.
    { $exchange ->
       *[off] La briscola scoperta resta lì finché non la si pesca.
        [seven] Al tuo turno puoi scambiare il 7 di briscola con una briscola scoperta più alta.
        [seven_two] Al tuo turno puoi scambiare il 7 di briscola con una briscola scoperta più alta, o il 2 con un 7, 6, 5 o 4.
    }
    { $look ->
       *[off] I compagni non si mostrano mai le carte.
        [on] I compagni si mostrano le ultime tre carte.
    }
    { $games ->
        [one] La partita: una mano.
       *[other] { $length ->
           *[best_of] La partita: al meglio di { $games } mani.
            [all] La partita: { $games } mani.
        }
    }
