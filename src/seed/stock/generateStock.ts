import type { DemoLocation, StockKind, StockPlan } from '@/tenants/demo/DemoTenant'
import { catalogue } from '../catalogue/catalogue'
import { caravanSpecifications, variantOf } from './catalogueFacts'
import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import { dealerComments } from './dealerComments'
import type { DemoCar } from './DemoCar'
import { equipmentFor } from './equipment'
import { demoNvic, demoPlate, demoVin } from './identifiers'
import { lenderData } from '../sites/lenderData'
import { interiorColours } from './paint'
import { NO_PICTURES, picturesFor } from '../pictures/picturesFor'
import { mayBeReduced } from './pricesSinceListed'
import { marketValueDollars, priceTag, usualKm } from './priceTag'
import { random, type Random } from '../random'
import { demoAvailability } from './demoAvailability'
import type { StudioLibrary } from '../pictures/StudioLibrary'

type Condition = DemoCar['car_type']

export interface StockSurroundings {
  plan: StockPlan
  locations: readonly DemoLocation[]
  library: StudioLibrary
  now: Date
}

/** How often a make turns up among used cars, after the Australian market. Others count 2. */
const usedPopularity: Record<string, number> = {
  Toyota: 22,
  Mazda: 11,
  Hyundai: 10,
  Kia: 8,
  Ford: 9,
  Mitsubishi: 9,
  Nissan: 8,
  Volkswagen: 7,
  Subaru: 6,
  MG: 4,
  'Isuzu UTE': 4,
  BMW: 4,
  'Mercedes-Benz': 4,
  Audi: 4,
  Honda: 4,
  GWM: 3,
  Tesla: 3,
  Suzuki: 3,
  Lexus: 3,
  Holden: 3,
  Jeep: 3,
  Volvo: 2,
  BYD: 3,
}

const onSaleNew = (entry: CatalogueModel, year: number) => entry.to === null || entry.to >= year
const modelsFor = (kind: StockKind, condition: Condition, plan: StockPlan, year: number): CatalogueModel[] =>
  catalogue.filter(
    (entry) =>
      entry.itemType === kind &&
      (condition === 'used' ||
        (plan.franchises.includes(entry.make) && onSaleNew(entry, year) && entry.make !== 'Holden')),
  )

/** A dealer takes its own brands in trade most often. */
const OWN_BRAND = 3

const pickModel = (
  dice: Random,
  models: CatalogueModel[],
  condition: Condition,
  franchises: string[],
): CatalogueModel => {
  const makes = [...new Set(models.map((entry) => entry.make))]
  const weight = (make: string) => (usedPopularity[make] ?? 2) * (franchises.includes(make) ? OWN_BRAND : 1)
  const make = dice.weighted(makes.map((name) => [name, condition === 'used' ? weight(name) : 1] as const))
  return dice.pick(models.filter((entry) => entry.make === make))
}

const yearOf = (dice: Random, entry: CatalogueModel, condition: Condition, now: Date): number => {
  const thisYear = now.getFullYear()
  if (condition !== 'used') return dice.chance(0.8) ? thisYear : Math.max(thisYear - 1, entry.from)
  const oldest = Math.max(entry.from, thisYear - 9)
  const youngest = Math.min(entry.to ?? thisYear, thisYear - (dice.chance(0.12) ? 0 : 1))
  return Math.max(oldest, Math.min(youngest, dice.int(oldest, youngest)))
}

const odometerOf = (dice: Random, entry: CatalogueModel, condition: Condition, ageYears: number): number => {
  if (entry.caravan !== null) return 0
  if (entry.itemType === 'caravan') return dice.int(4_000, 12_000) * Math.max(1, Math.round(ageYears))
  if (condition === 'new') return dice.int(5, 24)
  if (condition === 'demo')
    return dice.int(entry.itemType === 'motorcycle' ? 120 : 1_200, entry.itemType === 'motorcycle' ? 900 : 9_800)
  const usual = usualKm(entry.itemType, ageYears)
  return Math.max(2_400, Math.round(usual * (0.55 + dice.next() * 0.8)))
}

