### Tarock

tarock-name = Tarock autrichien
tarock-title = Tarock autrichien, une partie de { $deals } donnes
tarock-short = Tarock
tarock-unit = centimes
tarock-about = Enchérissez, appelez un roi, trouvez votre partenaire, faites des plis.
tarock-preset-first = Première partie
tarock-preset-family = Famille
tarock-preset-classic = Classique
tarock-preset-austrian = À l’autrichienne
tarock-preset-tournament = Tournoi
# What differs, in as few words as can be.
tarock-brief-deals = { $value } donnes
tarock-brief-forehand-choice-any = le premier à parler choisit librement
tarock-brief-accanto-one = un seul à côté d’un Piccolo ou d’une Misère
tarock-brief-accanto-off = personne à côté d’un Piccolo ou d’une Misère
tarock-brief-king-in-talon-king-packet = roi au talon : son paquet
tarock-brief-king-in-talon-free = roi au talon : paquet au choix
tarock-brief-solo-king-in-talon-half-with-king = Appel solo : le paquet du roi au preneur
tarock-brief-kaiser-off = sans pli de l’Empereur
tarock-brief-trisac-pay-loser-pays-three = Trischaken : le perdant paie tout le monde
tarock-brief-trisac-talon-last-trick = Trischaken : talon au dernier pli

## Cartes

tarock-card-t1 = I (Petit)
tarock-card-t21 = XXI (Monde)
tarock-full-t1 = tarot I, Petit
tarock-full-t21 = tarot XXI, Monde

## Contrats

tarock-contract-trisac = Trischaken
tarock-contract-chiamata = Appel
tarock-contract-sei = Trois à six
tarock-contract-piccolo = Piccolo
tarock-contract-chiamata-solo = Appel solo
tarock-contract-chiamata-meglio = Appel supérieur
tarock-contract-mendicante = Misère
tarock-contract-proprio-semi = Trois couleur
tarock-contract-proprio = Trois
tarock-contract-piccolo-ouvert = Piccolo ouvert
tarock-contract-mendicante-ouvert = Misère ouverte
tarock-contract-solo-semi = Solo couleur
tarock-contract-solo-proprio = Trois solo

## Annonces

tarock-bonus-bird1 = Petit au bout
tarock-bonus-bird2 = Hibou
tarock-bonus-bird3 = Cacatoès
tarock-bonus-bird4 = Marabout
tarock-bonus-ultimo = Roi au bout
tarock-bonus-sacco = Sac
tarock-bonus-doppiosacco = Double sac
tarock-bonus-trull = Trull
tarock-bonus-kings = Quatre rois
tarock-bonus-mondo = Chasse au Monde
tarock-bonus-valat = Valat

## Ce qu'on dit

tarock-say-pass = passe
tarock-say-hold = je garde
tarock-say-accanto = aussi
tarock-say-contra = contre
tarock-say-recontra = surcontre
tarock-say-ok = bon
tarock-say-my-game = à moi
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
tarock-offer-fourth = le quatrième roi
tarock-offer-packet = { $number ->
    [1] premier paquet
   *[2] second paquet
  }
# What they mean, in at most 50 letters.
tarock-hint-trisac = chacun pour soi : le moins de points gagne
tarock-hint-chiamata = appeler un roi, prendre un paquet
tarock-hint-sei = seul, avec les six cartes du talon
tarock-hint-piccolo = seul : exactement un pli
tarock-hint-chiamata-solo = appeler un roi, sans talon, primes doublées
tarock-hint-chiamata-meglio = appeler un roi, un paquet, annoncer un oiseau
tarock-hint-mendicante = seul : aucun pli
tarock-hint-proprio-semi = seul, un paquet ; les tarots ne coupent pas
tarock-hint-proprio = seul, un paquet
tarock-hint-piccolo-ouvert = exactement un pli, cartes découvertes
tarock-hint-mendicante-ouvert = aucun pli, cartes découvertes
tarock-hint-solo-semi = seul, sans talon ; les tarots ne coupent pas
tarock-hint-solo-proprio = seul, sans talon, primes doublées
tarock-hint-bird1 = le I fait le dernier pli
tarock-hint-bird2 = le II fait l’avant-dernier pli
tarock-hint-bird3 = le III fait l’antépénultième pli
tarock-hint-bird4 = le IV fait le quatrième pli avant la fin
tarock-hint-ultimo = votre camp fait le dernier pli avec le roi appelé
tarock-hint-sacco = votre camp a 45 points
tarock-hint-doppiosacco = votre camp a 55 points
tarock-hint-trull = votre camp a le I, le XXI et le Fou
tarock-hint-kings = votre camp a les quatre rois
tarock-hint-mondo = le Fou de votre camp prend leur XXI
tarock-hint-valat = votre camp fait tous les plis
tarock-hint-hold = jouer vous-même le même contrat
tarock-hint-accanto = jouer aussi ce contrat, pour votre compte
tarock-hint-contra = tout compte double
tarock-hint-recontra = tout compte quatre fois
tarock-hint-ok = rien à ajouter

