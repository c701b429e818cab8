# I nomi sulle carte: la serie di Borsa. Chi gestisce il bot con una serie propria scrive qui i suoi nomi.

## Prodotti
product-land = terra
    .title = Terra
    .counted = { $count } di terra
product-sand = sabbia
    .title = Sabbia
    .counted = { $count } sabbia
product-cotton = cotone
    .title = Cotone
    .counted = { $count } cotone
product-steel = acciaio
    .title = Acciaio
    .counted = { $count } acciaio
product-coal = carbone
    .title = Carbone
    .counted = { $count } carbone
product-textiles = tessuti
    .title = Tessuti
    .counted = { $count ->
        [one] { $count } tessuto
       *[other] { $count } tessuti
    }
product-homes = case
    .title = Case
    .counted = { $count ->
        [one] { $count } casa
       *[other] { $count } case
    }
product-railroads = ferrovie
    .title = Ferrovie
    .counted = { $count ->
        [one] { $count } ferrovia
       *[other] { $count } ferrovie
    }
product-microchips = microchip
    .title = Microchip
    .counted = { $count } microchip
product-blahblah = BlahBlah
    .title = BlahBlah
    .counted = { $count } BlahBlah
product-loans = prestiti
    .title = Prestiti
    .counted = { $count ->
        [one] { $count } prestito
       *[other] { $count } prestiti
    }

## Frecce della tendenza
up-land = { product-land }
    .counted = { product-land } +{ $count }
up-sand = { product-sand }
    .counted = { product-sand } +{ $count }
up-cotton = { product-cotton }
    .counted = { product-cotton } +{ $count }
up-steel = { product-steel }
    .counted = { product-steel } +{ $count }
up-coal = { product-coal }
    .counted = { product-coal } +{ $count }
up-textiles = { product-textiles }
    .counted = { product-textiles } +{ $count }
up-homes = { product-homes }
    .counted = { product-homes } +{ $count }
up-railroads = { product-railroads }
    .counted = { product-railroads } +{ $count }
up-microchips = { product-microchips }
    .counted = { product-microchips } +{ $count }
up-blahblah = { product-blahblah }
    .counted = { product-blahblah } +{ $count }
up-loans = { product-loans }
    .counted = { product-loans } +{ $count }
down-land = { product-land }
    .counted = { product-land } −{ $count }
down-sand = { product-sand }
    .counted = { product-sand } −{ $count }
down-cotton = { product-cotton }
    .counted = { product-cotton } −{ $count }
down-steel = { product-steel }
    .counted = { product-steel } −{ $count }
down-coal = { product-coal }
    .counted = { product-coal } −{ $count }
down-textiles = { product-textiles }
    .counted = { product-textiles } −{ $count }
down-homes = { product-homes }
    .counted = { product-homes } −{ $count }
down-railroads = { product-railroads }
    .counted = { product-railroads } −{ $count }
down-microchips = { product-microchips }
    .counted = { product-microchips } −{ $count }
down-blahblah = { product-blahblah }
    .counted = { product-blahblah } −{ $count }
down-loans = { product-loans }
    .counted = { product-loans } −{ $count }

## Compagnie
company-0 = Dune & Figlie
company-1 = Unione Telai
company-2 = Fuliggine Holding
company-3 = Paracadute d’Oro
company-4 = Ettaro & Ettaro
company-5 = Ferrum Ego
company-6 = Silicio Smorto
company-7 = Credito del Focolare
company-8 = Atelier Filo Liso
company-9 = Puro Vapore

## Asset: il numero ordina le compagnie
asset-10 = { asset-10.name } (10)
    .name = Piccolo Proprietario
asset-11 = { asset-11.name } (11)
    .name = Cava di Sabbia
asset-12 = { asset-12.name } (12)
    .name = Campicello di Cotone
asset-13 = { asset-13.name } (13)
    .name = Ghiaia & Prati
