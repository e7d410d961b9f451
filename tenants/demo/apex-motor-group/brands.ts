import type { DemoBrand } from '../DemoTenant'

const brand = (
  name: string,
  slug: string,
  picture: string,
  description: string,
  kind: DemoBrand['kind'] = 'car',
): DemoBrand => ({ kind, name, slug, picture, description })

export const carBrands = [
  brand(
    'Toyota',
    'toyota',
    'suv/blue/scene',
    'At Harbour City Auto in Artarmon, and used at every yard in the group. Found it in another state? We bring it to yours.',
  ),
  brand(
    'Mazda',
    'mazda',
    'suv/red/scene',
    'The full range at Northline Mazda in Adelaide, and used ones in three states. One enquiry reaches them all.',
  ),
  brand(
    'Hyundai',
    'hyundai',
    'suv/green/scene',
    'New, demonstrator and certified used in Sydney, with an electric vehicle workshop at Artarmon.',
  ),
  brand(
    'Kia',
    'kia',
    'suv/black/scene',
    'Seven years of warranty from new, and what is left of it on used. New at Harbour City Auto in Sydney.',
  ),
  brand(
    'Ford',
    'ford',
    'ute/orange/scene',
    'Ranger, Everest, Transit and Mustang in Alexandria, and one fleet desk for the whole group.',
  ),
  brand(
    'Isuzu UTE',
    'isuzu-ute',
    'ute/silver/scene',
    'D-MAX and MU-X with our own accessories bay in Alexandria, ready to tow when you collect.',
  ),
  brand(
    'Volkswagen',
    'volkswagen',
    'hatch/white/scene',
    'Used Volkswagens checked by specialists at Second Gear, and moved to the yard nearest you.',
  ),
  brand(
    'Subaru',
    'subaru',
    'wagon/green/scene',
    'Used all-wheel drives across three cities, and one list to compare them on.',
  ),
  brand(
    'Mitsubishi',
    'mitsubishi',
    'suv/grey/scene',
    'Outlanders, Tritons and Pajero Sports, used, with a warranty that is the same at every yard.',
  ),
  brand('BMW', 'bmw', 'sedan/black/scene', 'One-owner cars with dealer history, wherever in the group they came in.'),
  brand(
    'Mercedes-Benz',
    'mercedes-benz',
    'sedan/silver/scene',
    'Used A-Class to GLC, inspected before they are listed and moved to the yard nearest you.',
  ),
  brand(
    'Audi',
    'audi',
    'sedan/white/scene',
    'Used A3, A4, Q3 and Q5, inspected before they are listed and moved to the yard nearest you.',
  ),
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
]

export const groupBrands = [
  brand(
    'Harbour City Auto',
    'harbour-city-auto',
    'suv/blue/scene',
    'Five new-car franchises and a used-car centre in Sydney, with a service centre of its own in Artarmon.',
    'group',
  ),
  brand(
    'Second Gear',
    'second-gear',
    'hatch/blue/scene',
    'Used cars online and in three Melbourne yards. Buy on your phone, and send it back within seven days if it is not right.',
    'group',
  ),
  brand(
    'Northline Mazda',
    'northline-mazda',
    'suv/red/scene',
    'The Mazda dealer for Adelaide’s north, with a pre-owned yard at Prospect and a workshop of its own.',
    'group',
  ),
]
