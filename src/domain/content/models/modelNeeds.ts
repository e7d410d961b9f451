import { factOf, mostOf } from './modelFacts'
import type { ModelTile } from './modelTile'

/** What of a model tells whether it meets a need. */
export type Known = Pick<ModelTile, 'facts' | 'priceFromDollars'>

interface Need {
  key: string
  label: string
  /** The fact that tells; left out: the price. A need is not asked of a kind of vehicle that does not have it. */
  by?: string
  fits: (model: Known) => boolean
}

const fuelIs =
  (pattern: RegExp) =>
  ({ facts }: Known): boolean =>
    pattern.test(factOf(facts, 'Fuel') ?? '')

const costsUnder =
  (dollars: number) =>
  ({ priceFromDollars }: Known): boolean =>
    priceFromDollars !== null && priceFromDollars < dollars

/** What buyers begin with, in the order they ask. */
const NEEDS = [
  { key: 'seven', label: 'Seven seats', by: 'Seats', fits: ({ facts }) => mostOf(facts, 'Seats') >= 7 },
  {
    key: 'tow',
    label: 'Tows 3 tonnes',
    by: 'Braked towing',
    fits: ({ facts }) => mostOf(facts, 'Braked towing') >= 3000,
  },
  { key: 'hybrid', label: 'Hybrid', by: 'Fuel', fits: fuelIs(/hybrid/i) },
  { key: 'electric', label: 'Electric', by: 'Fuel', fits: fuelIs(/electric/i) },
  {
    key: 'allwheel',
    label: 'All-wheel drive',
    by: 'Drive',
    fits: ({ facts }) => /AWD|4WD|4x4/i.test(factOf(facts, 'Drive') ?? ''),
  },
  { key: 'four', label: 'Sleeps four', by: 'Berths', fits: ({ facts }) => mostOf(facts, 'Berths') >= 4 },
  { key: 'under20', label: 'Under $20,000', fits: costsUnder(20_000) },
  { key: 'under30', label: 'Under $30,000', fits: costsUnder(30_000) },
  { key: 'under50', label: 'Under $50,000', fits: costsUnder(50_000) },
] as const satisfies readonly Need[]

export type NeedKey = (typeof NEEDS)[number]['key']

/** Needs that tell models apart: of those that say the fact some fit, and some do not. */
export const needsAmong = (models: readonly Known[]): { key: NeedKey; label: string; count: number }[] =>
  NEEDS.flatMap(({ key, label, fits, ...need }) => {
    const by = 'by' in need ? need.by : null
    const asked = by === null ? models : models.filter(({ facts }) => factOf(facts, by) !== null)
    const count = asked.filter(fits).length
    return count > 0 && count < asked.length ? [{ key, label, count }] : []
  })

/** The needs that none of the models meets. */
export const needsMissed = (models: readonly Known[]): NeedKey[] =>
  NEEDS.filter(({ fits }) => !models.some(fits)).map(({ key }) => key)
