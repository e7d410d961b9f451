import { z } from 'zod'

/**
 * The only reader of `process.env`. `env()` is what the running app needs, `launcherEnv()` what the scripts that
 * start it may be told. Both parse lazily: nothing at import time needs a database, so `next build` runs without one.
 */

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` })
const secret = z.string().min(16, 'must have at least 16 characters')
const port = z.coerce.number().int().min(1).max(65535)
const flag = z.stringbool({ error: 'must be true or false' })
const megabytes = z.coerce.number().int().min(1).max(1_000_000)
/** Addresses separated by commas. */
const urls = z
  .string()
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(z.array(url(/^https?$/, 'http://127.0.0.1:3000')).min(1))

/** Keys of 32 bytes in base64, separated by commas. */
const keys = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
  .pipe(
    z.array(
      z
        .base64('must be base64')
        .refine((key) => Buffer.from(key, 'base64').length === 32, 'must have 32 bytes: openssl rand -base64 32'),
    ),
  )

const optionalServices = {
  /** A ClamAV daemon that looks at uploaded documents; unset: they are looked at by rules of our own. */
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port.default(3310),
  /** Where finance applications are sent; unset: the demo keeps them in DATA_DIR/lender, and a live site passes them on by hand. */
  LENDER_URL: url(/^https?$/, 'https://lender.example.com').optional(),
  LENDER_TOKEN: z.string().optional(),
  /** Signs what is sent there. */
  LENDER_SECRET: secret.optional(),
  /** Where browsers query Meilisearch directly with tenant tokens; unset: they search through our own origin. */
  MEILISEARCH_PUBLIC_URL: url(/^https?$/, 'https://search.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('ap-southeast-2'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: flag.default(false),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** Addresses with port that photos and webhooks may use although they are not public; for tests and development. */
  PHOTO_FETCH_ALLOW: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  /** Address pattern of an image CDN with {path} or {url}, {width}, {height}, {quality}; unset: our own optimizer. */
  IMAGE_CDN: z
    .string()
    .regex(/^(https?:\/\/|\/).*\{(url|path)\}/, 'must hold {url} or {path}')
    .optional(),
  /** Key of Google's Geocoding API, used for postcodes that our own table lacks; unset: they stay unknown. */
  GOOGLE_GEOCODING_KEY: z.string().optional(),
  GOOGLE_GEOCODING_URL: url(/^https?$/, 'https://geocoding.example.com').default(
    'https://maps.googleapis.com/maps/api/geocode/json',
  ),
  /** Address and key of the youx finance quotes; unset: the demo computes quotes itself and a live site has none. */
  YOUX_URL: url(/^https?$/, 'https://youx.example.com/quote').optional(),
  YOUX_KEY: z.string().optional(),
  /** Address and key of the register asked for the vehicle of a registration; unset: only stock on sale is known. */
  REGO_LOOKUP_URL: url(/^https?$/, 'https://rego.example.com/vehicles').optional(),
  REGO_LOOKUP_KEY: z.string().optional(),
  /** Token of Meta's Conversions API, for the pixels of all dealerships; unset: leads are not reported. */
  META_CAPI_TOKEN: z.string().optional(),
  META_CAPI_URL: url(/^https?$/, 'https://meta.example.com/v24.0').default('https://graph.facebook.com/v24.0'),
  SMTP_FROM: z.email().default('no-reply@localhost.test'),
  /** Domain of the addresses that take answers to leads (`lead+…@`); unset: answers go to people's own addresses. */
  LEAD_MAIL_DOMAIN: z
    .hostname('must be a host name such as mail.example.com')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** Signs what a mail server posts to /api/mail/inbound; unset: nothing is taken there. */
  INBOUND_MAIL_SECRET: secret.optional(),
  /** Folder whose `new/` the worker reads for mails to those addresses; unset: none. */
  INBOUND_MAIL_DROP: z.string().optional(),
  /** Account of a text message service that speaks Twilio's API; unset: messages are files in DATA_DIR/sms. */
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  /** The number, name or messaging service that messages come from. */
  SMS_FROM: z.string().optional(),
  SMS_URL: url(/^https?$/, 'https://api.twilio.com').default('https://api.twilio.com'),
  /** Takes deposits; unset: the demo has a sandbox, and a live site takes none online. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Signs what Stripe tells of payments. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url(/^https?$/, 'https://api.stripe.com').default('https://api.stripe.com'),
}

const shared = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  PLATFORM_HOST: z.string().optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  /** Addresses at which the worker reaches every web process. */
  INTERNAL_URL: urls.optional(),
  /** The cache that web processes share; unset: each process has its own. */
  REDIS_URL: url(/^rediss?$/, 'redis://127.0.0.1:6379').optional(),
  CACHE_MEMORY_MB: megabytes.default(32),
  CACHE_DISK_MB: megabytes.default(500),
  TRUST_PROXY: flag.default(false),
  /** Max-age of HSTS in seconds, sent where PUBLIC_SCHEME is https. 0: not sent. */
  HSTS: z.coerce.number().int().min(0).default(31_536_000),
  /** Multiplies the request limits per visitor and per dealership of one web process. */
  VISITOR_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Addresses of the edge caches (edge/) as the worker reaches them; a name may resolve to several addresses. */
  EDGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(url(/^https?$/, 'http://varnish:6081'))),
  /** Secret of the worker's purge requests to those caches. */
  EDGE_SECRET: secret.optional(),
  DATA_DIR: z.string().default('.data'),
  /** Seal the answers and documents of finance applications: the first seals, all open. Unset: a key made of PAYLOAD_SECRET. */
  PRIVATE_DATA_KEYS: keys,
  SEARCH_INDEX: z.string().default('Car_production'),
  /** Unset: demo dealerships are created only where the platform's host is this machine. */
  SEED_DEMO: flag.optional(),
  /** Bearer token for /metrics; unset: only requests from this machine are answered. */
  METRICS_TOKEN: secret.optional(),
  ...optionalServices,
}

/** Whether a host name, with or without a port, always means the local machine (RFC 6761, loopback addresses). */
export const isLocalHost = (host: string): boolean => {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$|\.$/g, '')
  return /^(.+\.)?localhost$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name) || name === '::1'
}

const platformHostOf = ({ PLATFORM_HOST, PORT }: { PLATFORM_HOST?: string | undefined; PORT: number }): string =>
  PLATFORM_HOST ?? `localhost:${PORT}`

/** The demo logins, the platform admin's included, have a public password: the demo is refused on a public host. */
const refuseDemo = (
  value: { SEED_DEMO?: boolean | undefined; PLATFORM_HOST?: string | undefined; PORT: number },
  context: z.RefinementCtx,
): void => {
  if (!value.SEED_DEMO || isLocalHost(platformHostOf(value))) return
  const message = 'must be false where PLATFORM_HOST is not localhost: the demo logins have a public password'
  context.addIssue({ code: 'custom', path: ['SEED_DEMO'], message })
}

const appSchema = z
  .object({
    DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/forecourt'),
    MEILISEARCH_URL: url(/^https?$/, 'http://127.0.0.1:7700'),
    MEILISEARCH_MASTER_KEY: secret,
    PAYLOAD_SECRET: secret,
    INTERNAL_SECRET: secret,
    ...shared,
  })
  .superRefine((value, context) => {
    const missing = (key: string, because: string) =>
      context.addIssue({ code: 'custom', path: [key], message: `is required because ${because} is set` })
    if (value.S3_BUCKET && !value.S3_ACCESS_KEY_ID) missing('S3_ACCESS_KEY_ID', 'S3_BUCKET')
    if (value.S3_BUCKET && !value.S3_SECRET_ACCESS_KEY) missing('S3_SECRET_ACCESS_KEY', 'S3_BUCKET')
    if (value.YOUX_URL && !value.YOUX_KEY) missing('YOUX_KEY', 'YOUX_URL')
    if (value.REGO_LOOKUP_URL && !value.REGO_LOOKUP_KEY) missing('REGO_LOOKUP_KEY', 'REGO_LOOKUP_URL')
    if (value.SMTP_USER && !value.SMTP_PASSWORD) missing('SMTP_PASSWORD', 'SMTP_USER')
    if (value.INBOUND_MAIL_SECRET && !value.LEAD_MAIL_DOMAIN) missing('LEAD_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET')
    if (value.INBOUND_MAIL_DROP && !value.LEAD_MAIL_DOMAIN) missing('LEAD_MAIL_DOMAIN', 'INBOUND_MAIL_DROP')
    if (value.SMS_ACCOUNT && !value.SMS_TOKEN) missing('SMS_TOKEN', 'SMS_ACCOUNT')
    if (value.SMS_ACCOUNT && !value.SMS_FROM) missing('SMS_FROM', 'SMS_ACCOUNT')
    if (value.STRIPE_SECRET_KEY && !value.STRIPE_WEBHOOK_SECRET) missing('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY')
    if (value.STRIPE_WEBHOOK_SECRET && !value.STRIPE_SECRET_KEY) missing('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
    if (value.LENDER_URL && !value.LENDER_TOKEN) missing('LENDER_TOKEN', 'LENDER_URL')
    if (value.LENDER_URL && !value.LENDER_SECRET) missing('LENDER_SECRET', 'LENDER_URL')
    if (value.EDGE_URLS.length > 0 && !value.EDGE_SECRET) missing('EDGE_SECRET', 'EDGE_URLS')
  })
  .superRefine(refuseDemo)
  .transform((value) => ({
    ...value,
    PLATFORM_HOST: platformHostOf(value),
    SEED_DEMO: value.SEED_DEMO ?? isLocalHost(platformHostOf(value)),
    INTERNAL_URL: value.INTERNAL_URL ?? [`http://127.0.0.1:${value.PORT}`],
  }))

