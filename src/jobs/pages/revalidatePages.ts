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
 * Tells every web process that pages with these cache tags are out of date. Each has memories of its own beside the cache
 * they share; the worker has neither.
 *
 * @throws Error when one of them does not accept it, after all were told; the job is then tried again.
 */
export const revalidate = async (tags: string[]): Promise<void> => {
  const replicas = await webReplicas(env().INTERNAL_URL)
  const told = await Promise.allSettled(replicas.map((replica) => tell(replica, tags)))
  const failed = told.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
