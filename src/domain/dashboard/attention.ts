import type { FeedAge } from '../health/feedAge'
import type { RunState } from '../feeds/runStates'
import { counted } from '../counted'

/** The state of a dealership, as far as the reader may see it: what they may not see is null. */
export interface Standing {
  id: string
  name: string
  /** Null for a group, whose website shows its members' cars. */
  forSale: number | null
  overdueLeads: number | null
  feeds: readonly { active: boolean; age: FeedAge; held: number; lastState: RunState | null }[] | null
  refusedCars: number | null
}

export interface NeedsAttention {
  id: string
  name: string
  /** In words, the most urgent first: '3 leads overdue'. */
  reasons: string[]
}

const failedStates: readonly (RunState | null)[] = ['failed', 'interrupted']

/** What of a dealership wants looking at, each with a weight. */
const reasonsOf = ({ forSale, overdueLeads, feeds, refusedCars }: Standing): [weight: number, words: string][] => {
  const active = (feeds ?? []).filter((feed) => feed.active)
  const held = active.reduce((sum, feed) => sum + feed.held, 0)
  const overdue = active.filter(({ age }) => age === 'overdue').length
  const failed = active.filter(({ lastState }) => failedStates.includes(lastState)).length
  const reasons: [number, number | null, string][] = [
    [1000, overdueLeads, `${counted(overdueLeads ?? 0, 'lead')} overdue`],
    [500, held, `${counted(held, 'delivery', 'deliveries')} waiting for approval`],
    [400, failed, `${counted(failed, 'feed')} failed`],
    [300, overdue, `${counted(overdue, 'feed')} without a delivery for a day`],
    [200, forSale === 0 ? 1 : 0, 'No car for sale'],
    [100, refusedCars, `${counted(refusedCars ?? 0, 'car')} refused by the search`],
  ]
  return reasons
    .flatMap(([weight, count, words]) => (count ? [[weight + Math.min(count, 99), words] as const] : []))
    .map(([weight, words]) => [weight, words])
}

/** Dealerships with something to look at, the most urgent first (CMS-02). */
export const needAttention = (standings: readonly Standing[]): NeedsAttention[] =>
  standings
    .map((standing) => {
      const reasons = reasonsOf(standing)
      const weight = reasons.reduce((sum, [each]) => sum + each, 0)
      return { id: standing.id, name: standing.name, reasons: reasons.map(([, words]) => words), weight }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name))
    .map(({ id, name, reasons }) => ({ id, name, reasons }))
