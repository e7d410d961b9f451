import { createHash } from 'node:crypto'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Conversion, metaEventName, plainEmail, plainPhone } from '@/src/domain/analytics/conversion'
import { env } from '@/src/env'

const TIMEOUT_MS = 10_000

interface MetaAccount {
  /** The Graph API with its version, such as https://graph.facebook.com/v24.0. */
  url: string
  token: string
  pixelId: string
}

const received = z.object({ events_received: z.int().min(1) })
const failure = z.object({ error: z.object({ code: z.int().optional(), is_transient: z.boolean().optional() }) })

/** Error codes of temporary failures: unknown, service, too many calls. */
const PASSING = new Set([1, 2, 4, 17, 32, 341, 613])

const isPassing = (status: number, code: number | undefined, transient: boolean | undefined): boolean =>
  status >= 500 || status === 429 || transient === true || (code !== undefined && PASSING.has(code))

const hashed = (text: string): string[] => (text === '' ? [] : [createHash('sha256').update(text).digest('hex')])

/** The click as Meta's own cookie would hold it: version, subdomain index, milliseconds, click id. */
const clickId = ({ fbclid, clickedAt, at }: Conversion): string | null =>
  fbclid === null ? null : `fb.1.${Date.parse(clickedAt ?? at)}.${fbclid}`

/** One entry of `data` in a call of Meta's Conversions API, with SHA-256 of the normalised e-mail address and phone. */
const metaEvent = (conversion: Conversion) => {
  const em = hashed(plainEmail(conversion.email))
  const ph = hashed(plainPhone(conversion.phone))
  const fbc = clickId(conversion)
  return {
    event_name: metaEventName(conversion.eventId),
    event_time: Math.floor(Date.parse(conversion.at) / 1000),
    event_id: conversion.reference,
    ...(conversion.page ? { event_source_url: conversion.page } : {}),
    action_source: 'website',
    user_data: {
      ...(em.length > 0 ? { em } : {}),
      ...(ph.length > 0 ? { ph } : {}),
      ...(fbc ? { fbc } : {}),
      client_user_agent: conversion.userAgent,
    },
    custom_data: { lead_event_id: conversion.eventId },
  }
}

/** An advertising network that leads are reported to. */
export interface ConversionDestination {
  /**
   * 'refused': the network will never take it, and says why in the answer's code. Throws when it should be tried again.
   */
  send(conversion: Conversion): Promise<{ kind: 'sent' } | { kind: 'refused'; reason: string }>
}

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

/** Conversions without an account: each is one line of JSON in a file, as Meta would be sent it. */
export const localConversions = (folder: string, pixelId: string): ConversionDestination => ({
  send: async (conversion) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const line = JSON.stringify({ pixel: pixelId, ...metaEvent(conversion) })
    await appendFile(path.join(folder, 'conversions.ndjson'), `${line}\n`, { mode: 0o600 })
    return { kind: 'sent' }
  },
})

/**
 * Where leads of a pixel are reported, by the dealership's own token or the operator's; null: nowhere, as there is no account. A
 * file on installations with the demo.
 */
export const destinationFor = (pixelId: string, ownToken: string | null): ConversionDestination | null => {
  const { META_CAPI_URL: url, META_CAPI_TOKEN, SEED_DEMO, DATA_DIR } = env()
  const token = ownToken ?? META_CAPI_TOKEN
  if (token) return metaConversions({ url, token, pixelId })
  return SEED_DEMO ? localConversions(DATA_DIR, pixelId) : null
}
