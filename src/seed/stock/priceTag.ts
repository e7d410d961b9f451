import type { StockPlan } from '@/tenants/demo/DemoTenant'
import type { DemoCar } from './DemoCar'
import { windscreenPrice } from './marketValue'
import type { Random } from '../random'

type PriceTag = Pick<
  DemoCar,
  'price' | 'offer_price' | 'before_price' | 'price_type' | 'subscription_price' | 'preorder'
>

export interface PriceFacts {
  /** What the market would pay, in dollars. */
  value: number
  condition: DemoCar['car_type']
  plan: StockPlan
  status: DemoCar['status']
  /** Listed long enough to have had another price before (LAW-05). */
  mayBeReduced: boolean
}

const endings = [990, 990, 990, 888, 490] as const

/**
 * The prices on a vehicle (CAR-05, PRC-16..20): a plain price mostly; sometimes an offer below it, a was-price above it,
 * a weekly subscription, nothing at all (price on application), or PREORDER for what is still on the water.
 */
export const priceTag = (dice: Random, { value, condition, plan, status, mayBeReduced }: PriceFacts): PriceTag => {
  const isNew = condition !== 'used'
  // A demonstrator has been driven here. The dice are thrown for it all the same, so that no other vehicle changes.
  const preorder = status === 'coming_soon' && isNew && dice.chance(0.5) && condition === 'new'
  const onApplication = preorder || (status === 'in_stock' && dice.chance(0.02))
  const asking = windscreenPrice(condition === 'demo' ? value * 0.93 : isNew ? value * 1.04 : value, dice.pick(endings))
  const kind = dice.weighted([
    ['plain', 68],
    ['offer', isNew ? 16 : 8],
    ['was', isNew ? 6 : 16],
  ] as const)
  const step = Math.max(500, Math.round((asking * (0.03 + dice.next() * 0.05)) / 500) * 500)
  const offer = kind === 'offer' ? asking - step : null
  const before = kind === 'was' ? asking + step : offer === null ? null : asking
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