asset-14 = { asset-14.name } (14)
    .name = Miniera sulla Statale
asset-15 = { asset-15.name } (15)
    .name = Rottamaio
asset-16 = { asset-16.name } (16)
    .name = Tessitori da Cucina
asset-17 = { asset-17.name } (17)
    .name = Piantagione di Confine
asset-18 = { asset-18.name } (18)
    .name = Concessione Balneare
asset-19 = { asset-19.name } (19)
    .name = Zona Ricca di Minerali
asset-20 = { asset-20.name } (20)
    .name = Miniera di Carbone
asset-21 = { asset-21.name } (21)
    .name = Fonderia d’Acciaio
asset-22 = { asset-22.name } (22)
    .name = Filatura
asset-23 = { asset-23.name } (23)
    .name = Bonifica
asset-24 = { asset-24.name } (24)
    .name = Sabbie da Vetro
asset-25 = { asset-25.name } (25)
    .name = Immobiliarista
asset-26 = { asset-26.name } (26)
    .name = Consorzio del Cotone
asset-27 = { asset-27.name } (27)
    .name = Bottega dei Chip
asset-28 = { asset-28.name } (28)
    .name = Miniera a Cielo Aperto
asset-29 = { asset-29.name } (29)
    .name = Prestiti a Domicilio
asset-30 = { asset-30.name } (30)
    .name = Banca dei Mutui
asset-31 = { asset-31.name } (31)
    .name = Confezioni Riunite
asset-32 = { asset-32.name } (32)
    .name = Fonderia di Chip
asset-33 = { asset-33.name } (33)
    .name = Pozzo Profondo
asset-34 = { asset-34.name } (34)
    .name = Trust dell’Acciaio
asset-35 = { asset-35.name } (35)
    .name = Costruttore di Periferie
asset-36 = { asset-36.name } (36)
    .name = Magnate delle Ferrovie
asset-37 = { asset-37.name } (37)
    .name = Obbligazioni Ferroviarie
asset-38 = { asset-38.name } (38)
    .name = Agro Holding
asset-39 = { asset-39.name } (39)
    .name = Studio Parolai
asset-40 = { asset-40.name } (40)
    .name = Ufficio Titoli
asset-41 = { asset-41.name } (41)
    .name = Griffe da Passerella
asset-42 = { asset-42.name } (42)
    .name = Linea Continentale
asset-43 = { asset-43.name } (43)
    .name = Nanofabbrica
asset-44 = { asset-44.name } (44)
    .name = Banca delle Infrastrutture
asset-45 = { asset-45.name } (45)
    .name = Recupero Chip
asset-46 = { asset-46.name } (46)
    .name = Società Città Giardino
asset-47 = { asset-47.name } (47)
    .name = Unione Carbone & Acciaio
asset-48 = { asset-48.name } (48)
    .name = Agenzia di Marketing
asset-49 = { asset-49.name } (49)
    .name = Pensatoio

## Status symbol
symbol-gold-a = Spider d’Epoca
symbol-gold-b = Attico sul Porto
symbol-gold-c = Scuderia di Purosangue
symbol-gold-d = Sala dei Grandi Maestri
symbol-gold-e = Chalet sulle Alpi
symbol-gold-f = Idrovolante Privato
symbol-gold-g = Yacht di Novanta Metri
symbol-gold-h = Squadra di Serie B
symbol-gold-i = Piccolo Arcipelago
symbol-silver-a = Guardaroba su Misura
symbol-silver-b = Palco all’Opera
symbol-silver-c = Cassetto di Orologi
symbol-silver-d = Cantina di Vini Rari
symbol-silver-e = Tessera del Golf Esclusivo
symbol-silver-f = Ritratto a Olio
symbol-silver-g = Fondazione a Tuo Nome
symbol-silver-h = Laurea ad Honorem
symbol-silver-i = Caparra per lo Spazio
