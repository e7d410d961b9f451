import { request } from 'undici'
import { env } from '@/src/env'
import { webReplicas, type WebReplica } from './webReplicas'

const TAGS_PER_CALL = 200

const tell = async ({ origin, host }: WebReplica, tags: string[]): Promise<void> => {
  for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
    const { statusCode, body } = await request(new URL('/api/internal/revalidate', origin), {
      method: 'POST',
      headers: { host, authorization: `Bearer ${env().INTERNAL_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(start, start + TAGS_PER_CALL) }),
      headersTimeout: 10_000,
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The web server at ${origin} answered ${statusCode} to a revalidation.`)
  }
}

/**
 * Sends cache tags that are out of date to every web process. Each has in-memory data beside the cache they share,
 * which the worker cannot reach.
 *
 * @throws Error when one of them fails, after all were called; the job is then tried again.
 */
export const revalidate = async (tags: string[]): Promise<void> => {
  const replicas = await webReplicas(env().INTERNAL_URL)
  const told = await Promise.allSettled(replicas.map((replica) => tell(replica, tags)))
  const failed = told.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
