# The names on the cards: Borsa’s own. A bot with another set has its names here.

## Products
product-land = land
    .title = Land
    .counted = { $count } land
product-sand = sand
    .title = Sand
    .counted = { $count } sand
product-cotton = cotton
    .title = Cotton
    .counted = { $count } cotton
product-steel = steel
    .title = Steel
    .counted = { $count } steel
product-coal = coal
    .title = Coal
    .counted = { $count } coal
product-textiles = textiles
    .title = Textiles
    .counted = { $count ->
        [one] { $count } textile
       *[other] { $count } textiles
    }
product-homes = homes
    .title = Homes
    .counted = { $count ->
        [one] { $count } home
       *[other] { $count } homes
    }
product-railroads = railroads
    .title = Railroads
    .counted = { $count ->
        [one] { $count } railroad
       *[other] { $count } railroads
    }
product-microchips = microchips
    .title = Microchips
    .counted = { $count ->
        [one] { $count } microchip
       *[other] { $count } microchips
    }
product-blahblah = BlahBlah
    .title = BlahBlah
    .counted = { $count } BlahBlah
product-loans = loans
    .title = Loans
    .counted = { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }

## Arrows of the trend
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

## Companies
company-0 = Duneworks & Daughters
company-1 = Loomfield Union
company-2 = Grimsoot Holdings
company-3 = Golden Parachute Trust
company-4 = Acre & Acre
company-5 = Ferrum Ego
company-6 = Sallow Silicon
company-7 = Hearth Lending Society
company-8 = Threadbare Couture
company-9 = Pure Vapour

## Assets: the number orders the companies
asset-10 = { asset-10.name } (10)
    .name = Small Land Owner
    .heard = { asset-10.name } (card 10)
asset-11 = { asset-11.name } (11)
    .name = Sand Pit
    .heard = { asset-11.name } (card 11)
asset-12 = { asset-12.name } (12)
    .name = Cotton Patch
    .heard = { asset-12.name } (card 12)
asset-13 = { asset-13.name } (13)
    .name = Gravel & Meadow
    .heard = { asset-13.name } (card 13)
asset-14 = { asset-14.name } (14)
    .name = Roadside Colliery
    .heard = { asset-14.name } (card 14)
asset-15 = { asset-15.name } (15)
    .name = Scrap Yard
    .heard = { asset-15.name } (card 15)
asset-16 = { asset-16.name } (16)
    .name = Kitchen Weavers
    .heard = { asset-16.name } (card 16)
asset-17 = { asset-17.name } (17)
    .name = Border Plantation
    .heard = { asset-17.name } (card 17)
asset-18 = { asset-18.name } (18)
    .name = Beach Concession
    .heard = { asset-18.name } (card 18)
asset-19 = { asset-19.name } (19)
    .name = Mineral Rich Area
    .heard = { asset-19.name } (card 19)
asset-20 = { asset-20.name } (20)
    .name = Coal Mine
    .heard = { asset-20.name } (card 20)
asset-21 = { asset-21.name } (21)
    .name = Steel Foundry
    .heard = { asset-21.name } (card 21)
asset-22 = { asset-22.name } (22)
    .name = Spinning Mill
    .heard = { asset-22.name } (card 22)
asset-23 = { asset-23.name } (23)
    .name = Land Reclamation
    .heard = { asset-23.name } (card 23)
asset-24 = { asset-24.name } (24)
    .name = Glass-Sand Works
    .heard = { asset-24.name } (card 24)
asset-25 = { asset-25.name } (25)
    .name = Project Developer
    .heard = { asset-25.name } (card 25)
asset-26 = { asset-26.name } (26)
    .name = Cotton Combine
    .heard = { asset-26.name } (card 26)
asset-27 = { asset-27.name } (27)
    .name = Chip Workshop
    .heard = { asset-27.name } (card 27)
asset-28 = { asset-28.name } (28)
    .name = Open-Cast Pit
    .heard = { asset-28.name } (card 28)
asset-29 = { asset-29.name } (29)
    .name = Doorstep Lender
    .heard = { asset-29.name } (card 29)
asset-30 = { asset-30.name } (30)
    .name = Mortgage Bank
    .heard = { asset-30.name } (card 30)
asset-31 = { asset-31.name } (31)
    .name = Garment Works
    .heard = { asset-31.name } (card 31)
asset-32 = { asset-32.name } (32)
    .name = Chip Foundry
    .heard = { asset-32.name } (card 32)
asset-33 = { asset-33.name } (33)
    .name = Deep Shaft
    .heard = { asset-33.name } (card 33)
asset-34 = { asset-34.name } (34)
    .name = Steel Trust
    .heard = { asset-34.name } (card 34)
asset-35 = { asset-35.name } (35)
    .name = Suburb Builder
    .heard = { asset-35.name } (card 35)
asset-36 = { asset-36.name } (36)
    .name = Railroad Tycoon
    .heard = { asset-36.name } (card 36)
asset-37 = { asset-37.name } (37)
    .name = Railway Bond Desk
    .heard = { asset-37.name } (card 37)
asset-38 = { asset-38.name } (38)
    .name = Agro Holding
    .heard = { asset-38.name } (card 38)
asset-39 = { asset-39.name } (39)
    .name = Spin Studio
    .heard = { asset-39.name } (card 39)
asset-40 = { asset-40.name } (40)
    .name = Securities Desk
    .heard = { asset-40.name } (card 40)
asset-41 = { asset-41.name } (41)
    .name = Catwalk Label
    .heard = { asset-41.name } (card 41)
asset-42 = { asset-42.name } (42)
    .name = Continental Line
    .heard = { asset-42.name } (card 42)
asset-43 = { asset-43.name } (43)
    .name = Nano Fab
    .heard = { asset-43.name } (card 43)
asset-44 = { asset-44.name } (44)
    .name = Infrastructure Bank
    .heard = { asset-44.name } (card 44)
asset-45 = { asset-45.name } (45)
    .name = Chip Reclaimer
    .heard = { asset-45.name } (card 45)
asset-46 = { asset-46.name } (46)
    .name = Garden City Corporation
    .heard = { asset-46.name } (card 46)
asset-47 = { asset-47.name } (47)
    .name = Coal & Steel Union
    .heard = { asset-47.name } (card 47)
asset-48 = { asset-48.name } (48)
    .name = Marketing Agency
    .heard = { asset-48.name } (card 48)
asset-49 = { asset-49.name } (49)
    .name = Think Tank
    .heard = { asset-49.name } (card 49)

## Status symbols
symbol-gold-a = Vintage Roadster
symbol-gold-b = Harbour Penthouse
symbol-gold-c = Thoroughbred Stable
symbol-gold-d = Old Master Room
symbol-gold-e = Alpine Chalet
symbol-gold-f = Private Seaplane
symbol-gold-g = Ninety-Metre Yacht
symbol-gold-h = Second-Division Club
symbol-gold-i = Small Archipelago
symbol-silver-a = Tailored Wardrobe
symbol-silver-b = Box at the Opera
symbol-silver-c = Drawer of Watches
symbol-silver-d = Cellar of Dusty Bottles
symbol-silver-e = Exclusive Golf Club
symbol-silver-f = Portrait in Oils
symbol-silver-g = Foundation in Your Name
symbol-silver-h = Honorary Degree
symbol-silver-i = Deposit on a Space Flight
