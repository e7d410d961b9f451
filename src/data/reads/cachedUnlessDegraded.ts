import { unstable_cache } from 'next/cache'
import { cachedRead } from './cachedRead'

/** Maximum age of pages rendered while the search engine is down. */
const DEGRADED_SECONDS = 10

class Degraded<T> extends Error {
  constructor(readonly answer: T) {
    super('The search engine is away.')
  }
}

/**
 * `cachedRead` of a search; an answer without the engine (`degraded`) is cached for seconds only, and the page with it.
 */
export const cachedUnlessDegraded = async <T extends { degraded: boolean }>(
  key: [name: string, tenantId: string, ...rest: string[]],
  tags: string[],
  read: () => Promise<T>,
): Promise<T> => {
  try {
    return await cachedRead(key, tags, async () => {
      const answer = await read()
      if (answer.degraded) throw new Degraded(answer)
      return answer
    })
  } catch (error) {
    if (!(error instanceof Degraded)) throw error
    const { answer }: Degraded<T> = error
    return unstable_cache(async () => answer, ['degraded', ...key], { revalidate: DEGRADED_SECONDS })()
  }
}
