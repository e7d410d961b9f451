import type { DemoBrand } from '../DemoTenant'

const brand = (
  name: string,
  slug: string,
  picture: string,
  description: string,
  kind: DemoBrand['kind'] = 'car',
): DemoBrand => ({ kind, name, slug, picture, description })

export const carBrands = [
  brand('Toyota', 'toyota', 'suv/blue/scene', 'At Harbour City Auto in Artarmon, and used at every yard in the group.'),
  brand('Mazda', 'mazda', 'suv/red/scene', 'The full range at Northline Mazda in Adelaide.'),
  brand('Hyundai', 'hyundai', 'suv/green/scene', 'New, demonstrator and certified used in Sydney.'),
  brand('Kia', 'kia', 'suv/black/scene', 'Seven years of warranty from new, and what is left of it on used.'),
  brand('Ford', 'ford', 'ute/orange/scene', 'Ranger, Everest, Transit and Mustang in Alexandria.'),
  brand('Isuzu UTE', 'isuzu-ute', 'ute/silver/scene', 'D-MAX and MU-X with our own accessories bay.'),
  brand('Volkswagen', 'volkswagen', 'hatch/white/scene', 'Used Volkswagens checked by specialists at Second Gear.'),
  brand('Subaru', 'subaru', 'wagon/green/scene', 'Used all-wheel drives across three cities.'),
  brand('Mitsubishi', 'mitsubishi', 'suv/grey/scene', 'Outlanders, Tritons and Pajero Sports, used.'),
  brand('BMW', 'bmw', 'sedan/black/scene', 'One-owner cars with dealer history.'),
  brand('Mercedes-Benz', 'mercedes-benz', 'sedan/silver/scene', 'Used A-Class to GLC.'),
  brand('Audi', 'audi', 'sedan/white/scene', 'Used A3, A4, Q3 and Q5.'),
]

export const otherBrands = [
  brand(
    'Harley-Davidson',
    'harley-davidson',
    'cruiser/black/scene',
    'New and used at Big Rig & Leisure, our partner yard in Yatala.',
    'motorcycle',
  ),
  brand(
    'Yamaha',
    'yamaha',
    'motorcycle/blue/scene',
    'New and used at Big Rig & Leisure, our partner yard in Yatala.',
    'motorcycle',
  ),
  brand(
    'Triumph',
    'triumph',
    'adventure/green/scene',
    'New and used at Big Rig & Leisure, our partner yard in Yatala.',
    'motorcycle',
  ),
  brand(
    'Kawasaki',
    'kawasaki',
    'sportbike/green/scene',
    'Used, at Big Rig & Leisure, our partner yard in Yatala.',
    'motorcycle',
  ),
  brand(
    'Isuzu',
    'isuzu',
    'truck/white/scene',
    'New and used at Big Rig & Leisure, our partner yard in Rocklea.',
    'truck',
  ),
  brand(
    'Hino',
    'hino',
    'tipper/blue/scene',
    'New and used at Big Rig & Leisure, our partner yard in Rocklea.',
    'truck',
  ),
  brand(
    'Fuso',
    'fuso',
    'tipper/white/scene',
    'Used, as they come in, at Big Rig & Leisure, our partner yard in Rocklea.',
    'truck',
  ),
]

export const groupBrands = [
  brand(
    'Harbour City Auto',
    'harbour-city-auto',
    'suv/blue/scene',
    'Five new-car franchises and a used-car centre in Sydney.',
    'group',
  ),
  brand('Second Gear', 'second-gear', 'hatch/blue/scene', 'Used cars online and in three Melbourne yards.', 'group'),
  brand('Northline Mazda', 'northline-mazda', 'suv/red/scene', 'The Mazda dealer for Adelaide’s north.', 'group'),
]
