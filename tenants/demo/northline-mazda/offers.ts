import type { DemoOffer } from '../DemoTenant'

export const northlineOffers: DemoOffer[] = [
  {
    name: 'CX-5 with the accessories you choose',
    slug: 'cx-5-accessories',
    figure: ['$1,750', 'of accessories'],
    category: 'Accessory offer',
    brand: 'mazda',
    model: 'mazda-cx-5',
    picture: 'suv/red',
    description:
      'Choose a new CX-5 in stock and take $1,750 of genuine Mazda accessories with it: a tow bar, roof racks or all-weather mats, fitted here.',
    covers: '/search/new-cars?make=Mazda&model=CX-5',
    endsWith: 'December',
    disclaimer:
      'On new CX-5 vehicles in stock at Northline Mazda, purchased and delivered by 31 December. Value at recommended retail price including fitting. Not redeemable for cash.',
  },
  {
    name: 'Take a CX-60 home for a weekend',
    slug: 'cx-60-weekend',
    figure: ['300 km', 'on us, Friday to Monday'],
    category: 'Test drive',
    brand: 'mazda',
    model: 'mazda-cx-60',
    picture: '/studio/scenes/northline-bush.webp',
    description:
      'Take a CX-60 home from Friday evening to Monday morning before you decide. Put the seats in it, the dog in it and the Hills under it.',
    covers: '/search/new-used-and-demo-cars?make=Mazda&model=CX-60&car_type=new&car_type=demo',
    disclaimer:
      'For buyers of a new or demonstrator CX-60 with a full licence, by appointment until 31 January. Up to 300 kilometres; our insurance and its excess apply.',
  },
  {
    name: 'New BT-50, looked after for three years',
    slug: 'bt-50-servicing',
    figure: ['3 services', 'included in the price'],
    category: 'Service offer',
    brand: 'mazda',
    model: 'mazda-bt-50',
    picture: 'ute/red/scene',
    description:
      'Buy a new BT-50 and the first three scheduled services are included: up to 36 months or 45,000 kilometres.',
    covers: '/search/new-cars?make=Mazda&model=BT-50',
    disclaimer:
      'First three scheduled services up to 36 months or 45,000 km from first registration, carried out at Northline Mazda Service. On new BT-50 vehicles ordered by 31 January.',
  },
  {
    name: 'MX-5 summer drive days',
    slug: 'mx-5-drive-days',
    figure: ['2 places', 'on the drive, with lunch'],
    category: 'Event',
    brand: 'mazda',
    model: 'mazda-mx-5',
    picture: 'convertible/red/scene',
    description:
      'Every MX-5 sold this summer includes a place for two on our guided drive from Medindie to Mount Torrens, with lunch.',
    covers: '/search/new-cars?make=Mazda&model=MX-5',
    endsWith: 'February',
    disclaimer: 'Two places for each new MX-5 sold by 28 February. Drivers must hold a full licence.',
  },
  {
    name: 'Demonstrators from our own driveway',
    slug: 'mazda-demonstrators',
    category: 'Demonstrator',
    brand: 'mazda',
    model: null,
    picture: 'hatch/white/scene',
    description: 'Cars our team has been driving, each with the balance of the seven-year warranty.',
    covers: '/search/demo-cars',
    endsWith: null,
    disclaimer: 'In-stock demonstrators only. Balance of the new-car warranty from the date of first registration.',
  },
]
