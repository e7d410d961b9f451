import { z } from 'zod'
import type { ConversionDestination } from './ConversionDestination'
import { metaEvent } from './metaEvent'

const TIMEOUT_MS = 10_000

interface MetaAccount {
  /** The Graph API with its version, such as https://graph.facebook.com/v24.0. */
  url: string
  token: string
  pixelId: string
}

const received = z.object({ events_received: z.int().min(1) })
const failure = z.object({ error: z.object({ code: z.int().optional(), is_transient: z.boolean().optional() }) })

/** Codes of errors that pass: unknown, service, too many calls. */
const PASSING = new Set([1, 2, 4, 17, 32, 341, 613])

const isPassing = (status: number, code: number | undefined, transient: boolean | undefined): boolean =>
  status >= 500 || status === 429 || transient === true || (code !== undefined && PASSING.has(code))

/**
 * Meta's Conversions API over HTTP: `POST /{pixel}/events`. The token travels in the body, not in the address. No text of
 * Meta's answers is kept: it may repeat what was sent.
 */
export const metaConversions = ({ url, token, pixelId }: MetaAccount): ConversionDestination => ({
  send: async (conversion) => {
    const response = await fetch(`${url}/${pixelId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: [metaEvent(conversion)], access_token: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && received.safeParse(answer).success) return { kind: 'sent' }
    const { code, is_transient } = failure.safeParse(answer).data?.error ?? {}
    const reason = `Meta answered ${response.status}${code === undefined ? '' : `, code ${code}`}.`
    if (response.ok || isPassing(response.status, code, is_transient)) throw new Error(reason)
    return { kind: 'refused', reason }
  },
})
