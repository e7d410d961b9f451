import { request } from 'undici'
import { env } from '@/src/env'

const TAGS_PER_CALL = 200

/**
 * Tells the web servers that pages with these cache tags are out of date. The worker cannot do it itself: the cache is
 * the web process's.
 *
 * @throws Error when the web server does not accept it; the job is then tried again.
 */
export const revalidate = async (tags: string[]): Promise<void> => {
  const { INTERNAL_URL, INTERNAL_SECRET } = env()
  for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
    const { statusCode, body } = await request(new URL('/api/internal/revalidate', INTERNAL_URL), {
      method: 'POST',
      headers: { authorization: `Bearer ${INTERNAL_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(start, start + TAGS_PER_CALL) }),
      headersTimeout: 10_000,
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The web server answered ${statusCode} to a revalidation.`)
  }
}
