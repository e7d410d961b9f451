import { captchaOf } from '@/src/domain/captcha/captchaOf'
import type { Site } from '@/tenants/Site'

/** The captcha of a site's forms as attributes of its pages, where the browser's code reads it; none where it has none. */
export const captchaAttributes = ({ settings }: Pick<Site, 'settings'>): Record<`data-${string}`, string> => {
  const captcha = captchaOf(settings.forms)
  if (captcha === null) return {}
  return captcha.provider === 'builtin'
    ? { 'data-captcha': 'builtin' }
    : { 'data-captcha': captcha.provider, 'data-captcha-key': captcha.siteKey }
}
