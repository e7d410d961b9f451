import type { DemoLocation, StockPlan } from '@/tenants/demo/DemoTenant'
import { carTitle } from '@/src/domain/stock/car/carTitle'
import { cabOf, caravanSpecifications, variantOf } from './catalogueFacts'
import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'
import { dealerComments } from './dealerComments'
import type { Condition, DemoCar } from './DemoCar'
import { equipmentFor } from './equipment'
import { demoNvic, demoPlate, demoVin } from './identifiers'
import { drives, fuelName } from '../sites/demoGrade'
import { lenderData } from '../sites/lenderData'
import { interiorColours } from './paint'
import { floorPlanOf, planPicture } from '../catalogue/floorPlan'
import { hotspotsOf, picturesFor } from '../pictures/picturesFor'
import { mayBeReduced } from './pricesSinceListed'
import { marketValueDollars, priceTag } from './priceTag'
import type { Random } from '../random'
import { demoAvailability } from './demoAvailability'
import { demoRank } from './demoRank'
import type { LeadsShown } from '../pictures/LeadsShown'
import type { StudioLibrary } from '../pictures/StudioLibrary'
import { isRegistered, locationFor, monthOf, monthText, nextExpiry, odometerOf, yearOf } from './vehicleHistory'

/** About half of what is usual. */
const LOW_KM_A_YEAR = 7500

export interface StockSurroundings {
  plan: StockPlan
  locations: readonly DemoLocation[]
  library: StudioLibrary
  /** Of the vehicles made before, of all websites. */
  leads: LeadsShown
  now: Date
}

export const demoVehicle = (
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
  const place = locationFor(dice, around.locations, entry, condition)
  const floorPlan = floorPlanOf(entry)
  const pictures = picturesFor(dice, around.library, entry.studioBody, around.leads, {
    site: plan.prefix,
    make: entry.make,
    model: entry.model,
    electric: badge.engine.fuel === 'Electric',
    first: plan.firstPicture[condition],
    plan: floorPlan && { url: planPicture(entry, badge.badge), bed: floorPlan.bed },
  })
  const { chosen, features } = equipmentFor(dice, entry, badge, age)
  const certified = condition === 'used' && plan.certifiedMakes.includes(entry.make) && age < 6 && odometerKm < 100_000
  const value = marketValueDollars({
    itemType: entry.itemType,
    newPriceDollars: badge.newPriceDollars,
    retention: entry.retention,
    ageYears: condition === 'used' ? age : 0,
    odometerKm: condition === 'used' && entry.itemType !== 'caravan' ? odometerKm : 0,
  })
  const state = demoAvailability(dice, condition, now)
  const hasLowKilometres = drives(entry) && odometerKm < LOW_KM_A_YEAR * Math.max(age, 1)
  const prices = priceTag(dice, {
    value,
    newPriceDollars: badge.newPriceDollars,
    condition,
    plan,
    status: state.status,
    mayBeReduced: mayBeReduced(state.listed_at, now),
  })
  const asking = prices.offer_price ?? prices.price
  const nvic = dice.chance(0.85) && entry.itemType === 'car' ? demoNvic(dice) : null
  const towed = !drives(entry)
  const name = carTitle({ year, make: entry.make, model: entry.model, badge: badge.badge })
  return {
    locationSlug: place.slug,
    car_type: condition,
    item_type: entry.itemType,
    ...state,
    tag: state.tag === 'Low Kilometres' && !hasLowKilometres ? null : state.tag,
    year,
    make: entry.make,
    model: entry.model,
    badge: badge.badge,
    series: entry.series,
    name,
    carsales_title: [name, towed ? '' : badge.engine.simpleTransmission, age < 1 ? `MY${String(year).slice(2)}` : '']
      .filter(Boolean)
      .join(' '),
    stocknum,
    vin: demoVin(dice, entry.make, year),
    nvic,
    has_nvic: nvic !== null,
    regplate: isRegistered(entry, condition) ? demoPlate(dice, place.state) : null,
    rego_expiry: isRegistered(entry, condition) ? nextExpiry(dice, now) : null,
    colour: pictures.colour,
    interior_colour: entry.itemType === 'car' ? seatsIn(dice, pictures.upholstery) : null,
    km: towed ? null : odometerKm,
    build_date: monthText(year, month, 0),
    compliance_date: monthText(year, month, entry.itemType === 'car' ? 1 : 0),
    ...prices,
    certified,
    custom_rank: demoRank(dice, {
      status: state.status,
      photos: pictures.images.length,
      onOffer: prices.offer_price !== null,
      colour: pictures.colour,
    }),
    views: condition === 'new' ? dice.int(12, 240) : dice.int(20, 900),
    body: entry.body,
    fuel: towed ? null : badge.engine.fuel,
    trans: towed ? null : badge.engine.transmission,
    drive: towed ? null : badge.engine.drive,
    simple_body: entry.simpleBody,
    simple_fuel: towed ? null : fuelName(badge.engine),
    simple_transmission: towed ? null : badge.engine.simpleTransmission,
    seats: entry.seats,
    doors: entry.doors,
    gearnum: towed || badge.engine.gears < 2 ? null : badge.engine.gears,
    bodyconfiguration: entry.itemType === 'truck' ? 'Single Cab' : cabOf(entry),
    engine_size: badge.engine.litres === null ? null : Math.round(badge.engine.litres * 1000),
    engine_size_litres: badge.engine.litres,
    variant: variantOf(entry, badge),
    caravan_specifications: caravanSpecifications(entry),
    images: pictures.images,
    spin_images: pictures.spin_images,
    spin_interior_image: pictures.spin_interior_image,
    hotspots: hotspotsOf(pictures.hotspots, features),
    video_url: pictures.video_url,
    walkaround_videos: pictures.walkaround_videos,
    dealercomments: dealerComments(dice, {
      model: entry,
      badge,
      year,
      condition,
      odometerKm,
      colour: pictures.colour,
      certified,
      chosen,
      features,
      suburb: place.suburb,
      franchised: plan.franchises.includes(entry.make),
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

/** The dice are thrown in any case, so that what follows does not hang on the pictures. */
const seatsIn = (dice: Random, pictured: string | null): string => {
  const usual = dice.pick(interiorColours)
  return pictured ?? usual
}

const marketData = (dice: Random, value: number) => ({
  average_market_price: Math.round(value * (0.98 + dice.next() * 0.09)),
  state_average_market_price: Math.round(value * (0.99 + dice.next() * 0.09)),
})
