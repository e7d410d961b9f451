import { describe, expect, test } from 'vitest'
import { demoTenants } from '@/tenants/demo/demoTenants'
import type { DemoLocation, StockPlan } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import type { DemoCar } from './DemoCar'
import { generateStock } from './generateStock'
import { comparisonRate, lenderData } from '../sites/lenderData'
import { marketValueDollars } from './priceTag'
import { LeadsShown } from '../pictures/LeadsShown'
import type { StudioLibrary } from '../pictures/StudioLibrary'

const now = new Date('2026-11-21T02:00:00Z')

const plan: StockPlan = {
  seed: 7,
  prefix: 'T',
  counts: {
    car: { new: 60, demo: 20, used: 220 },
    motorcycle: { new: 20, demo: 0, used: 20 },
    truck: { new: 15, demo: 0, used: 15 },
    caravan: { new: 20, demo: 0, used: 20 },
  },
  franchises: ['Toyota', 'Hyundai', 'Yamaha', 'Isuzu', 'Jayco', 'Avida'],
  certifiedMakes: ['Toyota'],
  paymentProcessors: ['sandbox'],
  subscriptionShare: 0.2,
  financeProvider: 'Manual',
  finance: { interestRate: 7.49, establishmentFeeDollars: 395, monthlyFeeDollars: 8 },
  usedPriceType: 'egc',
  firstPicture: { new: 'hero', demo: 'hero', used: 'hero' },
}

const yard: DemoLocation = {
  name: 'Testville',
  slug: 'testville',
  type: 'sales',
  subtype: [],
  primary: true,
  street: '1 Test Street',
  suburb: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  lat: -33.8,
  lng: 151,
  phone: '(02) 5550 0000',
  landline: null,
  dealerLicence: null,
  repairerLicence: null,
  manufacturers: [],
  hours: { weekdays: '08:30-17:30', saturday: null, sunday: null },
  specialDays: [],
}

const whole = (body: string, colour: string) =>
  ['hero', 'scene', 'yard-north', 'yard-south'].map((view) => `/studio/${body}/${colour}/${view}.webp`)

const set = (body: string, colour: string) => ({
  colour,
  face: '',
  hex: '#d8dadb',
  whole: whole(body, colour),
  stills: whole(body, colour),
  complete: true,
  orbit: [`/studio/${body}/${colour}/orbit/00.webp`],
  interior: `/studio/${body}/${colour}/interior.webp`,
  details: [],
  walkaround: null,
  tour: null,
})

const library: StudioLibrary = {
  suv: [set('suv', 'white'), set('suv', 'red')],
  ute: [set('ute', 'black')],
  motorcycle: [set('motorcycle', 'black')],
}

const stock = (changes: Partial<StockPlan> = {}, pictures: StudioLibrary = library): DemoCar[] =>
  generateStock({ plan: { ...plan, ...changes }, locations: [yard], library: pictures, leads: new LeadsShown(), now })

test('the demo never shows a colour whose pictures are not kept', () => {
  const kept = stock({}, { ...library, suv: [set('suv', 'white'), { ...set('suv', 'red'), complete: false }] })
  const drawn = stock()
  const suvs = kept.filter(({ images }) => images[0]?.image.url.startsWith('/studio/suv/'))
  expect(new Set(suvs.map(({ colour }) => colour))).toEqual(new Set(['White']))
  expect(kept.map(({ stocknum, name }) => [stocknum, name])).toEqual(
    drawn.map(({ stocknum, name }) => [stocknum, name]),
  )
})

