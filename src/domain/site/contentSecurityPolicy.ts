import type { CaptchaWidget } from '../captcha/captchaOf'

/** What of an installation the policies depend on. */
export interface Surroundings {
  /** Scheme and host of the admin, such as https://admin.example.com. */
  platformOrigin: string
  /** Next's development server needs eval and a socket. */
  development: boolean
}

/** Who sections and car pages embed: videos (videoSource) and maps (mapProvider). */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com']

/** Hosts of Google's tag manager and of what it reports to, for sites whose dealership has given an id of it. */
const TAG_SCRIPTS = ['https://www.googletagmanager.com']
const TAG_REPORTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/** Scripts, frames and requests of a captcha's widget, for sites that use it. Sources: their own notes on content policies. */
const CAPTCHA_HOSTS: Record<CaptchaWidget, readonly string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

type Directives = Record<string, readonly string[]>

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const shared: Directives = {
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
}

const isHttps = ({ platformOrigin }: Surroundings): boolean => platformOrigin.startsWith('https:')

/** Pictures and videos of a dealership may lie anywhere; over plain http only where the sites themselves are. */
const anywhere = (surroundings: Surroundings): string[] => (isHttps(surroundings) ? ['https:'] : ['https:', 'http:'])

const scripts = ({ development }: Surroundings, ...more: string[]): string[] => [
  "'self'",
  ...more,
  ...(development ? ["'unsafe-eval'"] : []),
]

const connections = ({ development }: Surroundings, ...more: string[]): string[] => [
  "'self'",
  ...more,
  ...(development ? ['ws:'] : []),
]

const siteDirectives = (
  surroundings: Surroundings,
  askedHosts: readonly string[],
  captchaHosts: readonly string[] = [],
): Directives => ({
  ...shared,
  'style-src': ["'self'", "'unsafe-inline'", ...captchaHosts],
  'img-src': ["'self'", 'data:', 'blob:', ...anywhere(surroundings)],
  'media-src': ["'self'", 'blob:', ...anywhere(surroundings)],
  'connect-src': connections(surroundings, ...askedHosts, ...captchaHosts),
  'frame-src': ["'self'", ...FRAMES, ...captchaHosts],
})

/**
 * Policy of a page of a dealership's site, the same for every visitor and every page (decision 28). Next's inline scripts
 * differ from page to page and pages are cached, so neither nonces nor hashes can name them. `askedHosts`: origins of search
 * engines and street maps that browsers ask directly. `tagged`: the site loads Google's tags. `captcha`: whose widget its forms use.
 */
export const sitePolicy = (
  surroundings: Surroundings,
  askedHosts: readonly string[] = [],
  { tagged = false, captcha = null }: { tagged?: boolean; captcha?: CaptchaWidget | null } = {},
): string => {
  const captchaHosts = captcha === null ? [] : CAPTCHA_HOSTS[captcha]
  return written({
    ...siteDirectives(surroundings, tagged ? [...askedHosts, ...TAG_REPORTS] : askedHosts, captchaHosts),
    'script-src': scripts(surroundings, "'unsafe-inline'", ...(tagged ? TAG_SCRIPTS : []), ...captchaHosts),
    'frame-ancestors': ["'self'"],
  })
}

/** Policy of a draft's preview: the admin shows it in a frame. */
export const previewPolicy = (surroundings: Surroundings, askedHosts: readonly string[] = []): string =>
  written({
    ...siteDirectives(surroundings, askedHosts),
    'script-src': scripts(surroundings, "'unsafe-inline'"),
    'frame-ancestors': ["'self'", surroundings.platformOrigin],
  })

/** What a site's scripts would have to keep to without 'unsafe-inline': reported by browsers, on previews alone. */
export const strictScripts = (surroundings: Surroundings, nonce: string, hashes: readonly string[]): string =>
  written({ 'script-src': scripts(surroundings, `'nonce-${nonce}'`, ...hashes.map((hash) => `'sha256-${hash}'`)) })

/** Policy of an admin page, created for each answer. Its frames may show previews of any dealership's site. */
export const adminPolicy = (surroundings: Surroundings, nonce: string): string =>
  written({
    ...shared,
    'script-src': scripts(surroundings, `'nonce-${nonce}'`),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...anywhere(surroundings)],
    'media-src': ["'self'", 'blob:', ...anywhere(surroundings)],
    'connect-src': connections(surroundings),
    'frame-src': ["'self'", 'blob:', ...anywhere(surroundings)],
    'frame-ancestors': ["'self'"],
  })
