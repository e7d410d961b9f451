import type { DemoBrand } from '../DemoTenant'
import { model } from '../shared/demoModel'

type Kind = NonNullable<DemoBrand['kind']>
const brand = (kind: Kind, name: string, slug: string, picture: string, description: string): DemoBrand => ({
  kind,
  name,
  slug,
  picture,
  description,
})

export const brands = [
  brand(
    'caravan',
    'Jayco',
    'jayco',
    'caravan/white/scene',
    'Australia’s best-known vans, from the Journey to the Silverline. See them at Burpengary, with a two-hour handover that includes backing into a pretend site.',
  ),
  brand(
    'caravan',
    'Crusader',
    'crusader',
    'caravan/sand/scene',
    'Melbourne-built luxury vans for couples who like a proper bathroom. Bring your tow car: we weigh both before you choose.',
  ),
  brand(
    'caravan',
    'New Age',
    'new-age',
    'caravan/silver/scene',
    'Manta Ray and Big Red: strong sellers, strong chassis, strong resale. Read the plates with us: tare, ATM and ball weight.',
  ),
  brand(
    'caravan',
    'Coromal',
    'coromal',
    'caravan/grey/scene',
    'A name Australian families have towed since the fifties. Pop tops and full heights at Burpengary, with the tare and ball weight of each written on its card.',
  ),
  brand(
    'caravan',
    'Avida',
    'avida',
    'motorhome/white/scene',
    'Motorhomes you can drive on a car licence. Take one along the highway before you decide how long is long enough.',
  ),
  brand(
    'motorcycle',
    'Harley-Davidson',
    'harley-davidson',
    'cruiser/black/scene',
    'Softails, baggers and the Pan America, with a workshop that dyno-tunes on site. Bring your licence and ride two back to back.',
  ),
  brand(
    'motorcycle',
    'Yamaha',
    'yamaha',
    'motorcycle/blue/scene',
    'Learner-legal to long-distance, and every Ténéré we can get. The gear is here too, if you came without.',
  ),
  brand(
    'motorcycle',
    'Triumph',
    'triumph',
    'adventure/green/scene',
    'Modern classics and Tigers, and a ride-out on the first Sunday of the month. You need not own one to come along.',
  ),
  brand(
    'truck',
    'Isuzu',
    'isuzu',
    'truck/white/scene',
    'Ready-to-work trucks from 4.5 to 14 tonnes, body on and plated, at Rocklea. Load one this week.',
  ),
  brand(
    'truck',
    'Hino',
    'hino',
    'tipper/blue/scene',
    'Built to Go bodies and the hybrid 300, with compliance done. Say what you carry and which licence you have, and we say which body.',
  ),
]

export const leisureModels = [
  model(
    'jayco',
    'Journey',
    'caravan/white',
    ['Caravan'],
    'The touring van that most families start with: full height in Touring and Outback trim, or as a pop top.',
  ),
  model(
    'jayco',
    'Silverline',
    'caravan/silver',
    ['Caravan'],
    'Jayco’s luxury range, with a proper island bed and slide-out options.',
    'new',
  ),
  model('crusader', 'Excalibur', 'caravan/sand', ['Caravan'], 'A couple’s van finished like a small apartment.'),
  model(
    'harley-davidson',
    'Low Rider S',
    'cruiser/black',
    ['Motorcycle'],
    'The 117 engine in a mid-control chassis: the Softail riders ask us for by name.',
  ),
  model(
    'yamaha',
    'Ténéré 700',
    'adventure/blue',
    ['Motorcycle'],
    'Light, simple and happiest a long way from bitumen.',
  ),
  model(
    'triumph',
    'Tiger 900',
    'adventure/green',
    ['Motorcycle'],
    'Three cylinders and long legs: our best-selling adventure bike.',
    'new',
  ),
  model(
    'isuzu',
    'FSR 140-260',
    'truck/white',
    ['Truck'],
    'Fourteen tonnes with a box on: an automatic that drives easier than it looks.',
  ),
  model(
    'hino',
    '500 Series',
    'tipper/blue',
    ['Truck'],
    'The medium truck of councils and contractors, here as a tipper or a curtainsider.',
  ),
]
