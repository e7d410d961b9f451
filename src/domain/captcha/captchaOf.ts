/** Who checks that a person uses a form (LEA-37): our own puzzle, Cloudflare, hCaptcha. */
export const captchaProviders = ['builtin', 'turnstile', 'hcaptcha'] as const
type CaptchaProvider = (typeof captchaProviders)[number]

/** Providers whose widget is a script of another host. */
export type CaptchaWidget = Exclude<CaptchaProvider, 'builtin'>

/** The captcha of a site's forms, as pages may know it. */
export type SiteCaptcha = { provider: 'builtin' } | { provider: CaptchaWidget; siteKey: string }

interface CaptchaSettings {
  captcha: boolean
  captchaProvider: CaptchaProvider
  /** Null also while its secret key is missing (`publicSettings`). */
  captchaSiteKey: string | null
}

/** Null where the dealership has none (LEA-37). Without an account the built-in one stands in. */
export const captchaOf = ({ captcha, captchaProvider, captchaSiteKey }: CaptchaSettings): SiteCaptcha | null => {
  if (!captcha) return null
  return captchaProvider === 'builtin' || captchaSiteKey === null
    ? { provider: 'builtin' }
    : { provider: captchaProvider, siteKey: captchaSiteKey }
}
