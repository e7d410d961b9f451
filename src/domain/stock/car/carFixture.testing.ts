import { carSchema, type Car } from './Car'

/** A whole car for tests: a used Toyota Corolla in Artarmon. */
export const carFixture = (changes: Partial<Car> = {}): Car => ({
  ...carSchema.parse({
    id: 'car-1',
    slug: '2021-toyota-corolla-ascent-sport-u10023',
    path: '/cars/2021-toyota-corolla-ascent-sport-u10023',
    name: '2021 Toyota Corolla Ascent Sport',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    stocknum: 'U10023',
    km: 41_250,
    price: 24_990,
    price_type: 'egc',
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    simple_body: 'Hatchback',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    created_at_timestamp: 1_700_000_000,
    dealership_id: 'tenant-1',
    dealership_slug: 'harbour-city',
  }),
  ...changes,
})
