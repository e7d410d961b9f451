import { unstable_cache } from 'next/cache'

/** An hour: what no tag refreshes (an expiry date, 'just arrived') is at most this old. */
const REVALIDATE_SECONDS = 3600

/**
 * Reads once and keeps the answer until one of its tags is refreshed. The key must name the tenant (TEN-15), and one name
 * belongs to one read: Next would tell reads apart by their source too, which the pages' bundle and the endpoints' spell
 * differently, so that each kept an answer of its own; a bound function has none. An answer is stored as JSON; an error
 * is never stored.
 */
export const cachedRead = <T>(
  key: [name: string, tenantId: string, ...rest: string[]],
  tags: string[],
  read: () => Promise<T>,
): Promise<T> => unstable_cache(read.bind(null), key, { tags, revalidate: REVALIDATE_SECONDS })()
