/** Who checks that a person uses a form (LEA-37): our own puzzle, Cloudflare, hCaptcha. */
export const captchaProviders = ['builtin', 'turnstile', 'hcaptcha'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** Providers whose widget is a script of another host. */
export type CaptchaWidget = Exclude<CaptchaProvider, 'builtin'>
