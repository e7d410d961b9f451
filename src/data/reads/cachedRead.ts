import { unstable_cache } from 'next/cache'

/** An hour: what no tag refreshes (an expiry date, 'just arrived') is at most this old. */
const REVALIDATE_SECONDS = 3600

/** Nothing was found: an answer that is not stored. */
class NothingFound<T> extends Error {
  constructor(readonly answer: T) {
    super('Nothing found.')
  }
}

/**
 * Reads once and caches the answer until one of its tags is refreshed. The key must name the tenant (TEN-15); data of
 * the platform itself is part of a site's answer, which then also carries `tagsFor.platform`. Each name must belong to
 * one read only: the callback is bound, so that Next does not add its source code to the key. The bundles of pages and
 * of endpoints contain different source for the same read, and would each cache an answer of their own. An answer is
 * stored as JSON. Errors, null and undefined are never stored, because visitors may request any number of addresses.
 */
export const cachedRead = async <T>(
  key: [name: string, tenantId: string, ...rest: string[]],
  tags: string[],
  read: () => Promise<T>,
): Promise<T> => {
  const readSomething = async (): Promise<T> => {
    const answer = await read()
    if (answer === null || answer === undefined) throw new NothingFound(answer)
    return answer
  }
  try {
    return await unstable_cache(readSomething.bind(null), key, { tags, revalidate: REVALIDATE_SECONDS })()
  } catch (error) {
    if (!(error instanceof NothingFound)) throw error
    const { answer }: NothingFound<T> = error
    return answer
  }
}
