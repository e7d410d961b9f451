import type { DemoBrand } from '../DemoTenant'

const brand = (
  name: string,
  slug: string,
  picture: string,
  description: string,
  kind: DemoBrand['kind'] = 'car',
): DemoBrand => ({ kind, name, slug, picture, description })

export const carBrands = [
  brand('Toyota', 'toyota', 'suv/blue', 'At Harbour City Auto in Artarmon, and used at every yard in the group.'),
  brand('Mazda', 'mazda', 'suv/red', 'The full range at Northline Mazda in Adelaide.'),
  brand('Hyundai', 'hyundai', 'suv/green', 'New, demonstrator and certified used in Sydney.'),
  brand('Kia', 'kia', 'suv/black', 'Seven years of warranty from new, and what is left of it on used.'),
  brand('Ford', 'ford', 'ute/orange', 'Ranger, Everest, Transit and Mustang in Alexandria.'),
  brand('Isuzu UTE', 'isuzu-ute', 'ute/silver', 'D-MAX and MU-X with our own accessories bay.'),
  brand('Volkswagen', 'volkswagen', 'hatch/white', 'Used Volkswagens checked by specialists at Second Gear.'),
  brand('Subaru', 'subaru', 'wagon/green', 'Used all-wheel drives across three cities.'),
  brand('Mitsubishi', 'mitsubishi', 'suv/grey', 'Outlanders, Tritons and Pajero Sports, used.'),
  brand('BMW', 'bmw', 'sedan/black', 'One-owner cars with dealer history.'),
  brand('Mercedes-Benz', 'mercedes-benz', 'sedan/silver', 'Used A-Class to GLC.'),
  brand('Audi', 'audi', 'sedan/white', 'Used A3, A4, Q3 and Q5.'),
]

export const otherBrands = [
  brand('Harley-Davidson', 'harley-davidson', 'cruiser/black', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Yamaha', 'yamaha', 'motorcycle/blue', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Triumph', 'triumph', 'adventure/green', 'Through our partner yard in Yatala.', 'motorcycle'),
  brand('Kawasaki', 'kawasaki', 'sportbike/green', 'Used bikes through our partner yard.', 'motorcycle'),
  brand('Isuzu', 'isuzu', 'truck/white', 'Trucks through our partner yard in Rocklea.', 'truck'),
  brand('Hino', 'hino', 'truck/blue', 'Trucks through our partner yard in Rocklea.', 'truck'),
  brand('Fuso', 'fuso', 'tipper/white', 'Used trucks through our partner yard.', 'truck'),
]

export const groupBrands = [
  brand(
    'Harbour City Auto',
    'harbour-city-auto',
    'suv/blue',
    'Five new-car franchises and a used-car centre in Sydney.',
    'group',
  ),
  brand('Second Gear', 'second-gear', 'hatch/blue', 'Used cars online and in three Melbourne yards.', 'group'),
  brand('Northline Mazda', 'northline-mazda', 'suv/red', 'The Mazda dealer for Adelaide’s north.', 'group'),
]
