import { z } from 'zod'
import { jsonOf, mustAsk } from './http.ts'
import type { SearchPair } from './searchPlan.ts'

export type Way = { port: number; host: string; path: string; headers: Record<string, string> }
export type Ways = { ours: Way; direct: Way }

const totalsSchema = z.object({ results: z.array(z.object({ totalHits: z.number() })) })

let visitors = 0

/** Every search comes from a visitor of its own: the endpoint limits what one may ask for in a second. */
const visitor = (): string => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

const send = async ({ port, host, path, headers }: Way, json: unknown) => {
  const startedAt = performance.now()
  const own = { ...headers, 'x-forwarded-for': visitor() }
  const answer = await mustAsk(port, host, path, { method: 'POST', json, headers: own })
  return { ms: performance.now() - startedAt, answer }
}

/**
 * One search after the other, each both ways, the first way alternating.
 * @throws Error when the two ways do not find the same number of cars: then they would not be the same search.
 */
export const oneByOne = async (ways: Ways, pairs: SearchPair[]): Promise<{ ours: number[]; direct: number[] }> => {
  const times = { ours: [0], direct: [0] }
  times.ours.pop()
  times.direct.pop()
  for (const [number, pair] of pairs.entries()) {
    const found: string[] = []
    for (const way of number % 2 === 0 ? (['ours', 'direct'] as const) : (['direct', 'ours'] as const)) {
      const { ms, answer } = await send(ways[way], pair[way])
      times[way].push(ms)
      found.push(JSON.stringify(totalsSchema.parse(jsonOf(answer)).results.map(({ totalHits }) => totalHits)))
    }
    if (found[0] !== found[1])
      throw new Error(`Not the same search: ${found.join(' and ')} for ${JSON.stringify(pair)}`)
  }
  return times
}

/** Some visitors at once, each sending the next search as soon as it has its answer. */
export const together = async (way: Way, searches: unknown[], visitorCount: number): Promise<number[]> => {
  const times: number[] = []
  const left = [...searches]
  const work = async (): Promise<void> => {
    for (let json = left.shift(); json !== undefined; json = left.shift()) times.push((await send(way, json)).ms)
  }
  await Promise.all(Array.from({ length: visitorCount }, work))
  return times
}

/** Searches at several addresses in turn, one of each at a time: what else the machine does hits all of them alike. */
export const inTurn = async (asked: { way: Way; searches: unknown[] }[], rounds: number): Promise<number[][]> => {
  const times: number[][] = asked.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = [...asked.keys()]
    for (const at of round % 2 === 0 ? order : order.toReversed()) {
      const { way, searches } = asked[at] ?? {}
      if (way && searches?.[round] !== undefined) times[at]?.push((await send(way, searches[round])).ms)
    }
  }
  return times
}
