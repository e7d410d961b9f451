import type { DemoOffer } from '../DemoTenant'

export const secondGearOffers: DemoOffer[] = [
  {
    name: 'Reserve online for $500',
    slug: 'reserve-online',
    figure: ['48 hours', 'held for $500, refundable'],
    category: 'Buy online',
    brand: null,
    model: null,
    picture: 'suv/grey/scene',
    description:
      'Hold it for 48 hours with a $500 refundable reservation, then drive it or have it delivered. Not right? Your $500 goes back to the same card.',
    endsWith: null,
    disclaimer:
      'Reservation holds the vehicle for 48 hours and is refunded in full if you do not go ahead. Seven-day return applies to vehicles bought online and returned with fewer than 500 additional kilometres in the same condition.',
  },
  {
    name: 'Free delivery inside Melbourne',
    slug: 'free-melbourne-delivery',
    figure: ['$0', 'delivery in Melbourne'],
    category: 'Delivery',
    brand: null,
    model: null,
    picture: 'wagon/white/scene',
    description:
      'Any car, to any home or office in metropolitan Melbourne, on a flatbed, with a full tank and a handover at your kitchen table.',
    endsWith: null,
    disclaimer:
      'Melbourne metropolitan postcodes 3000 to 3207. Other areas at the price shown in the delivery calculator.',
  },
  {
    name: 'Five years of mechanical protection',
    slug: 'five-year-mechanical-protection',
    figure: ['5 years', 'of mechanical protection'],
    category: 'Warranty',
    brand: null,
    model: null,
    picture: 'hatch/blue/scene',
    description:
      'Every car under ten years and 160,000 kilometres has our three-year warranty. Five years of mechanical protection for engine, gearbox and steering are an option on it, at no charge until the end of January.',
    disclaimer:
      'Claim limits and servicing conditions apply; see the warranty page. On eligible vehicles sold by 31 January.',
  },
  {
    name: 'Under $400 a month, comparison rate 9.60% p.a.',
    slug: 'under-400-a-month',
    figure: ['No deposit', 'and no final payment'],
    category: 'Finance offer',
    brand: null,
    model: null,
    picture: 'city-hatch/red/scene',
    description:
      'Cars under $400 a month (comparison rate 9.60% p.a.) on a five-year loan with no deposit and no final payment. Ask for a quote that does not touch your credit file.',
    covers: '/search/used-cars?price=0:18500',
    endsWith: 'December',
    disclaimer:
      'On cars priced up to $18,500, based on a five-year secured loan of their price at 8.49% p.a. (comparison rate 9.60% p.a.), fees included, with no deposit and no final payment, to approved applicants. WARNING: this comparison rate is true only for the example given and may not include all fees and charges. Fees, terms and conditions apply.',
  },
]
