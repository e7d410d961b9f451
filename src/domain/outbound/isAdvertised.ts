import { slugify } from '../site/slugify'
import type { OutboundCar, OutboundSite } from './OutboundCar'

type RuleCar = Pick<OutboundCar, 'car_type' | 'make' | 'status' | 'stocknum'>
type Rule = (car: RuleCar, makeSlugs: readonly string[]) => boolean

const all: Rule = () => true
const isNew: Rule = (car) => car.car_type === 'new'
const isUsed: Rule = (car) => car.car_type === 'used'
const isDemo: Rule = (car) => car.car_type === 'demo'
const inStock: Rule = (car) => car.status === 'in_stock'
const hasNumber: Rule = (car) => car.stocknum !== null
const popular: Rule = (car, slugs) => slugs.length === 0 || slugs.includes(slugify(car.make))

/** The presets of `settings.search.visibilityRule`, for cars instead of search documents, with the same numbers. */
const rules: readonly Rule[] = [
  all,
  isNew,
  isUsed,
  isDemo,
  (car) => !isUsed(car, []),
  (car) => !isNew(car, []),
  inStock,
  (car) => car.status !== 'sold',
  (car) => car.status === 'coming_soon',
  (car) => isNew(car, []) && inStock(car, []),
  (car) => isUsed(car, []) && inStock(car, []),
  hasNumber,
  (car) => isUsed(car, []) && hasNumber(car, []),
  popular,
  (car, slugs) => isUsed(car, []) || popular(car, slugs),
]

/** Whether a site's visibility rule includes a car (SEA-25); an unknown number means the base rule. */
export const withinVisibilityRule = (
  car: RuleCar,
  { visibilityRule, visibilityMakes }: Pick<OutboundSite, 'visibilityRule' | 'visibilityMakes'>,
): boolean => (rules[visibilityRule] ?? all)(car, visibilityMakes)

/**
 * Whether a car is in outbound feeds at all (FEED-09): shown on the site, in stock and not reserved. Sold, incoming,
 * pending, archived and hidden cars are not.
 */
export const isAdvertised = (
  car: RuleCar & Pick<OutboundCar, 'reserved' | 'show_on_dealer_website'>,
  site: Pick<OutboundSite, 'visibilityRule' | 'visibilityMakes'>,
): boolean =>
  car.status === 'in_stock' && car.show_on_dealer_website && !car.reserved && withinVisibilityRule(car, site)
