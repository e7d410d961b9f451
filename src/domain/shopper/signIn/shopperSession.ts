/** Days without a visit after which a shopper is signed out. */
export const SESSION_DAYS = 30

/**
 * The cookie of a signed-in shopper. With `__Host-` browsers take it from this very host alone: no other site under the
 * platform's domain can plant one. It asks for https.
 */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-shopper-session' : 'shopper-session')

/** Says to scripts that there is a session to ask for, and nothing else: who is signed out never asks. */
export const HINT_COOKIE = 'shopper-hint'

/** Ties a code to the browser that asked for it. */
export const CHALLENGE_COOKIE = 'shopper-code'

/** The value of a cookie in a Cookie header; null when it is not there. */
export const cookieIn = (header: string | null, name: string): string | null =>
  header
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const named = (list: [RegExp, string][], text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** 'Chrome on Android', out of a User-Agent, for the list of sessions. */
export const deviceName = (userAgent: string): string => {
  const browser = named(BROWSERS, userAgent) ?? 'A browser'
  const system = named(SYSTEMS, userAgent)
  return system ? `${browser} on ${system}` : browser
}