## La table

tarock-deal = Donne { $number }/{ $deals }
# The heads of the columns: at most six letters.
tarock-column-cards = cartes
tarock-column-tricks = plis
tarock-column-points = points
tarock-column-total = total
tarock-plays = { $contract }, joué par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-announced = Annoncé : { $said }
tarock-announced-by = { $bonus } par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-contra-asked = { $seat ->
    [you] Votre contrat : quelqu’un dit contre ?
   *[other] Quelqu’un dit contre à { $seat } ?
  }
tarock-trick = Pli { $number }, entamé par { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-trick-lead = Pli { $number } : { $seat ->
    [you] vous entamez
   *[other] { $seat } entame
  }
tarock-last-trick = Pli { $number }, entamé par { $leader ->
    [you] vous
   *[other] { $leader }
  }, fait par { $winner ->
    [you] vous
   *[other] { $winner }
  }
tarock-from-talon = talon
tarock-no-trick = Personne n’a encore fait de pli.
tarock-notation =
    Kh, 10s, T21, xxi, matto   joue cette carte, ou l’écarte
    pass, hold (je garde), accanto (aussi), call Ks, call fourth, take 1,
    contra, ok (bon) ; trisac Trischaken, chiamata Appel (_solo, _meglio), sei
    Trois à six, piccolo, mendicante Misère (_ouvert), proprio Trois (_semi),
    solo_semi, solo_proprio ; bird1 à bird4, ultimo, sacco, doppiosacco, trull,
    kings, mondo, valat
    last                       montre le dernier pli
    On écrit h ♥, d ♦, s ♠, c ♣ ; K roi, Q dame, N cavalier, J valet, matto Fou.
    Basses cartes rouges : 1 2 3 4, le 1 le plus fort ; noires : 10 9 8 7. Un
    numéro entre parenthèses : carte injouable ; tapez-le pour savoir pourquoi.
    Les points sont ceux des plis ; « sans ♥ » : on a vu qu’il n’a pas de cœur.

## Les comptes

tarock-sheet-title = Donne { $number } sur { $deals }, comptes en centimes
tarock-sheet-count = Le camp du preneur a { $points } points, les autres { $others } ; il en faut 35⅔.
# In the terminal the next four have 30 letters.
tarock-sheet-won = { $won ->
    [yes] gagné
   *[no] chuté
  }
tarock-sheet-virgins = Sans aucun pli, vierge : { $seats ->
    [you] vous
   *[other] { $seats }
  }.
tarock-sheet-valat = Valat au lieu du contrat
tarock-sheet-solo = solo : primes ×2

## Ce que dit n'importe quelle table

tarock-area-packet1 = Premier paquet
tarock-area-packet2 = Second paquet
tarock-area-talon = Talon, caché : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tarock-area-talon-left = Resté au talon
tarock-area-discards = Écart : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
tarock-area-trick = Pli
tarock-area-last-trick = Dernier pli
tarock-area-talon-card = Avec lui, du talon
tarock-area-won = { $count ->
    [0] Aucun pli
    [one] { $count } pli
   *[other] { $count } plis
  }
tarock-area-open-hand = Cartes découvertes
tarock-fact-tricks = { $value ->
    [0] aucun pli
    [one] { $value } pli
   *[other] { $value } plis
  }
tarock-fact-points = points : { $value }
tarock-fact-declarer = preneur
tarock-fact-joined = preneur aussi
tarock-fact-partner = partenaire
tarock-fact-forehand = en premier
tarock-fact-said = { $value }
tarock-fact-void = sans { $value }
tarock-fact-no-tarock = sans tarot
tarock-note-session = Une partie de { $deals } donnes
tarock-note-wheel = Roue ×{ $factor }
tarock-note-bidding-opens = Les enchères commencent
tarock-note-no-bid = Pas encore d’enchère
tarock-note-standing = { $seat ->
    [you] Votre enchère tient : { $contract }
   *[other] { $seat } enchérit : { $contract }
  }
tarock-note-all-passed = Tous ont passé : { $seat ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } un contrat
tarock-note-everyone = { $contract } ({ $hint })
tarock-note-plays = { tarock-plays } ({ $hint })
tarock-note-plays-too = Joué aussi par { $seats ->
    [you] vous
   *[other] { $seats }
  }
tarock-note-called = Appelé : { $card }
tarock-note-called-fourth = Appelé : le quatrième roi
tarock-note-with-partner = { $seat ->
    [you] Vous jouez avec le preneur
   *[other] { $seat } joue avec le preneur
  }
tarock-note-calling = { $seat ->
    [you] Vous appelez
   *[other] { $seat } appelle
  } un roi
tarock-note-taking = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
  } des cartes du talon
tarock-note-laying = { $seat ->
    [you] Vous écartez
   *[other] { $seat } écarte
  }
tarock-note-announcing = Annonces : { $seat ->
    [you] à vous de parler
   *[other] { $seat } parle
  }