const monthOf = (dice: Random, year: number, now: Date): { month: number; age: number } => {
  const last = year === now.getFullYear() ? Math.max(1, now.getMonth() - 1) : 12
  const month = dice.int(1, last)
  return { month, age: Math.max(0.1, (now.getTime() - Date.UTC(year, month - 1, 15)) / 31_557_600_000) }
}

const locationFor = (
  dice: Random,
  locations: readonly DemoLocation[],
  make: string,
  condition: Condition,
): DemoLocation => {
  const sales = locations.filter((place) => place.type === 'sales')
  const slug = make.toLowerCase().replaceAll(' ', '-')
  const franchise = sales.filter((place) => place.manufacturers.includes(slug))
  const open = sales.filter((place) => place.manufacturers.length === 0)
  const fitting = condition === 'used' ? (open.length > 0 ? open : sales) : franchise.length > 0 ? franchise : open
  return dice.pick(fitting.length > 0 ? fitting : sales)
}

const nextExpiry = (dice: Random, now: Date): string =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() + dice.int(1, 11), dice.int(1, 28))).toISOString()

const pad = (month: number) => String(month).padStart(2, '0')
const monthText = (year: number, month: number, later: number): string => {
  const at = new Date(Date.UTC(year, month - 1 + later, 1))
  return `${pad(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
}

const isRegistered = (entry: CatalogueModel, condition: Condition) => condition !== 'new' && entry.caravan === null

const vehicle = (
  dice: Random,
  around: StockSurroundings,
  entry: CatalogueModel,
  badge: CatalogueBadge,
  condition: Condition,
  stocknum: string,
): DemoCar => {
  const { plan, now } = around
  const year = yearOf(dice, entry, condition, now)
  const { month, age } = monthOf(dice, year, now)
  const odometerKm = odometerOf(dice, entry, condition, age)
  const place = locationFor(dice, around.locations, entry.make, condition)
  const found = picturesFor(dice, around.library, entry.studioBody, entry.make)
  // The studio has a van and no motorhome: without pictures it is at least not another vehicle.
  const pictures = entry.body === 'Motorhome' ? { ...found, ...NO_PICTURES } : found
  const features = equipmentFor(dice, entry, badge, age)
  const certified = condition === 'used' && plan.certifiedMakes.includes(entry.make) && age < 6 && odometerKm < 100_000
  const value = marketValueDollars({
    itemType: entry.itemType,
    newPriceDollars: badge.newPriceDollars,
    retention: entry.retention,
    ageYears: condition === 'used' ? age : 0,
    odometerKm: condition === 'used' && entry.itemType !== 'caravan' ? odometerKm : 0,
  })
  const state = demoAvailability(dice, condition, now)
  const prices = priceTag(dice, {
    value,
    condition,
    plan,
    status: state.status,
    mayBeReduced: mayBeReduced(state.listed_at, now),
  })
  const asking = prices.offer_price ?? prices.price
  const nvic = dice.chance(0.85) && entry.itemType === 'car' ? demoNvic(dice) : null
  const towed = entry.caravan !== null
  return {
    locationSlug: place.slug,
    car_type: condition,
    item_type: entry.itemType,
    ...state,
    year,
    make: entry.make,
    model: entry.model,
    badge: badge.badge,
    series: entry.series,
    name: `${year} ${entry.make} ${entry.model} ${badge.badge}`,
    carsales_title: [
      year,
      entry.make,
      entry.model,
      badge.badge,
      towed ? '' : badge.engine.simpleTransmission,
      age < 1 ? `MY${String(year).slice(2)}` : '',
    ]
      .filter(Boolean)
      .join(' '),
    stocknum,
    vin: demoVin(dice, entry.make, year),
    nvic,
    has_nvic: nvic !== null,
    regplate: isRegistered(entry, condition) ? demoPlate(dice, place.state) : null,
    rego_expiry: isRegistered(entry, condition) ? nextExpiry(dice, now) : null,
    colour: pictures.colour,
    interior_colour: entry.itemType === 'car' ? dice.pick(interiorColours) : null,
    km: towed ? null : odometerKm,
    build_date: monthText(year, month, 0),
    compliance_date: monthText(year, month, entry.itemType === 'car' ? 1 : 0),
    ...prices,
    certified,
    custom_rank: rankOf(dice, state, pictures.images.length, prices.offer_price !== null),
    views: condition === 'new' ? dice.int(12, 240) : dice.int(20, 900),
    body: entry.body,
    fuel: towed ? null : badge.engine.fuel,
    trans: towed ? null : badge.engine.transmission,
    drive: towed ? null : badge.engine.drive,
    simple_body: entry.simpleBody,
    simple_fuel: towed ? null : badge.engine.fuel.replace(/ - .*/, ''),
    simple_transmission: towed ? null : badge.engine.simpleTransmission,
    seats: entry.seats,
    doors: entry.doors,
    gearnum: towed || badge.engine.gears < 2 ? null : badge.engine.gears,
    bodyconfiguration:
      entry.simpleBody === 'Ute' ? 'Double Cab Pick-up' : entry.itemType === 'truck' ? 'Single Cab' : null,
    engine_size: badge.engine.litres === null ? null : Math.round(badge.engine.litres * 1000),
    engine_size_litres: badge.engine.litres,
    variant: variantOf(entry, badge),
    caravan_specifications: caravanSpecifications(entry),
    images: pictures.images,
    spin_images: pictures.spin_images,
    spin_interior_image: pictures.spin_interior_image,
    hotspots: pictures.hotspots,
    video_url: pictures.video_url,
    walkaround_videos: pictures.walkaround_videos,
    dealercomments: dealerComments(dice, {
      model: entry,
      badge,
      year,
      condition,
      odometerKm,
      colour: pictures.colour,
      ageYears: age,
      certified,
      features,
      suburb: place.suburb,
    }),
    standardEquipment: features,
    payment_processors: asking !== null && asking > 0 && state.status === 'in_stock' ? plan.paymentProcessors : [],
    autograb_data:
      condition === 'used' && entry.itemType === 'car' && dice.chance(0.7) ? marketData(dice, value) : null,
    finance_lenders: asking !== null && asking >= 3_000 ? lendersFor(asking, plan) : null,
    private_suburb: null,
    private_postcode: null,
  }
}

/** The dealership's own lender, and the general one that a group's site shows. */
const lendersFor = (asking: number, { financeProvider, finance }: StockPlan) =>
  Object.fromEntries(
    [...new Set([financeProvider, 'Manual'])].map((provider) => [
      provider,
      lenderData(asking, { provider, ...finance }),
    ]),
  )

const marketData = (dice: Random, value: number) => ({
  average_market_price: Math.round(value * (0.98 + dice.next() * 0.09)),
  state_average_market_price: Math.round(value * (0.99 + dice.next() * 0.09)),
})

const rankOf = (dice: Random, state: { status: string; listed_at: string }, photos: number, onOffer: boolean): number =>
  (state.status === 'sold' ? 0 : 20) +
  Math.min(photos, 5) * 4 +
  (onOffer ? 15 : 0) +
  (state.status === 'coming_soon' ? -8 : 0) +
  dice.int(0, 40)

/**
 * The stock of one demo dealership (CAR-01..35): the same plan and day always give the same vehicles, in the same order
 * and with the same stock numbers.
 */
export const generateStock = (around: StockSurroundings): DemoCar[] => {
  const { plan, now } = around
  const dice = random(plan.seed)
  const cars: DemoCar[] = []
  for (const kind of ['car', 'motorcycle', 'truck', 'caravan'] as const) {
    for (const condition of ['new', 'demo', 'used'] as const) {
      const models = modelsFor(kind, condition, plan, now.getFullYear())
      const wanted = plan.counts[kind]?.[condition] ?? 0
      for (let index = 0; index < wanted && models.length > 0; index += 1) {
        const entry = pickModel(dice, models, condition, plan.franchises)
        const stocknum = `${plan.prefix}${String(10_001 + cars.length * 7)}`
        cars.push(vehicle(dice, around, entry, dice.pick(entry.badges), condition, stocknum))
      }
    }
  }
  return cars
}
