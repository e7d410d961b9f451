import { z } from 'zod'

/** What each environment variable may hold, shared by the app and the scripts that start it (src/env.ts). */

export const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` })
export const secret = z.string().min(16, 'must have at least 16 characters')
const port = z.coerce.number().int().min(1).max(65535)
export const flag = z.stringbool({ error: 'must be true or false' })
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

/** Accounts of outside services: without one each has a local stand-in or is off. */
export const optionalServices = {
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
  /** Addresses with port that photos, webhooks and, on localhost, web push may use although they are not public; for tests and development. */
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
  /** Address and key of the service that compares driver licences with the register; unset: staff see the card. */
  LICENCE_CHECK_URL: url(/^https?$/, 'https://licences.example.com/checks').optional(),
  LICENCE_CHECK_KEY: z.string().optional(),
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

export const variables = {
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
  /** A MapLibre style of streets for the maps of locations, such as https://tiles.example.com/style.json. Unset: coast and towns. */
  MAP_STYLE_URL: url(/^https?$/, 'https://tiles.example.com/style.json').optional(),
  /** Origins its tiles, glyphs and pictures come from, where they are not the style's own. */
  MAP_ORIGINS: urls.default([]),
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
  /** json: one object a line with the request's id and host, for a collector of logs; pretty: for people. */
  LOG_FORMAT: z.enum(['pretty', 'json']).default('pretty'),
  /** Bearer token for /metrics; unset: only requests from this machine are answered. */
  METRICS_TOKEN: secret.optional(),
  ...optionalServices,
}