tarock-note-announced = { $seat ->
    [you] Vous avez annoncé { $kind }
   *[other] { $seat } a annoncé { $kind }
  }
tarock-note-contra = { $level ->
    [1] Contre : tout compte double
   *[2] Surcontre : tout compte quatre fois
  }
tarock-note-contra-by = { $to ->
    [you] { $seat } vous contre
   *[other] { $seat ->
        [you] Vous contrez
       *[other] { $seat } contre
      } { $to }
  } : ×{ $times }
tarock-note-contra-asked = { tarock-contra-asked }
tarock-note-trick = { tarock-trick }
tarock-note-leads = { tarock-trick-lead }
tarock-note-took = Pli { $number } : { $seat ->
    [you] pour vous
   *[other] pour { $seat }
  }
tarock-note-counted = { tarock-sheet-count }
tarock-note-has-points = { $seat ->
    [you] Vous : { $points } points
   *[other] { $seat } : { $points } points
  }
tarock-note-virgins = { tarock-sheet-virgins }
tarock-note-valat = { tarock-sheet-valat }
tarock-note-solo = { tarock-sheet-solo }
tarock-ask-bid = À vous : enchérissez, ou passez
tarock-ask-overbid = Montez au-dessus de { $contract }, ou passez
tarock-ask-pass = Vous n’avez rien au-dessus de { $contract } : passez
tarock-ask-choose = Tous ont passé : choisissez votre contrat
tarock-ask-call = Appelez un roi : qui l’a en main joue avec vous, en secret
tarock-ask-take = Prenez l’un des deux paquets
tarock-ask-take-packet = { $card } est au talon : prenez son paquet
tarock-ask-take-king = { $card } est au talon : prenez-le, avec deux cartes de l’autre paquet
tarock-ask-lay = Écartez { $count } cartes
tarock-ask-lay-open = Écartez { $count } cartes ; les tarots face visible
tarock-ask-lay-more = Écartez { $count } cartes : { $left ->
    [one] encore une
   *[other] encore { $left }
  }
tarock-ask-announce = Annoncez une prime, ou dites bon
tarock-ask-announce-bird = Annoncez d’abord un oiseau
tarock-ask-contra = Dites contre, ou bon
tarock-ask-recontra = Dites surcontre, ou bon
tarock-ask-content = Vous n’avez rien à annoncer : dites bon
tarock-ask-contra-to = { $seat ->
    [you] Contrez, ou dites bon
   *[other] Contrez { $seat }, ou dites bon
  }
tarock-ask-recontra-to = { $seat } vous dit contre : surcontre, ou bon
tarock-ask-last-card = À vous : jouez votre dernière carte
tarock-ask-lead = À vous d’entamer
tarock-ask-beat = À vous : montez sur { $card }
tarock-ask-follow = À vous : fournissez { $suit }
tarock-ask-follow-tarock = À vous : fournissez un tarot
tarock-ask-trump = À vous : sans { $suit }, jouez un tarot
tarock-ask-without = À vous : vous ne pouvez pas fournir { $suit }
tarock-ask-without-tarock = À vous : sans tarot, jouez la carte que vous voulez
tarock-move-pass = Passe
tarock-move-hold = Je garde : jouer vous-même { $contract }
tarock-move-accanto = Aussi : jouer { $contract } pour votre compte
tarock-price = { $price } c
tarock-move-bid = { $contract }, { tarock-price } ({ $hint })
tarock-move-call = { $card }
tarock-move-call-fourth = { tarock-offer-fourth }
tarock-move-take = { tarock-offer-packet } : { $cards }
tarock-move-take-cards = { $cards }
tarock-move-lay = { $card }
tarock-move-lay-open = { $card }, face visible
tarock-move-announce = { $kind }, { tarock-price } ({ $hint })
tarock-move-announce-times = { $kind }, ×{ $times } ({ $hint })
tarock-move-contra = { tarock-say-contra } ({ tarock-hint-contra })
tarock-move-recontra = { tarock-say-recontra } ({ tarock-hint-recontra })
tarock-move-contra-to = { tarock-say-contra } à { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-move-recontra-to = { tarock-say-recontra } à { $seat ->
    [you] vous
   *[other] { $seat }
  }
tarock-move-ok = { tarock-say-ok } ({ tarock-hint-ok })
tarock-tally-game = { $contract }, { tarock-tally-by } : { $price }
tarock-tally-announced = { $kind }, annoncé, { tarock-tally-by } : { $price }
tarock-tally-silent = { $kind }, non annoncé, { tarock-tally-by } : { $price }
tarock-tally-by = { $outcome } par { $seats ->
    [you] vous
   *[other] { $seats }
  }
tarock-outcome-won = gagné
tarock-outcome-lost = chuté
tarock-tally-pays = { $seat ->
    [you] Vous payez
   *[other] { $seat } paie
  }{ $mayor ->
    [1] { "" }
    [2] , maire
   *[4] , maire et premier à parler
  } : { $price }
tarock-tally-deal = Cette donne, en centimes
tarock-tally-total = Total

## Événements

tarock-event-dealt = Donne { $round } : { $dealer ->
    [you] vous donnez
   *[other] { $dealer } donne
  }, { $first ->
    [you] vous parlez
   *[other] { $first } parle
  } en premier (« à moi »).
tarock-event-wheel = La roue tourne : cette donne compte ×{ $factor }.
tarock-event-passed = { $seat ->
    [you] Vous passez
   *[other] { $seat } passe
  }.
tarock-event-bid = { $seat ->
    [you] Vous enchérissez
   *[other] { $seat } enchérit
  } : { $contract }.
tarock-event-held = { $seat ->
    [you] Vous gardez et joueriez
   *[other] { $seat } garde et jouerait
  } { $contract }.
tarock-event-joined = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $contract } aussi.
tarock-event-all-passed = Tous les autres ont passé : { $seat ->
    [you] vous choisissez
   *[other] { $seat } choisit
  } un contrat.
