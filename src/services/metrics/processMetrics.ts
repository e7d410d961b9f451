import { Counter, Histogram, Registry } from 'prom-client'

const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    searches: new Histogram({
      name: 'forecourt_search_seconds',
      help: 'Time the search engine took to answer, as this web process saw it.',
      labelNames: ['outcome'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    requests: new Histogram({
      name: 'forecourt_request_seconds',
      help: 'Time from a request to the end of its answer, of this web process.',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    cacheReads: new Counter({
      name: 'forecourt_cache_reads_total',
      help: 'Pages and data asked of the cache, by whether they were there.',
      labelNames: ['result'],
      registers,
    }),
  }
}

declare global {
  var forecourtMetrics: ReturnType<typeof createMetrics> | undefined
}

/** Metrics of this process (OPS-02). Each route is bundled on its own, so a module variable would be one per route. */
export const processMetrics = (): ReturnType<typeof createMetrics> => (globalThis.forecourtMetrics ??= createMetrics())

/** Notes how long a search took, and whether it was answered. */
export const timedSearch = async <T>(search: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  const note = (outcome: 'answered' | 'failed'): void =>
    processMetrics().searches.observe({ outcome }, (performance.now() - started) / 1000)
  try {
    const answer = await search()
    note('answered')
    return answer
  } catch (error) {
    note('failed')
    throw error
  }
}
