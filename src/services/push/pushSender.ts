import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { PushNote, PushSubscription } from '@/src/domain/shopper/push/pushSubscription'

/** The key pair by which push services know this installation (VAPID, RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Derived from the installation's secret: the same in every process, and nothing to configure. */
export const vapidKeys = (secret: string): VapidKeys => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push v1', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

export interface PushSender {
  /**
   * 'gone': the browser takes no messages any more.
   *
   * @throws Error with the status alone when it may be tried again
   */
  send: (to: PushSubscription, note: PushNote) => Promise<'sent' | 'gone'>
}

const TIMEOUT_MS = 10_000
/** A message about stock is worth nothing the day after. */
const TTL_SECONDS = 12 * 60 * 60

/**
 * Messages to browsers, encrypted for the one that subscribed (RFC 8291). No account is needed.
 *
 * @param subject address of the operator for the push service, 'mailto:...'
 */
export const pushSender = (secret: string, subject: string): PushSender => ({
  send: async (to, note) => {
    const details = webPush.generateRequestDetails(to, JSON.stringify(note), {
      vapidDetails: { subject, ...vapidKeys(secret) },
      TTL: TTL_SECONDS,
      urgency: 'low',
      topic: 'saved-searches',
    })
    const { 'Content-Length': _length, ...headers } = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    )
    // The address of a subscription is a secret: it stays out of errors.
    const { status } = await fetch(details.endpoint, {
      method: details.method,
      headers,
      body: new Uint8Array(details.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new Error('A push service did not answer.')
    })
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`A push service answered ${status}.`)
    return 'sent'
  },
})
