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
 * Reads once and keeps the answer until one of its tags is refreshed. The key must name the tenant (TEN-15); what is read of
 * the platform itself is part of a site's answer, which then carries `tagsFor.platform` too. One name
 * belongs to one read: Next would tell reads apart by their source too, which the pages' bundle and the endpoints' spell
 * differently, so that each kept an answer of its own; a bound function has none. An answer is stored as JSON. An error
 * is never stored, and neither is null or undefined, nothing found: visitors may ask for any number of addresses.
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
