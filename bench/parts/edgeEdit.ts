import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { edgePort, sharedEdge, UNLIMITED } from '../lib/sharedEdge.ts'
import { site } from '../lib/stand.ts'
import { median, quantile } from '../lib/stats.ts'
import { editCar, signIn } from './sync.ts'

const EDITS = 20
const LIMIT_MS = 1500

/** From one edit in the admin to fresh pages at the edge and to the search, as visitors ask them. */
export const edgeEdit = async (bench: Bench): Promise<PartResult> => {
  const stand = await sharedEdge(bench)
  const token = await signIn(stand)
  const behindEdge = { ...stand, web: { ...stand.web, port: edgePort(stand, UNLIMITED) } }
  const cars = (await stand.carsOf(site)).slice(0, EDITS)
  const seen = { searchable: [0], page: [0], groupPage: [0] }
  for (const values of Object.values(seen)) values.pop()
  for (const [index, car] of cars.entries()) {
    const times = await editCar(behindEdge, token, car, car.price + 111 + index)
    seen.searchable.push(times.searchable)
    seen.page.push(times.page)
    seen.groupPage.push(times.groupPage)
  }
  const names = { searchable: 'searchable', page: 'its page', groupPage: "its page on the group's site" }
  const rows = (['searchable', 'page', 'groupPage'] as const).map((kind) => [
    names[kind],
    `${whole(median(seen[kind]))} ms`,
    `${whole(quantile(seen[kind], 0.95))} ms`,
  ])
  const worst = Math.max(...Object.values(seen).map((values) => quantile(values, 0.95)))
  return {
    text: [table(['edit to', 'median', 'p95'], rows), `${cars.length} price edits over REST, asked for every 10 ms.`],
    limits: [
      {
        promise: 'An edit is fresh at the edge and in search within 1.5 s (p95)',
        measured: `${fixed(worst / 1000)} s`,
        kept: worst <= LIMIT_MS,
      },
    ],
  }
}
