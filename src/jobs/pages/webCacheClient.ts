import { lookup } from 'node:dns/promises'
import { request } from 'undici'
import { env } from '@/src/env'

const TAGS_PER_CALL = 200

/** One web process: its address as a URL, and the host name it was resolved from. */
interface WebReplica {
  origin: string
  host: string
}

const replicasAt = async (address: string): Promise<WebReplica[]> => {
  const url = new URL(address)
  const { host } = url
  // A certificate is valid for the host name, so an https address is not resolved and counts as one server.
  if (url.protocol === 'https:') return [{ origin: url.origin, host }]
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true })
  const ofIpv4 = found.filter(({ family }) => family === 4)
  return (ofIpv4.length > 0 ? ofIpv4 : found).map(({ address: ip, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${ip}]` : ip
    return { origin: one.origin, host }
  })
}

/**
 * Every web process behind the addresses of INTERNAL_URL. A host name that resolves to several addresses means all of
 * them, as the name of a scaled service does under docker compose. Resolved for each call, because replicas come and
 * go.
 *
 * @throws Error when a name cannot be resolved.
 */
export const webReplicas = async (addresses: string[]): Promise<WebReplica[]> =>
  (await Promise.all(addresses.map(replicasAt))).flat()

const tell = async ({ origin, host }: WebReplica, tags: string[]): Promise<void> => {
  for (let start = 0; start < tags.length; start += TAGS_PER_CALL) {
    const { statusCode, body } = await request(new URL('/api/internal/web-cache', origin), {
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