const launcherSchema = z
  .object({
    ...shared,
    /** Unset: the launcher starts PostgreSQL itself. */
    DATABASE_URL: z.string().optional(),
    /** Unset: the launcher starts Meilisearch itself. */
    MEILISEARCH_URL: url(/^https?$/, 'http://127.0.0.1:7700').optional(),
    MEILISEARCH_MASTER_KEY: z.string().optional(),
    MEILISEARCH_BIN: z.string().optional(),
    PAYLOAD_SECRET: secret.optional(),
    INTERNAL_SECRET: secret.optional(),
    /** The address the web server listens on; the default accepts local connections only. */
    HOST: z.string().default('127.0.0.1'),
    CHROMIUM_PATH: z.string().optional(),
    CI: flag.default(false),
    PATH: z.string().default(''),
  })
  .superRefine(refuseDemo)
  .transform((value) => ({
    ...value,
    SEED_DEMO: value.SEED_DEMO ?? (isLocalHost(platformHostOf(value)) && isLocalHost(value.HOST)),
  }))

export type Env = z.output<typeof appSchema>
export type LauncherEnv = z.output<typeof launcherSchema>

/** Every variable the project reads, for the tests that check .env.example and docker-compose.yml against it. */
export const envNames: ReadonlySet<string> = new Set([
  ...Object.keys(appSchema.in.shape),
  ...Object.keys(launcherSchema.in.shape),
])