test('CAR-17 vehicles are shown first where the plan says for their condition; only used ones stand in the yard, and in that of their site', () => {
  const firstPicture = { new: 'hero', demo: 'scene', used: 'yard-north' } as const
  // Of each condition no more than have a picture of their own.
  const counts = (condition: keyof typeof firstPicture) => ({ car: { new: 0, demo: 0, used: 0, [condition]: 3 } })
  for (const condition of ['new', 'demo', 'used'] as const) {
    const library = { suv: ['white', 'red', 'blue'].map((colour) => set('suv', colour)) }
    const cars = stock({ firstPicture, counts: counts(condition), franchises: ['Mitsubishi'] }, library)
    const leads = cars.flatMap(({ images }) => images[0]?.image.url ?? [])
    expect(leads.length).toBeGreaterThan(0)
    expect(leads.filter((url) => !url.endsWith(`/${firstPicture[condition]}.webp`))).toEqual([])
    const urls = cars.flatMap(({ images }) => images.map(({ image }) => image.url))
    expect(urls.some((url) => url.endsWith('/yard-north.webp'))).toBe(condition === 'used')
    expect(urls.filter((url) => url.endsWith('/yard-south.webp'))).toEqual([])
  }
})

test('of motorhomes, which have a lead picture only, the demo offers two or three', () => {
  for (const { stock: planned, locations } of demoTenants) {
    const cars = planned ? generateStock({ plan: planned, locations, library, leads: new LeadsShown(), now }) : []
    const offered = cars.filter(({ make, status }) => make === 'Avida' && status === 'in_stock').length
    if (planned?.franchises.includes('Avida')) expect([2, 3]).toContain(offered)
    else expect(offered).toBe(0)
  }
})

describe('catalogue', () => {
  test('holds the makes of an Australian market: 30 and more, with bikes, trucks and caravans', () => {
    const makes = new Set(catalogue.map((entry) => entry.make))
    expect(makes.size).toBeGreaterThanOrEqual(30)
    for (const kind of ['car', 'motorcycle', 'truck', 'caravan']) {
      expect(catalogue.some((entry) => entry.itemType === kind)).toBe(true)
    }
  })

  test('every badge has a believable engine, price and size', () => {
    for (const entry of catalogue) {
      for (const { badge, engine, newPriceDollars } of entry.badges) {
        const name = `${entry.make} ${entry.model} ${badge}`
        expect(newPriceDollars, name).toBeGreaterThan(10_000)
        expect(newPriceDollars, name).toBeLessThan(210_000)
        if (entry.caravan) expect(entry.caravan.atmKg, name).toBeGreaterThan(entry.caravan.tareKg)
        else if (engine.fuel === 'Electric') expect(engine.litres, name).toBeNull()
        else expect(engine.powerKw, name).toBeGreaterThan(30)
        if (entry.kerbKg !== null && entry.gvmKg !== null) expect(entry.gvmKg, name).toBeGreaterThan(entry.kerbKg)
      }
    }
  })
})

