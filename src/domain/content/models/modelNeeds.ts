import { factOf, mostOf } from './modelFacts'
import type { ModelTile } from './modelTile'

type Known = Pick<ModelTile, 'facts' | 'priceFromDollars'>

interface Need {
  key: string
  label: string
  fits: (model: Known) => boolean
}

const fuelIs =
  (pattern: RegExp) =>
  ({ facts }: Known): boolean =>
    pattern.test(factOf(facts, 'Fuel') ?? '')

/** What buyers begin with, in the order they ask. */
const NEEDS = [
  { key: 'seven', label: 'Seven seats', fits: ({ facts }) => mostOf(facts, 'Seats') >= 7 },
  { key: 'tow', label: 'Tows 3 tonnes', fits: ({ facts }) => mostOf(facts, 'Braked towing') >= 3000 },
  { key: 'hybrid', label: 'Hybrid', fits: fuelIs(/hybrid/i) },
  { key: 'electric', label: 'Electric', fits: fuelIs(/electric/i) },
  { key: 'allwheel', label: 'All-wheel drive', fits: ({ facts }) => /AWD|4WD|4x4/i.test(factOf(facts, 'Drive') ?? '') },
  { key: 'four', label: 'Sleeps four', fits: ({ facts }) => mostOf(facts, 'Berths') >= 4 },
  {
    key: 'under50',
    label: 'Under $50,000',
    fits: ({ priceFromDollars }) => priceFromDollars !== null && priceFromDollars < 50_000,
  },
] as const satisfies readonly Need[]

export type NeedKey = (typeof NEEDS)[number]['key']

/** Needs that tell these models apart: some fit, and some do not. */
export const needsAmong = (models: readonly Known[]): { key: NeedKey; label: string; count: number }[] =>
  NEEDS.flatMap(({ key, label, fits }) => {
    const count = models.filter(fits).length
    return count > 0 && count < models.length ? [{ key, label, count }] : []
  })

/** The needs that none of the models meets. */
export const needsMissed = (models: readonly Known[]): NeedKey[] =>
  NEEDS.filter(({ fits }) => !models.some(fits)).map(({ key }) => key)
