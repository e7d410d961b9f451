import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** A drawn car that every installation has. */
export const STAND_IN = '/studio/hatch/white/hero.webp'

const CAR: StockCard = {
  id: 'states-1',
  slug: 'states-1',
  path: '/cars/states-1',
  title: '2022 Toyota Corolla Ascent Sport',
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  series: null,
  stocknum: 'A10001',
  car_type: 'used',
  item_type: 'car',
  status: 'in_stock',
  body: 'Hatchback',
  fuel: 'Petrol',
  simple_fuel: 'Petrol',
  transmission: 'Automatic',
  simple_transmission: 'Automatic',
  drive: 'Front Wheel Drive',
  colour: 'White',
  paint: 'Glacier White',
  seats: 5,
  engine_size_litres: 2,
  km: 30_000,
  price: 25_990,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: 'egc',
  weekly_price: null,
  comparison_rate: null,
  tag: null,
  reserved: false,
  certified: false,
  location_name: 'Artarmon',
  city: 'Artarmon',
  state: 'NSW',
  images: [{ url: STAND_IN }],
  photos_count: 1,
  views: 0,
  created_at_timestamp: 1_700_000_000,
}

/** A car as a card shows it: a used hatch for sale, but for what is changed. */
export const cardCar = (changes: Partial<StockCard> = {}): StockCard => ({ ...CAR, ...changes })

const LONG = 'Mercedes-Benz Commercial Vehicles'

/** What the card of a vehicle may have to show, by its name in plain words. */
export const CARD_CARS: Readonly<Record<string, StockCard>> = {
  'In stock': cardCar(),
  New: cardCar({ car_type: 'new', km: 12, price_type: 'drive_away' }),
  Sold: cardCar({ status: 'sold' }),
  Reserved: cardCar({ reserved: true }),
  'Coming soon': cardCar({ status: 'coming_soon' }),
  Certified: cardCar({ certified: true }),
  'No photo': cardCar({ images: [], photos_count: 0 }),
  'No price': cardCar({ price: 0 }),
  'With the price from before': cardCar({ before_price: 27_990 }),
  'With a repayment': cardCar({ weekly_price: 109, comparison_rate: 8.19 }),
  'Below the market': cardCar({ below_market: 1_540 }),
  'Below like cars': cardCar({ compared: { count: 11, dearer: 8 } }),
  'Test drive only': cardCar({ tag: 'Test Drive Only' }),
  'Long names': cardCar({
    title: `2022 ${LONG} Sprinter`,
    make: LONG,
    model: 'Sprinter Transporter',
    badge: '519CDI Extra Long Wheelbase High Roof Dual Wheel',
    location_name: 'The Commercial Vehicle Centre of Greater Western Sydney',
  }),
}

/** Every kind of price. */
export const PRICE_CARS: Readonly<Record<string, StockCard>> = {
  'Drive away': cardCar({ price_type: 'drive_away' }),
  'Without government charges': cardCar(),
  'What it includes is not said': cardCar({ price_type: null }),
  'With the price from before': cardCar({ before_price: 27_990 }),
  Subscription: cardCar({ subscription_price: 199 }),
  'Pre-order': cardCar({ price: 0, preorder: true }),
  'No price': cardCar({ price: 0 }),
}
