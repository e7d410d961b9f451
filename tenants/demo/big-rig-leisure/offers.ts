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
    name: 'Harley-Davidson with the gear to ride it',
    slug: 'harley-riding-gear',
    figure: ['$1,000', 'of riding gear'],
    category: 'Motorcycle offer',
    brand: 'harley-davidson',
    model: null,
    picture: 'tourer/black/scene',
    description:
      'With any new Harley-Davidson in the Yatala showroom, choose jacket, helmet, gloves or boots to the value of $1,000. Bring your licence and an hour.',
    covers: '/search/new-cars?make=Harley-Davidson',
    disclaimer:
      'On new Harley-Davidson motorcycles in stock at Yatala, bought by 31 January. Gear at its recommended retail price, while sizes last. Not redeemable for cash.',
  },
  {
    name: 'New trucks in stock, body on',
    slug: 'trucks-in-stock',
    category: 'Business offer',
    brand: null,
    model: null,
    picture: 'tipper/white/scene',
    description:
      'New trucks on the ground at Rocklea with their bodies on. Ask for the ABN price and a first-year service plan at no charge.',
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
    picture: 'hybrid/sand/scene',
    description:
      'We clean it, certify it, photograph it and show it. You set the price with our advice, and you pay nothing until it sells.',
    endsWith: null,
    disclaimer:
      'Consignment fee of 8% of the sale price, payable on settlement. Gas and roadworthy certificates at cost.',
  },
]
