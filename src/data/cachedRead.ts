import { unstable_cache } from 'next/cache'

/** An hour: what no tag refreshes (an expiry date, 'just arrived') is at most this old. */
const REVALIDATE_SECONDS = 3600

/**
 * Reads once and keeps the answer until one of its tags is refreshed. The key must name the tenant (TEN-15). An answer
 * is stored as JSON; an error is never stored.
 */
export const cachedRead = <T>(
  key: [name: string, tenantId: string, ...rest: string[]],
  tags: string[],
  read: () => Promise<T>,
): Promise<T> => unstable_cache(read, key, { tags, revalidate: REVALIDATE_SECONDS })()
