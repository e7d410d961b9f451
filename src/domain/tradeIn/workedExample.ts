import type { Comparison } from '../stock/pricing/pricePosition'
import { conditionMeans, conditionQuestions } from './conditionQuestions'
import { estimateOf, TRADE_SHARE, type TradeInEstimate, type TradeInVehicle } from './estimateOf'

/** A car's estimate, what it would be in each condition, and by how many dollars each other answer moves it. */
export interface Worked {
  estimate: TradeInEstimate
  /** `means`: the condition in plain words. */
  conditions: { answer: string; means: string; low: number; high: number }[]
  others: { label: string; answers: { answer: string; dollars: number }[] }[]
}

/** A trade-in gone through from beginning to end. */
export interface TradeInExample extends Worked {
  vehicle: { year: number; make: string; model: string; odometerKm: number }
  picture: string | null
  /** What the dealership asks for such a car of its own, with what that includes (LAW-04). */
  asked: { text: string; basis: string; odometerKm: number; href: string }
}

// What is owed changes no value.
const { condition: _condition, owing: _owing, ...others } = conditionQuestions

/** Shapes that many drive: an example of one says something of most cars. */
export const USUAL_BODIES = ['Hatchback', 'SUV']
const ORDINARY = { years: [3, 5], km: [30_000, 90_000] } as const

const within = ([from, to]: readonly [number, number], value: number): boolean => value >= from && value <= to

/** Which cars make the better example, the best 0: neither nearly new nor nearly worn, and of a shape that many drive; 2: any. */
export const exampleSort = ({ year, odometerKm }: TradeInVehicle, isUsual: boolean, now: Date): 0 | 1 | 2 => {
  if (!within(ORDINARY.years, now.getFullYear() - year) || !within(ORDINARY.km, odometerKm)) return 2
  return isUsual ? 0 : 1
}

const middle = ({ low, high }: Pick<TradeInEstimate, 'low' | 'high'>): number => (low + high) / 2

/** One estimate gone through as the form would, answer by answer; null where the form would have none. */
export const workedExample = (
  own: TradeInVehicle,
  comparisons: readonly Comparison[],
  rules: { minimum: number; now: Date },
): Worked | null => {
  const withAnswers = (answers: Record<string, string>) => estimateOf(own, comparisons, answers, rules)
  const estimate = withAnswers({})
  if (!estimate) return null
  return {
    estimate,
    conditions: Object.entries(conditionMeans).flatMap(([answer, means]) => {
      const changed = withAnswers({ condition: answer })
      return changed ? [{ answer, means, low: changed.low, high: changed.high }] : []
    }),
    others: Object.entries(others).map(([key, { label, percent }]) => ({
      label,
      answers: Object.keys(percent).flatMap((answer) => {
        const changed = withAnswers({ [key]: answer })
        return changed ? [{ answer, dollars: middle(changed) - middle(estimate) }] : []
      }),
    })),
  }
}

/**
 * Whether every figure of an example leaves the dealership what it keeps of the price it asks for such a car itself: who
 * reads both would otherwise be promised more than can be paid.
 */
export const staysBelow = ({ estimate, conditions }: Pick<Worked, 'estimate' | 'conditions'>, asked: number): boolean =>
  Math.max(...[estimate, ...conditions].map(({ high }) => high)) <= asked * TRADE_SHARE.high

/** How far apart the ends of a range are, as a share of its middle: the narrower, the more it says. */
export const spread = (range: Pick<TradeInEstimate, 'low' | 'high'>): number => (range.high - range.low) / middle(range)
