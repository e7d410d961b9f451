import type { Captcha } from './Captcha'
import { type CaptchaAccount, siteverify } from './siteverify'

const URL = 'https://api.hcaptcha.com/siteverify'

/** Source of the codes: docs.hcaptcha.com, 'Siteverify error codes'. */
const tokenErrors = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
])

/** hCaptcha. A token is accepted once, within two minutes. */
export const hcaptcha = (account: CaptchaAccount, url = URL): Captcha =>
  siteverify({ url, sendsSiteKey: true, tokenErrors }, account)
