import { Histogram, Registry } from 'prom-client'

const createSearchTimes = () => {
  const registry = new Registry()
  const histogram = new Histogram({
    name: 'forecourt_search_seconds',
    help: 'Time the search engine took to answer, as this web process saw it.',
    labelNames: ['outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return { registry, histogram }
}

declare global {
  var forecourtSearchTimes: ReturnType<typeof createSearchTimes> | undefined
}

/** One per process: each route is bundled on its own, so a module variable would be one per route. */
export const searchTimes = (): ReturnType<typeof createSearchTimes> =>
  (globalThis.forecourtSearchTimes ??= createSearchTimes())

/** Notes how long a search took, and whether it was answered. */
export const timedSearch = async <T>(search: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const note = (outcome: 'answered' | 'failed'): void =>
    searchTimes().histogram.observe({ outcome }, (performance.now() - started) / 1000)
  try {
    const answer = await search()
    note('answered')
    return answer
  } catch (error) {
    note('failed')
    throw error
  }
}
