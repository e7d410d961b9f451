import type { DemoOffer } from '../DemoTenant'

export const northlineOffers: DemoOffer[] = [
  {
    name: 'CX-5 Touring: $1,750 of accessories',
    slug: 'cx-5-touring-accessories',
    figure: ['$1,750', 'of accessories'],
    category: 'Accessory offer',
    brand: 'mazda',
    model: 'mazda-cx-5',
    picture: 'suv/red',
    description:
      'Choose any CX-5 Touring in stock and take $1,750 of genuine Mazda accessories with it: a tow bar, roof racks, all-weather mats, or the lot. Fitted here before you collect and covered by the new-car warranty.',
    disclaimer:
      'On new CX-5 Touring vehicles purchased and delivered by 31 January at Northline Mazda. Value at recommended retail price including fitting. Not redeemable for cash.',
  },
  {
    name: 'CX-60: 3.9% p.a., comparison rate 4.36% p.a.',
    slug: 'cx-60-finance',
    category: 'Finance offer',
    brand: 'mazda',
    model: 'mazda-cx-60',
    picture: 'suv/white',
    description:
      'A straight-six at a four-cylinder rate: 3.9% p.a. (comparison rate 4.36% p.a.) over up to 36 months on every new and demonstrator CX-60. Pair it with a guaranteed future value and you will know today what it is worth in three years.',
    disclaimer:
      '3.9% p.a. (comparison rate 4.36% p.a.) over 36 months with a 20% deposit for approved personal applicants on new and demonstrator CX-60 vehicles. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.',
  },
  {
    name: 'BT-50 SP with three years of free servicing',
    slug: 'bt-50-sp-servicing',
    figure: ['3 services', 'at no charge'],
    category: 'Service offer',
    brand: 'mazda',
    model: 'mazda-bt-50',
    picture: 'ute/red',
    description:
      'Buy a BT-50 SP for work or for weekends and the first three scheduled services are included. That is up to 45,000 kilometres with nothing to pay but diesel and tyres.',
    disclaimer:
      'First three scheduled services up to 36 months or 45,000 km from first registration, carried out at Northline Mazda Service. On BT-50 SP vehicles ordered by 31 January.',
  },
  {
    name: 'MX-5 summer drive days',
    slug: 'mx-5-drive-days',
    figure: ['2 places', 'on the drive, with lunch'],
    category: 'Event',
    brand: 'mazda',
    model: 'mazda-mx-5',
    picture: 'convertible/red',
    description:
      'Take the roof off and drive the Hills with us. Every MX-5 sold this summer includes a place for two on our guided loop from Medindie to Mount Torrens, with lunch.',
    disclaimer: 'Two places for each new MX-5 sold by 31 January. Drivers must hold a full licence.',
  },
  {
    name: 'Demonstrators from our own driveway',
    slug: 'mazda-demonstrators',
    category: 'Demonstrator',
    brand: 'mazda',
    model: null,
    picture: 'suv/grey',
    description:
      'Cars our team has been driving, each with fewer than 10,000 kilometres and the balance of the seven-year warranty. They are priced below new and above nothing else.',
    disclaimer: 'In-stock demonstrators only. Balance of the new-car warranty from the date of first registration.',
  },
]