describe('generateStock', () => {
  const cars = stock()

  test('CAR-02 gives every vehicle its own stock number and VIN shape', () => {
    expect(cars.length).toBe(410)
    expect(new Set(cars.map((car) => car.stocknum)).size).toBe(cars.length)
    expect(new Set(cars.map((car) => car.vin)).size).toBe(cars.length)
    for (const car of cars) expect(car.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  })

  test('gives the same stock again for the same plan and day, and other stock for another', () => {
    expect(stock()).toEqual(cars)
    expect(stock({ seed: 8 })).not.toEqual(cars)
  })

  test('prices follow age: a used car costs less than the same badge new', () => {
    for (const car of cars.filter(({ car_type, price }) => car_type === 'used' && price !== null)) {
      const badge = catalogue
        .filter((entry) => entry.make === car.make && entry.model === car.model)
        .flatMap((entry) => entry.badges)
        .filter((one) => one.badge === car.badge)
      const dearest = Math.max(...badge.map((one) => one.newPriceDollars))
      expect(car.price, car.name).toBeLessThan(dearest * 1.13)
      expect(car.price, car.name).toBeGreaterThan(dearest * 0.12)
    }
  })

  test('model years lie within the generation and never in the future', () => {
    for (const car of cars) {
      const generations = catalogue.filter((entry) => entry.make === car.make && entry.model === car.model)
      expect(
        generations.some(({ from, to }) => car.year >= from && car.year <= (to ?? 2026)),
        car.name,
      ).toBe(true)
    }
  })

  test('colour is the colour of the pictures, and pictures show the body', () => {
    for (const car of cars.filter(({ images }) => images.length > 0)) {
      expect(car.images[0]?.image.url.toLowerCase()).toContain(`/${car.colour.toLowerCase()}/`)
      if (car.simple_body === 'Ute') expect(car.images[0]?.image.url).toContain('/ute/')
      if (car.item_type === 'motorcycle') expect(car.images[0]?.image.url).toContain('/motorcycle/')
      expect(car.body).not.toBe('Motorhome')
    }
    expect(
      cars.some((car) => car.item_type === 'caravan' && car.caravan_specifications && car.images.length === 0),
    ).toBe(true)
  })

  test('works without any picture', () => {
    expect(stock({}, {}).every((car) => car.images.length === 0 && car.colour !== '')).toBe(true)
  })

  test('PRC-01 holds every state a shopper can meet', () => {
    const some = (is: (car: DemoCar) => boolean) => expect(cars.filter(is).length).toBeGreaterThan(0)
    some((car) => car.status === 'coming_soon')
    some((car) => car.status === 'sold' && car.sold_date_timestamp !== null)
    some((car) => car.reserved)
    some((car) => car.certified && car.make === 'Toyota')
    some((car) => car.tag === 'Test Drive Only')
    some((car) => car.price === null && !car.preorder)
    some((car) => car.preorder)
    some((car) => (car.before_price ?? 0) > (car.price ?? 0))
    some((car) => car.offer_price !== null)
    some((car) => (car.subscription_price ?? 0) > 0)
    some((car) => now.getTime() - Date.parse(car.listed_at) < 8 * 86_400_000)
    expect(cars.filter((car) => car.status === 'in_stock').length).toBeGreaterThan(cars.length * 0.8)
  })

  test('PRC-18 only a new vehicle that is still to come is a pre-order; nobody has driven it', () => {
    for (const car of cars.filter(({ preorder }) => preorder))
      expect([car.car_type, car.status, car.price, (car.km ?? 0) < 100]).toEqual(['new', 'coming_soon', null, true])
    const demos = stock({ counts: { ...plan.counts, car: { new: 0, demo: 300, used: 0 } } })
    expect(demos.some(({ car_type, status }) => car_type === 'demo' && status === 'coming_soon')).toBe(true)
    expect(demos.filter(({ car_type, preorder }) => car_type === 'demo' && preorder)).toEqual([])
  })

  test('BUY-04 only cars that can be sold now carry a payment provider', () => {
    for (const car of cars) {
      if (car.payment_processors.length > 0) expect([car.status, car.price === null]).toEqual(['in_stock', false])
    }
  })

  test('dealer comments are short, and hardly ever the same', () => {
    for (const car of cars) expect(car.dealercomments.length).toBeLessThan(800)
    expect(new Set(cars.map((car) => car.dealercomments)).size).toBeGreaterThan(cars.length * 0.95)
  })
})

describe('lenderData', () => {
  test('FIN-01 carries both rates, and fees push the comparison rate above the interest rate', () => {
    const terms = { provider: 'Manual', interestRate: 7.49, establishmentFeeDollars: 395, monthlyFeeDollars: 8 }
    const data = lenderData(30_000, terms)
    expect(data.comparisonRate).toBeGreaterThan(data.interestRate)
    expect(data.paymentMonth).toBeGreaterThan(data.paymentWeek * 4.2)
    expect(comparisonRate({ interestRate: 7.49, establishmentFeeDollars: 0, monthlyFeeDollars: 0 })).toBeCloseTo(
      7.49,
      1,
    )
  })
})

describe('marketValueDollars', () => {
  test('falls with age and with kilometres', () => {
    const base = {
      itemType: 'car',
      newPriceDollars: 50_000,
      retention: 'average',
      ageYears: 4,
      odometerKm: 60_000,
    } as const
    const value = marketValueDollars(base)
    expect(value).toBeLessThan(50_000)
    expect(marketValueDollars({ ...base, ageYears: 6 })).toBeLessThan(value)
    expect(marketValueDollars({ ...base, odometerKm: 120_000 })).toBeLessThan(value)
  })
})