tarock-event-chose = { $seat ->
    [you] Vous choisissez
   *[other] { $seat } choisit
  } { $contract }.
# The word of list-none: nobody joins.
tarock-event-contract = Le contrat est { $contract }, joué par { $seat ->
    [you] vous
   *[other] { $seat }
  }{ $joined ->
    [rien] .
    [you] , et par vous aussi.
   *[other] , et par { $joined } aussi.
  }
tarock-event-called = { $seat ->
    [you] Vous appelez
   *[other] { $seat } appelle
  } { $card }.
tarock-event-called-fourth = { $seat ->
    [you] Vous appelez
   *[other] { $seat } appelle
  } le quatrième roi.
tarock-event-talon-open = Le talon : { $packet1 } dans le premier paquet, { $packet2 } dans le second.
tarock-event-king-in-talon = Le roi appelé, { $card }, est au talon : { $seat ->
    [you] vous jouez en solitaire
   *[other] { $seat } joue en solitaire
  }.
tarock-event-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
  } { $cards } ; les autres ont { $left }.
tarock-event-took-all = { $seat ->
    [you] Vous prenez tout le talon : { $cards }.
   *[other] { $seat } prend tout le talon, face cachée.
  }
tarock-event-laid = { $seat ->
    [you] Vous écartez { $card }.
   *[other] { $seat } écarte { $card }.
  }
tarock-event-down = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Écart fait. »
tarock-event-announced = { $seat ->
    [you] Vous annoncez
   *[other] { $seat } annonce
  } { $kind }.
tarock-event-bene = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : « Bon. »
tarock-event-contra = { $to ->
    [you] { $seat } vous contre.
   *[other] { $seat ->
        [you] Vous contrez
       *[other] { $seat } contre
      } { $to }.
  }
tarock-event-recontra = { $to ->
    [you] { $seat } vous surcontre.
   *[other] { $seat ->
        [you] Vous surcontrez
       *[other] { $seat } surcontre
      } { $to }.
  }
tarock-event-no-contra = { $to ->
    [you] { $seat } ne vous contre pas.
   *[other] { $seat ->
        [you] Vous ne contrez pas
       *[other] { $seat } ne contre pas
      } { $to }.
  }
tarock-event-first-lead = { $seat ->
    [you] Vous entamez
   *[other] { $seat } entame
  } le premier pli.
tarock-event-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card }.
tarock-event-partner = { $declarer ->
    [you] { $seat } est votre partenaire
   *[other] { $seat ->
        [you] Vous jouez
       *[other] { $seat } joue
      } avec { $declarer }
  } : { $card } était appelé.
tarock-event-trick = Le pli { $number } { $seat ->
    [you] est pour vous
   *[other] va à { $seat }
  } : { $cards }.
tarock-event-talon-card = S’y ajoute { $card } du talon, pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-event-caesar = Pli de l’Empereur ! Le I prend le XXI et le Fou, pour { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-event-mondo-caught = { $of ->
    [you] { $seat } vous attrape le XXI.
   *[other] { $seat ->
        [you] Vous attrapez
       *[other] { $seat } attrape
      } le XXI à { $of }.
  }
tarock-event-bird-made = { $seat ->
    [you] Vous réussissez
   *[other] { $seat } réussit
  } le { $kind } !
tarock-event-bird-lost = { $seat ->
    [you] Vous perdez
   *[other] { $seat } perd
  } le { $kind }.
tarock-event-hand-open = { $seat ->
    [you] Vous découvrez vos cartes
   *[other] { $seat } découvre ses cartes
  } : { $cards }.
tarock-event-failed = { $seat ->
    [you] Vous chutez votre contrat
   *[other] { $seat } chute son contrat
  }, { $contract }.
tarock-event-talon-shown = Le talon : { $cards }.
tarock-event-discards-shown = { $seat ->
    [you] Vous aviez
   *[other] { $seat } avait
  } écarté { $cards }.
tarock-event-counted = { $points }{ tarock-thirds } points pour { $seats ->
    [you] vous
   *[other] { $seats }
  }, { $won ->
    [yes] plus de la moitié
   *[no] pas plus de la moitié
  }.
tarock-event-game-paid = { $contract } : { $cents }.
tarock-event-bonus-paid = { $kind }, { $announced ->
    [yes] annoncé
   *[no] non annoncé
  } et { $made ->
    [yes] réussi
   *[no] perdu
  } par { $seats ->
    [you] vous
   *[other] { $seats }
  } : { $cents }.
tarock-event-multiplied = Le contre multiplie par { $by }, la roue par { $factor }.
tarock-event-negative-counted = { $contract }, { $seat ->
    [you] vous
   *[other] { $seat }
  } : { $tricks ->
    [0] aucun pli
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { tarock-sheet-won }.
tarock-event-trisac-counted = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
  } { $points }{ tarock-thirds } points.
tarock-thirds = { $pips ->
    [0] { "" }
    [1] ⅓
   *[2] ⅔
  }
tarock-event-virgin = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
  } fait aucun pli, vierge : les autres paient.
