import { z } from 'zod'
import type { Captcha, CaptchaVerdict } from './Captcha'

/** A visitor waits for it. */
const TIMEOUT_MS = 4_000

export interface CaptchaAccount {
  siteKey: string
  secret: string
}

interface Provider {
  url: string
  /** Names the site key in the question; a token of another site is refused then. */
  sendsSiteKey: boolean
  /** Codes that blame the token. All others blame us or the provider, which is not the visitor's fault. */
  tokenErrors: ReadonlySet<string>
}

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

const judge = (answer: unknown, tokenErrors: ReadonlySet<string>): CaptchaVerdict => {
  const { success, data } = answerSchema.safeParse(answer)
  if (!success) return 'unavailable'
  if (data.success) return 'passed'
  return data['error-codes'].some((code) => tokenErrors.has(code)) ? 'failed' : 'unavailable'
}

/**
 * The HTTP contract that Turnstile and hCaptcha share: `POST siteverify` with secret, response and remoteip as a form. The
 * secret travels in the body, and no text of an answer is kept.
 */
export const siteverify = (
  { url, sendsSiteKey, tokenErrors }: Provider,
  { secret, siteKey }: CaptchaAccount,
): Captcha => ({
  verify: async (token, remoteAddress) => {
    if (token === '') return 'failed'
    const body = new URLSearchParams({ secret, response: token })
    if (remoteAddress !== null) body.set('remoteip', remoteAddress)
    if (sendsSiteKey) body.set('sitekey', siteKey)
    try {
      const asked = { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
      const response = await fetch(url, asked)
      return judge(await response.json(), tokenErrors)
    } catch {
      return 'unavailable'
    }
  },
})
