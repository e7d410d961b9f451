import { test } from '@playwright/test'
import { staffApi } from './api'

const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
    'xref',
    '0 3',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000052 00000 n ',
    'trailer<</Size 3/Root 1 0 R>>',
    'startxref',
    '96',
    '%%EOF',
  ].join('\n'),
)

/** A used Toyota of Harbour City in Alexandria, which is not its main place, with everything a vehicle page can show. */
export const showCar = async (changes: Record<string, unknown> = {}) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find('tenants?where[slug][equals]=harbour-city&depth=0')
  const [place] = await api.find(`locations?where[tenant][equals]=${tenant?.id}&where[slug][equals]=alexandria&depth=0`)
  const report = await api.upload(
    'documents',
    { tenant: tenant?.id, title: 'History report' },
    { name: `report-${crypto.randomUUID().slice(0, 8)}.pdf`, mimeType: 'application/pdf', buffer: PDF },
  )
  const car = await api.create('cars', {
    tenant: tenant?.id,
    location: place?.id,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Showpiece',
    year: 2022,
    stocknum: `SHOW${crypto.randomUUID().slice(0, 6).toUpperCase()}`,
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    price: 24_990,
    price_type: 'egc',
    km: 31_000,
    body: 'Hatch',
    fuel: 'Petrol',
    trans: 'Automatic',
    colour: 'White',
    seats: 5,
    certified: true,
    file: report.id,
    rego_expiry: '2030-06-30T00:00:00.000Z',
    autograb_data: { average_market_price: 26_500, state_average_market_price: 27_000 },
    finance_lenders: {
      Taurus: { paymentWeek: 118, paymentMonth: 511, interestRate: 7.29, comparisonRate: 8.19, termYears: 5 },
      Manual: { paymentWeek: 118, paymentMonth: 511, interestRate: 7.29, comparisonRate: 8.19, termYears: 5 },
    },
    variant: { power: 103, torque: 180, cylinders: 4, fuelcapacity: 50, vehiclelength: 4375, ancaprating: 5 },
    images: [1, 2, 3, 4].map(() => ({ image: { url: '/studio/hatch/white/hero.webp' } })),
    dealercomments: 'One owner. '.repeat(60),
    standardEquipment: Array.from({ length: 12 }, (_, index) => `Feature ${index + 1}`),
    ...changes,
  })
  const remove = async () => {
    await api.remove(`cars/${car.id}`)
    await api.remove(`documents/${report.id}`)
    await api.dispose()
  }
  return { car, path: `/cars/${car.slug}`, remove }
}

/** One such car for all tests of a file, made before them and removed after; only they may read from it. */
export const showCarOfFile = (): Pick<Awaited<ReturnType<typeof showCar>>, 'car' | 'path'> => {
  let made: Awaited<ReturnType<typeof showCar>> | undefined
  test.beforeAll(async () => {
    made = await showCar()
  })
  test.afterAll(() => made?.remove())
  const it = () => {
    if (!made) throw new Error('The car of this file is made before its tests.')
    return made
  }
  return {
    get car() {
      return it().car
    },
    get path() {
      return it().path
    },
  }
}
