import type { Captcha } from './Captcha'
import { type CaptchaAccount, siteverify } from './siteverify'

const URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Source of the codes: developers.cloudflare.com/turnstile/get-started/server-side-validation. */
const tokenErrors = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/** Cloudflare Turnstile. A token is accepted once, within five minutes. */
export const turnstile = (account: CaptchaAccount, url = URL): Captcha =>
  siteverify({ url, sendsSiteKey: false, tokenErrors }, account)
