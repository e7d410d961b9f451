import { model } from '../shared/demoModel'

export const brands = [
  {
    name: 'Toyota',
    slug: 'toyota',
    description:
      'Hybrid hatches, the RAV4, HiLux and LandCruiser: sold and serviced at Artarmon since 1999. Drive the hybrid and the petrol one after the other before you decide.',
    picture: 'suv/blue/scene',
  },
  {
    name: 'Hyundai',
    slug: 'hyundai',
    description:
      'From i30 to IONIQ 5, with capped-price servicing and a factory-trained electric vehicle workshop. Take an electric one home for a weekend and charge it there first.',
    picture: 'suv/green/scene',
  },
  {
    name: 'Kia',
    slug: 'kia',
    description:
      'A seven-year warranty on every new Kia, from the Picanto to the Tasman ute. Sold at Artarmon, with demonstrators you may borrow for a weekend.',
    picture: 'suv/red/scene',
  },
  {
    name: 'Ford',
    slug: 'ford',
    description:
      'Ranger, Everest, Transit and Mustang, with a fleet desk for businesses of one to one hundred. At Alexandria, where the tow bar and the canopy are fitted too.',
    picture: 'ute/orange/scene',
  },
  {
    name: 'Isuzu UTE',
    slug: 'isuzu-ute',
    description:
      'D-MAX and MU-X, fitted out in our own accessories bay before you collect. Bring the caravan’s plate and we do the towing sums together.',
    picture: 'ute/silver/scene',
  },
]

export const toyotaModels = [
  model(
    'toyota',
    'Corolla',
    'hatch/red',
    ['Hatchback', 'Sedan'],
    'The small car Australia knows best, now hybrid across most of the range and using about four litres per hundred kilometres.',
  ),
  model(
    'toyota',
    'RAV4',
    'suv/blue',
    ['SUV'],
    'A medium SUV for everything: hybrid power, all-wheel drive when you want it, and a boot the dog approves of.',
    'new',
  ),
  model(
    'toyota',
    'HiLux',
    'ute/white',
    ['Ute'],
    'Four-wheel drive from the Workmate to the top of the range, each grade rated to tow 3,500 kilograms.',
  ),
  model(
    'toyota',
    'LandCruiser Prado',
    'boxy-large/sand',
    ['SUV'],
    'Seven seats, a full chassis underneath, and the range to go where the map gets thin.',
    'new',
  ),
]

export const hyundaiModels = [
  model(
    'hyundai',
    'i30',
    'hatch/grey',
    ['Hatchback', 'Sedan'],
    'From a sensible hatch to the N Premium that wakes the neighbours, there is an i30 for most people.',
  ),
  model(
    'hyundai',
    'Tucson',
    'suv/green',
    ['SUV'],
    'Petrol, turbo or hybrid, with one of the roomiest back seats in its class.',
  ),
  model(
    'hyundai',
    'Santa Fe',
    'suv-large/black',
    ['SUV', 'People Mover'],
    'Seven seats and a tailgate as wide as a garage door. Hybrid only, and better for it.',
    'new',
  ),
  model(
    'hyundai',
    'IONIQ 5',
    'crossover/silver',
    ['SUV'],
    'Electric, fast to charge, and able to run your campsite from its battery.',
  ),
]

export const kiaModels = [
  model(
    'kia',
    'Sportage',
    'suv/red',
    ['SUV'],
    'Bold outside, friendly inside, with petrol, diesel and hybrid engines to choose from.',
  ),
  model(
    'kia',
    'Carnival',
    'people-mover/white',
    ['People Mover'],
    'Eight real seats and sliding doors. Nothing else makes a big family look this organised.',
  ),
  model('kia', 'EV5', 'crossover/blue', ['SUV'], 'A family-sized electric SUV at a family-sized price.', 'new'),
  model(
    'kia',
    'Tasman',
    'ute-square/grey',
    ['Ute'],
    'Kia’s first ute: four-wheel drive, 3,500 kilograms of towing and a tub designed with Australian builders.',
    'new',
  ),
]

export const fordModels = [
  model(
    'ford',
    'Ranger',
    'ute/orange',
    ['Ute'],
    'Work ute, tourer or Raptor: the Ranger is engineered here for roads like ours.',
  ),
  model(
    'ford',
    'Everest',
    'boxy-large/grey',
    ['SUV'],
    'Seven seats on Ranger bones, with a V6 diesel that makes light work of a caravan.',
  ),
  model(
    'ford',
    'Mustang',
    'coupe/red',
    ['Coupe'],
    'A five-litre V8 and rear-wheel drive. Some things should stay simple.',
  ),
]

export const isuzuModels = [
  model(
    'isuzu-ute',
    'D-MAX',
    'ute/silver',
    ['Ute'],
    'The three-litre turbo diesel that tradies and travellers keep coming back for.',
  ),
  model(
    'isuzu-ute',
    'MU-X',
    'boxy-large/white',
    ['SUV'],
    'Seven seats, 3,500 kilograms of towing and a reputation for never being in the workshop.',
  ),
]