/**
 * Placeholders for commands that read the config and never connect: `next build`, `payload generate:types`. Nothing
 * listens at the database and search addresses, so a mistaken use fails at once.
 */
export const offlineEnv = {
  DATABASE_URL: 'postgres://offline@127.0.0.1:1/offline',
  MEILISEARCH_URL: 'http://127.0.0.1:1',
  MEILISEARCH_MASTER_KEY: 'offline-offline-offline',
  PAYLOAD_SECRET: 'offline-offline-offline',
  INTERNAL_SECRET: 'offline-offline-offline',
}

type Source = Record<string, string | undefined>

/** An empty value means "not set", as compose files and .env files write it. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))

const parseOrExplain = <Schema extends z.ZodType>(schema: Schema, source: Source): z.output<Schema> => {
  const given = withoutEmpty(source)
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name} ${name in given ? issue.message : issue.code === 'custom' ? issue.message : 'is not set'}`
  })
  throw new Error(`The environment is not complete (see .env.example):\n${[...new Set(lines)].join('\n')}`)
}

/** @throws Error naming every missing or wrong variable, one per line. */
export const parseEnv = (source: Source): Env => parseOrExplain(appSchema, source)

/** @throws Error naming every wrong variable, one per line. */
export const launcherEnv = (source: Source = process.env): LauncherEnv => parseOrExplain(launcherSchema, source)

let parsed: Env | undefined

/** The app's environment, parsed on first use and then kept. */
export const env = (): Env => {
  if (parsed) return parsed
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  parsed = parseEnv(building ? { ...offlineEnv, ...withoutEmpty(process.env) } : process.env)
  return parsed
}

/** For tests that change `process.env` after the first use. */
export const forgetEnv = (): void => {
  parsed = undefined
}
