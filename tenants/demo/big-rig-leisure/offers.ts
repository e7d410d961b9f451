import type { DemoOffer } from '../DemoTenant'

export const bigRigOffers: DemoOffer[] = [
  {
    name: 'Journey Outback: solar and lithium included',
    slug: 'journey-off-grid-pack',
    figure: ['$4,600', 'of off-grid gear'],
    category: 'Caravan offer',
    brand: 'jayco',
    model: 'jayco-journey',
    picture: 'caravan/white/scene',
    description:
      'Order a Journey Outback by the end of the year and we add a second lithium battery, 400 watts of solar and an inverter.',
    covers:
      '/search/new-cars?make=Jayco&model=Journey&badge=19.61-3%20Outback&badge=21.66-3%20Outback&badge=17.58-3%20Outback%20Pop%20Top',
    endsWith: 'December',
    disclaimer:
      'On new Journey Outback models ordered by 31 December. Parts and fitting to the value of $4,600. Not with any other offer.',
  },
  {
    name: 'Softails from $120 a week, comparison rate 11.37% p.a.',
    slug: 'softail-weekly',
    category: 'Finance offer',
    brand: 'harley-davidson',
    model: 'harley-davidson-low-rider-s',
    picture: 'cruiser/black/scene',
    description:
      'Every Softail in the Yatala showroom on a five-year loan with no deposit, gear voucher included. Bring your licence and an hour.',
    covers: '/search/motorcycle?make=Harley-Davidson&body=Cruiser',
    disclaimer:
      'Based on the Street Bob 114 at $28,990 over 60 months with no deposit and a final payment of 30%, 8.99% p.a. (comparison rate 11.37% p.a.) for approved applicants. The comparison rate is based on a secured loan of $30,000 over five years. WARNING: this comparison rate is true only for the example given and may not include all fees and charges.',
  },
  {
    name: 'Trucks in stock, body on',
    slug: 'trucks-in-stock',
    category: 'Business offer',
    brand: 'isuzu',
    model: 'isuzu-npr-45-155',
    picture: 'truck/white/scene',
    description:
      'Trucks on the ground at Rocklea with their bodies on. Ask for the ABN price and a first-year service plan at no charge.',
    covers: '/search/new-cars?item_type=truck',
    endsWith: 'February',
    disclaimer:
      'For ABN holders on new Isuzu and Hino trucks in stock, ordered by 28 February. First-year service plan up to 30,000 km.',
  },
  {
    name: 'Sell your van on consignment',
    slug: 'caravan-consignment',
    figure: ['$0', 'until it sells'],
    category: 'Selling',
    brand: null,
    model: null,
    picture: 'caravan/silver/scene',
    description:
      'We clean it, certify it, photograph it and show it. You set the price with our advice, and you pay nothing until it sells.',
    endsWith: null,
    disclaimer:
      'Consignment fee of 8% of the sale price, payable on settlement. Gas and roadworthy certificates at cost.',
  },
]
