import { z } from 'zod'

/**
 * Push services of the browsers. A browser names the address its messages go to, so our server only ever asks these hosts.
 * Chrome and its relatives, Firefox, Safari, Edge on Windows.
 */
const PUSH_HOSTS =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:.+\.)?push\.apple\.com|.+\.notify\.windows\.com)$/

const isPushService =
  (local: readonly string[]) =>
  (endpoint: string): boolean => {
    const url = URL.parse(endpoint)
    if (url === null || url.username !== '') return false
    if (url.protocol === 'http:') return local.includes(url.host)
    return url.protocol === 'https:' && url.port === '' && PUSH_HOSTS.test(url.hostname)
  }

const key = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes)

/**
 * What a browser's `PushSubscription.toJSON()` gives: an address of its push service, a point of P-256 and a secret, base64url.
 *
 * @param local host and port of push services that are asked without TLS: those of tests on this machine
 */
export const pushSubscriptionSchema = (local: readonly string[]) =>
  z.object({
    endpoint: z.string().max(2000).refine(isPushService(local)),
    keys: z.object({ p256dh: key(65), auth: key(16) }),
  })
export type PushSubscription = z.infer<ReturnType<typeof pushSubscriptionSchema>>

/** A message on a locked screen: whose it is, how many cars it is about, and no word of what was searched for. */
export interface PushNote {
  title: string
  body: string
  /** Path on the dealership's site that opens on a press. */
  path: string
}

/** The day's message of saved searches. */
export const alertNote = (dealership: string, cars: number, path: string): PushNote => ({
  title: dealership,
  body: `News of ${cars === 1 ? 'a car' : `${cars} cars`} you asked about.`,
  path,
})
