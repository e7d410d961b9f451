/** How a form checks that a person sends it (LEA-37): our own puzzle, Cloudflare Turnstile, hCaptcha. */
export const captchaProviders = ['builtin', 'turnstile', 'hcaptcha'] as const
type CaptchaProvider = (typeof captchaProviders)[number]

/** Providers whose widget is a script of another host. */
export type CaptchaWidget = Exclude<CaptchaProvider, 'builtin'>

/** The captcha of a site's forms, without secrets: pages contain it. */
export type SiteCaptcha = { provider: 'builtin' } | { provider: CaptchaWidget; siteKey: string }

interface CaptchaSettings {
  captcha: boolean
  captchaProvider: CaptchaProvider
  /** Null also while its secret key is missing (`publicSettings`). */
  captchaSiteKey: string | null
}

/** Null when the dealership has none (LEA-37). A provider without an account is replaced by the built-in captcha. */
export const captchaOf = ({ captcha, captchaProvider, captchaSiteKey }: CaptchaSettings): SiteCaptcha | null => {
  if (!captcha) return null
  return captchaProvider === 'builtin' || captchaSiteKey === null
    ? { provider: 'builtin' }
    : { provider: captchaProvider, siteKey: captchaSiteKey }
}