tarock-event-mayor = { $seat ->
    [you] Vous êtes
   *[other] { $seat } est
  } maire, avec plus de la moitié des points, et { $seat ->
    [you] payez
   *[other] paie
  } double.
tarock-event-scored = { $seat ->
    [you] Vous
   *[other] { $seat }
  } : { $points } centimes dans cette donne, { $total } en tout.
tarock-event-wheel-begins = Une roue commence : les { $deals } donnes suivantes comptent double.
tarock-event-won = { $seats ->
    [you] Vous avez gagné la partie !
   *[other] Partie gagnée par { $seats }.
  }

## Sur le ruban d'un grand moment

tarock-moment-called = { $card }
tarock-moment-partner = { $card } !
tarock-moment-caesar = Pli de l’Empereur !
tarock-moment-mondo-caught = Le Monde est pris !
tarock-moment-bird-made = { $kind } réussi !
tarock-moment-bird-lost = { $kind } perdu
tarock-moment-valat = Valat !

## Pourquoi un coup est refusé

tarock-phase-auction = les enchères ne sont pas finies
tarock-phase-choice = le premier à parler doit d’abord choisir un contrat
tarock-phase-call = il faut d’abord appeler un roi
tarock-phase-take = il faut d’abord prendre des cartes du talon
tarock-phase-lay = le preneur doit d’abord écarter
tarock-phase-announce = c’est le moment des annonces
tarock-phase-contra = c’est le moment de contrer
tarock-phase-play = on joue les cartes
tarock-phase-over = la donne est finie
tarock-reason-card-twice = Une carte est nommée deux fois dans « { $text } ».
tarock-reason-wrong-phase = Pas maintenant : { $phase }.
tarock-reason-card-not-held = Vous n’avez pas { $card }.
tarock-reason-must-choose = Tous les autres ont passé, donc vous devez choisir : { $moves }.
tarock-reason-nothing-to-hold = Personne n’a encore enchéri : il n’y a rien à garder.
tarock-reason-only-forehand-holds = Seul le premier à parler peut garder, et c’est { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-nothing-to-join = On ne joue « aussi » qu’à côté d’un Piccolo ou d’une Misère.
tarock-reason-joined-already = Un seul peut jouer « aussi », et { $seat ->
    [you] vous le faites
   *[other] { $seat } le fait
  } déjà.
tarock-reason-forehand-game = { $contract } est un contrat du premier, quand tous les autres ont passé.
tarock-reason-too-low = { $contract } n’est pas plus haut que { $standing }, la dernière enchère.
tarock-reason-four-kings = Vous avez les quatre rois : aucun à appeler, impossible de jouer { $contract }.
tarock-reason-no-bird-held = { $contract } demande un oiseau : I, II, III ou IV en main.
tarock-reason-not-forehands-choice = { $contract } se demande aux enchères ; il ne reste que Trischaken, Appel et Trois à six.
tarock-reason-house-rule = On joue sans cela dans cette partie. { $option } : non.
tarock-reason-own-king = Vous avez vous-même { $card }. Appelez un roi que vous n’avez pas.
tarock-reason-not-three-kings = Il faut trois rois en main pour appeler le quatrième sans le nommer.
tarock-reason-king-must-be-taken = { $card } est au talon : prenez-le avec deux cartes de l’autre paquet : { $moves }.
tarock-reason-take-a-packet = Prenez un des deux paquets, tel quel.
tarock-reason-packet-of-king = { $card } est au talon : vous devez prendre son paquet, le { $moves }.
tarock-reason-five-points = { $card } vaut cinq points : rois, I, XXI et Fou ne s’écartent jamais.
tarock-reason-suit-cards-first = Gardez { $card } : on écarte les couleurs avant les tarots. Vous avez encore { $cards }.
tarock-reason-tarocks-first = Gardez { $card } : dans ce contrat, on écarte les tarots avant les couleurs. Vous avez encore { $cards }.
tarock-reason-last-bird = Gardez { $card } : c’est votre seul oiseau, et vous devez en annoncer un.
tarock-reason-already-announced = { $kind } est déjà annoncé, par { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-one-sack = On n’annonce qu’un sac par donne, et { $seat ->
    [you] vous avez
   *[other] { $seat } a
  } annoncé l’autre ; trop tard pour { $kind }.
tarock-reason-not-in-colour-games = { $kind } n’existe pas dans les contrats à la couleur.
tarock-reason-not-holder = { $kind } s’annonce quand on a { $card } en main.
tarock-reason-no-king-called = { $kind } demande un roi appelé, et ici aucun ne l’est.
tarock-reason-not-the-called-king = { $kind } s’annonce quand on a le roi appelé en main.
tarock-reason-not-callers-side = { $kind } s’annonce quand on a le roi appelé en main, ou qu’on est le preneur.
tarock-reason-king-in-open-talon = { $card } est resté au talon : il n’y a pas de { $kind }.
tarock-reason-said-bene = Vous avez dit « bon » : trop tard pour { $kind }. Il ne vous reste que contre et surcontre.
tarock-reason-contra-said = Contre est déjà dit, par { $seat ->
    [you] vous
   *[other] { $seat }
  }.
tarock-reason-own-contract = Vous ne pouvez pas contrer votre propre camp.
tarock-reason-nothing-to-recontra = Personne n’a contré : il n’y a rien à surcontrer.
tarock-reason-recontra-said = Surcontre est déjà dit, par { $seat ->
    [you] vous
   *[other] { $seat }
  } ; on ne monte pas plus haut.
tarock-reason-not-your-contract = Seul le camp du preneur surcontre.
tarock-reason-bird-first = Vous jouez Appel supérieur : annoncez d’abord un oiseau. Vous avez { $cards }.
tarock-reason-must-follow-suit = { $card } ne fournit pas la couleur. Vous pouvez jouer : { $cards }.
tarock-reason-must-play-tarock = { $card } ne va pas : sans la couleur il faut jouer un tarot. Vous pouvez jouer : { $cards }.
tarock-reason-must-play-suit-card = { $card } ne va pas : dans cette partie, sans la couleur il faut jouer une autre couleur. Vous pouvez jouer : { $cards }.
tarock-reason-must-beat = { $card } ne monte pas sur { $best }, et ici il faut monter si on peut. Vous pouvez jouer : { $cards }.
tarock-reason-bagato-last = Dans ce contrat, { $card } se joue en dernier de tous les tarots. Vous pouvez jouer : { $cards }.
tarock-reason-suit-must-be-led = { $card } ne s’entame pas ici tant que vous avez des couleurs. Vous pouvez jouer : { $cards }.
tarock-reason-announced-now = { $card } doit attendre : ce qui est annoncé pour ce pli doit être joué. Vous pouvez jouer : { $cards }.
tarock-reason-announced-later = { $card } est annoncé pour le pli { $trick }. D’ici là vous pouvez jouer : { $cards }.
tarock-reason-highest-bird-first = { $card } doit attendre : la plus haute carte annoncée d’abord. Vous pouvez jouer : { $cards }.

## Pourquoi un coup est conseillé

tarock-advice-pass-weak = { $count ->
    [one] { $count } tarot, dont { $high } à partir du XVI : trop faible pour jouer.
   *[other] { $count } tarots, dont { $high } à partir du XVI : trop faible pour jouer.
  }
tarock-advice-pass-outbid = Ce que vaut votre main est inférieur à { $standing }, la dernière enchère.
tarock-advice-holds = Votre main vaut aussi { $contract }, et le premier en a le droit.
tarock-advice-joins = Votre main vaut aussi { $contract } : jouez-le à côté.
tarock-advice-bid-strength = { $count ->
    [one] Avec { $count } tarot, dont { $high } à partir du XVI, { $contract } vaut la peine.
   *[other] Avec { $count } tarots, dont { $high } à partir du XVI, { $contract } vaut la peine.
  }
tarock-advice-bid-bird = { $count ->
    [one] Avec { $count } tarot, un oiseau peut aller au bout : { $contract }.
   *[other] Avec { $count } tarots, un oiseau peut aller au bout : { $contract }.
  }
tarock-advice-bid-suits = { $tricks ->
    [one] Les couleurs font { $tricks } pli sûr : { $contract }.
   *[other] Les couleurs font { $tricks } plis là où les tarots ne coupent pas : { $contract }.
  }
tarock-advice-bid-low = La main est assez basse pour éviter les plis : { $contract }.
tarock-advice-chooses-trisac = { $count ->
    [one] { $count } tarot, c’est trop peu pour un contrat : chacun pour soi.
   *[other] { $count } tarots, c’est trop peu pour un contrat : chacun pour soi.
  }
tarock-advice-calls-short = { $count ->
    [one] { $card } : vous n’avez qu’une carte de cette couleur et couperez bientôt.
   *[other] { $card } : vous n’avez que { $count } cartes de cette couleur et couperez bientôt.
  }
tarock-advice-calls-void = { $card } : vous n’avez rien de cette couleur et pouvez couper aussitôt.
tarock-advice-calls-queen = { $card } : derrière lui votre dame est à l’abri.
tarock-advice-calls-king = { $card } : qui l’a vous aide dans cette couleur.
tarock-advice-calls-fourth = Vous avez trois rois : personne n’a besoin de savoir quel est le quatrième.
tarock-advice-takes-king = { $card } est là : ses points sont à vous.
tarock-advice-takes-tarocks = { $count ->
    [one] { $count } tarot de plus.
   *[other] { $count } tarots de plus.
  }
tarock-advice-takes-points = Il y a des points : { $cards }.
tarock-advice-takes-packet = { $cards } vont mieux avec votre main que les autres.
tarock-advice-lays-void = Avec { $card } part la dernière de sa couleur : vous pourrez couper.
tarock-advice-lays-points = Les points de { $card } sont à l’abri chez vous.
tarock-advice-lays-short = { $card } ne sert à rien, et sa couleur raccourcit.
tarock-advice-lays-tarock = Il n’y a rien d’autre à écarter : { $card }.
tarock-advice-shows-tarock = Tout le monde voit { $card }, mais vous gardez vos cartes de couleur.
tarock-advice-announces-bird = { $count ->
    [one] { $kind } avec { $count } tarot, dont { $high } à partir du XVI.
   *[other] { $count } tarots, dont { $high } à partir du XVI, devraient suffire : { $kind }.
  }
tarock-advice-announces-held = Vous avez presque tout ce qu’il faut : { $kind }.
tarock-advice-announces-strong = { $count ->
    [one] { $kind } avec { $count } tarot, dont { $high } à partir du XVI, c’est osé.
   *[other] { $count } tarots, dont { $high } à partir du XVI, suffisent : { $kind }.
  }
tarock-advice-announces = Annoncé, cela compte double : { $kind } ; cela dépend aussi du partenaire.
tarock-advice-contra-strong = { $count ->
    [one] Avec { $count } tarot, dont { $high } à partir du XVI, et vos couleurs, le preneur peut perdre.
   *[other] { $count } tarots, dont { $high } à partir du XVI : le preneur peut bien perdre.
  }
tarock-advice-contra-low = Vos cartes peuvent rester dessous : le preneur devra faire un pli.
tarock-advice-recontra = Cela vous semble sûr : que cela double encore.
tarock-advice-says-no-more = Rien d’autre n’est assez probable pour l’annoncer.
tarock-advice-bird-home = C’est son pli : { $card } doit le faire.
tarock-advice-catches = Vous attrapez { $card }.
tarock-advice-takes-rich = { $points ->
    [one] Le pli vaut environ { $points } point.
   *[other] Le pli vaut environ { $points } points.
  }
tarock-advice-takes-cheaply = { $card } suffit tout juste pour le prendre.
tarock-advice-takes-high = { $card } laisse peu de chances aux suivants.
tarock-advice-smears = { $seat } gagne, de votre côté selon toute apparence : { $card } apporte des points.
tarock-advice-saves-bagato = Vous gardez { $card } pour la fin.
tarock-advice-saves-tarocks = { $card } suffit ici : vos tarots plus hauts serviront plus tard.
tarock-advice-gives-little = Le pli n’est pas à vous : { $card } coûte peu.
tarock-advice-draws-tarocks = { $count ->
    [one] Vous avez { $count } tarot : faites tomber ceux des autres.
   *[other] Vous avez { $count } tarots : faites tomber ceux des autres.
  }
tarock-advice-leads-king = { $card } gagne tant que personne ne manque de la couleur.
tarock-advice-leads-called-suit = La couleur de { $card } : elle fait sortir le roi appelé et montre le partenaire.
tarock-advice-leads-short = { $card } est votre dernière de la couleur : ensuite vous coupez.
tarock-advice-leads-quietly = { $card } donne peu et garde vos cartes plus fortes pour plus tard.
tarock-advice-leads-winner = Presque personne ne peut battre { $card } maintenant.
tarock-advice-ducks = { $card } reste dessous : le pli va à un autre.
tarock-advice-throws-danger = Vous n’avez pas à fournir : débarrassez-vous de { $card }, qui pourrait prendre.
tarock-advice-must-take = Il faut monter de toute façon : alors avec { $card }.
tarock-advice-takes-the-one = C’est peut-être le seul pli qu’il vous faut : { $card }.
tarock-advice-leaves-it-to = Vous restez dessous : le pli reste à { $seat }.
tarock-advice-leads-under = On peut monter sur { $card } : un autre devra prendre.

## Options

tarock-option-deals = Donnes dans une partie
tarock-option-forehand-choice = Quand tous ont passé, le premier à parler choisit
tarock-option-forehand-choice-three = entre Trischaken, Appel et Trois à six
tarock-option-forehand-choice-any = entre tous les contrats
tarock-option-hold = Jouer soi-même l’enchère d’un autre (je garde)
tarock-option-hold-forehand = est permis au premier à parler
tarock-option-hold-none = est interdit
tarock-option-accanto = Jouer Piccolo ou Misère à côté d’un autre (aussi)
tarock-option-accanto-on = est permis
tarock-option-accanto-one = est permis à un seul
tarock-option-accanto-off = est interdit
tarock-option-king-in-talon = Si le roi appelé est au talon
tarock-option-king-in-talon-king-plus-two = on le prend avec deux cartes de l’autre paquet
tarock-option-king-in-talon-king-packet = on prend son paquet
tarock-option-king-in-talon-free = on prend le paquet qu’on veut
tarock-option-solo-king-in-talon = Dans un Appel solo avec le roi appelé au talon
tarock-option-solo-king-in-talon-opponents = tout le talon compte pour la défense
tarock-option-solo-king-in-talon-half-with-king = le paquet du roi compte pour le preneur
tarock-option-solo-king-in-talon-all-to-declarer = tout le talon compte pour le preneur
tarock-option-kaiser = Le pli de l’Empereur : le I prend le XXI et le Fou
tarock-option-kaiser-any = dans n’importe quel ordre
tarock-option-kaiser-ordered = s’ils viennent dans l’ordre XXI, Fou, I
tarock-option-kaiser-off = n’existe pas
tarock-option-silent-fail = Un oiseau ou Roi au bout non annoncé qui échoue
tarock-option-silent-fail-free = ne coûte rien
tarock-option-silent-fail-pays-silent = coûte son prix non annoncé
tarock-option-trisac-pay = Au Trischaken
tarock-option-trisac-pay-max-to-min = celui qui a le plus de points paie celui qui en a le moins
tarock-option-trisac-pay-loser-pays-three = celui qui a le plus de points paie tout le monde
tarock-option-trisac-pay-two-pay-two = les deux qui ont le plus de points paient les deux qui en ont le moins
tarock-option-trisac-talon = Le talon du Trischaken
tarock-option-trisac-talon-first-six = va carte par carte aux six premiers plis
tarock-option-trisac-talon-last-trick = va au dernier pli
tarock-option-trisac-talon-unused = ne va à personne
tarock-option-colour-tarock = Les tarots en Trois couleur et Solo couleur
tarock-option-colour-tarock-lead-restriction = s’entament en dernier, et se jouent quand la couleur manque
tarock-option-colour-tarock-literal = ne se jouent que si on n’a plus de cartes de couleur
tarock-option-wheel-overlap = Une roue dans la roue
tarock-option-wheel-overlap-multiply = double encore une fois
tarock-option-wheel-overlap-append = la prolonge de quatre donnes
tarock-option-colour-bonuses = Les primes en Trois couleur et Solo couleur
tarock-option-colour-bonuses-kings-sacks-valat = sont les quatre rois, les sacs et le Valat
tarock-option-colour-bonuses-all = sont toutes, sauf Roi au bout
tarock-option-tarock-discard = Les tarots du II au XX
tarock-option-tarock-discard-forced = s’écartent face visible, quand il n’y a rien d’autre à écarter
tarock-option-tarock-discard-shown = s’écartent face visible, à volonté, en Appel, Appel supérieur et Trois
tarock-option-mayor = Au Trischaken on est maire
tarock-option-mayor-half-and-two = à partir de 35⅔ points
tarock-option-mayor-above-35 = avec plus de 35 points
tarock-option-announced-card = Les cartes annoncées
tarock-option-announced-card-binding = attendent leur pli
tarock-option-announced-card-soft = se jouent quand on veut
tarock-option-ultimo-by = Roi au bout s’annonce
tarock-option-ultimo-by-holder = quand on a le roi appelé en main
tarock-option-ultimo-by-side = quand on a le roi appelé en main, ou qu’on est le preneur

## In the browser

tarock-web-bids = Ce que vous pouvez dire
tarock-web-announcements = Annonces
tarock-web-call = Appelez un roi
tarock-web-last = Dernier pli
tarock-web-auction = Enchères
tarock-web-plays = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
  }
tarock-web-talon = Talon
tarock-web-laid = Écart
tarock-web-here = ici

tarock-feat-declared = Contrats joués
tarock-feat-made = Contrats réussis
tarock-feat-called = Appelé comme partenaire
tarock-promise-pass = Passer, quoi que les autres annoncent

## Le sujet des problèmes

tarock-theme-bird = Oiseaux
tarock-theme-called-king = Le roi appelé
tarock-theme-negative = Jeux négatifs
tarock-theme-bidding = Les enchères
tarock-theme-talon = Le talon
tarock-theme-announcing = Annonces
tarock-theme-tarocks = Tarots
tarock-theme-trick = Dans le pli
tarock-theme-leading = L’entame
