import type { StockPlan } from '@/tenants/demo/DemoTenant'
import type { Retention } from '../catalogue/CatalogueModel'
import type { DemoCar } from './DemoCar'
import type { Random } from '../random'

type PriceTag = Pick<
  DemoCar,
  'price' | 'offer_price' | 'before_price' | 'price_type' | 'subscription_price' | 'preorder'
>

export interface PriceFacts {
  /** What the market would pay, in dollars. */
  value: number
  /** Of its grade, drive away, as the model's page says. */
  newPriceDollars: number
  condition: DemoCar['car_type']
  plan: StockPlan
  status: DemoCar['status']
  /** Listed long enough to have had another price before (LAW-05). */
  mayBeReduced: boolean
}

/** Enough of them that a row of similar cars does not stand at one price. */
const endings = [990, 990, 490, 888, 790, 690, 450, 290] as const

/** Share of the new price left after the first year, and kept in each further year. */
const curves: Record<Retention, { first: number; yearly: number }> = {
  strong: { first: 0.93, yearly: 0.955 },
  average: { first: 0.87, yearly: 0.93 },
  weak: { first: 0.79, yearly: 0.9 },
}

/** What a demonstrator costs of the price new, and what a used one costs of it at most. */
const DEMO_SHARE = 0.93
const MOST_USED_SHARE = 0.95
/** A price is not said to be reduced by less. */
const LEAST_SAVING = 500

const YEARLY_KM = { car: 14_500, motorcycle: 4_000, truck: 30_000, caravan: 0 }
const LIST_PRICE_RISE = 0.024
const LOSS_PER_1000_KM = 0.0026

interface ValuedVehicle {
  itemType: keyof typeof YEARLY_KM
  newPriceDollars: number
  retention: Retention
  ageYears: number
  odometerKm: number
}

/** Kilometres a vehicle of that age has usually done. */
export const usualKm = (itemType: ValuedVehicle['itemType'], ageYears: number): number =>
  Math.round(YEARLY_KM[itemType] * Math.max(ageYears, 0.3))

/**
 * What a dealer would ask for a used vehicle, in whole dollars: the maker's price of its year, less depreciation by age,
 * corrected for more or fewer kilometres than usual.
 */
export const marketValueDollars = (vehicle: ValuedVehicle): number => {
  const { first, yearly } = curves[vehicle.retention]
  const priceWhenNew = vehicle.newPriceDollars * (1 - LIST_PRICE_RISE) ** vehicle.ageYears
  const byAge = vehicle.ageYears < 1 ? 1 - (1 - first) * vehicle.ageYears : first * yearly ** (vehicle.ageYears - 1)
  const extraThousands = (vehicle.odometerKm - usualKm(vehicle.itemType, vehicle.ageYears)) / 1000
  const byKm = Math.min(1.12, Math.max(0.6, 1 - extraThousands * LOSS_PER_1000_KM))
  return Math.round(priceWhenNew * byAge * byKm)
}

/** The nearest price a dealer would write on the windscreen: $28,990, $31,888, $9,490. */
const windscreenPrice = (dollars: number, ending: (typeof endings)[number]): number => {
  const base = Math.round((dollars - ending) / 1000) * 1000
  return Math.max(base + ending, 2990)
}

/**
 * The prices on a vehicle (CAR-05, PRC-16..20): a plain price mostly; sometimes an offer below it, a was-price above it,
 * a weekly subscription, nothing at all (price on application), or PREORDER for what is still on the water. No price, and no
 * was-price, is above that of the grade new (LAW-05).
 */
export const priceTag = (dice: Random, facts: PriceFacts): PriceTag => {
  const { value, newPriceDollars, condition, plan, status, mayBeReduced } = facts
  const isNew = condition !== 'used'
  // A demonstrator has been driven here. The dice are thrown for it all the same, so that no other vehicle changes.
  const preorder = status === 'coming_soon' && isNew && dice.chance(0.5) && condition === 'new'
  const onApplication = preorder || (status === 'in_stock' && dice.chance(0.02))
  const ending = dice.pick(endings)
  // A new one costs what its grade's table says, any other one less.
  const plain =
    condition === 'new'
      ? newPriceDollars
      : windscreenPrice(
          Math.min(condition === 'demo' ? DEMO_SHARE : MOST_USED_SHARE, value / newPriceDollars) * newPriceDollars,
          ending,
        )
  const kind = dice.weighted([
    ['plain', 68],
    ['offer', isNew ? 16 : 8],
    ['was', isNew ? 6 : 16],
  ] as const)
  const step = Math.max(500, Math.round((plain * (0.03 + dice.next() * 0.05)) / 500) * 500)
  const asking = kind === 'was' && condition === 'new' ? plain - step : plain
  const offer = kind === 'offer' ? asking - step : null
  const was = Math.min(asking + step, newPriceDollars)
  const before = kind === 'was' && was - asking >= LEAST_SAVING ? was : offer === null ? null : asking
  const subscribes = condition === 'used' && dice.chance(plan.subscriptionShare)
  return {
    price: onApplication ? null : asking,
    offer_price: onApplication ? null : offer,
    before_price: onApplication || !mayBeReduced ? null : before,
    price_type: isNew ? 'drive_away' : plan.usedPriceType,
    subscription_price: subscribes ? Math.round((asking * 0.0068) / 5) * 5 + 4 : null,
    preorder,
  }
}
