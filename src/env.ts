import { z } from 'zod'
import { flag, secret, url, variables } from './envVariables.ts'

/**
 * The only reader of `process.env`. `env()` is what the running app needs, `launcherEnv()` what the scripts that
 * start it may be told. Both parse lazily: nothing at import time needs a database, so `next build` runs without one.
 */

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
    ...variables,
  })
  .superRefine((value, context) => {
    const missing = (key: string, because: string) =>
      context.addIssue({ code: 'custom', path: [key], message: `is required because ${because} is set` })
    if (value.S3_BUCKET && !value.S3_ACCESS_KEY_ID) missing('S3_ACCESS_KEY_ID', 'S3_BUCKET')
    if (value.S3_BUCKET && !value.S3_SECRET_ACCESS_KEY) missing('S3_SECRET_ACCESS_KEY', 'S3_BUCKET')
    if (value.YOUX_URL && !value.YOUX_KEY) missing('YOUX_KEY', 'YOUX_URL')
    if (value.REGO_LOOKUP_URL && !value.REGO_LOOKUP_KEY) missing('REGO_LOOKUP_KEY', 'REGO_LOOKUP_URL')
    if (value.LICENCE_CHECK_URL && !value.LICENCE_CHECK_KEY) missing('LICENCE_CHECK_KEY', 'LICENCE_CHECK_URL')
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
    ...variables,
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

/** Every variable the project reads, for the tests that check .env.example and docker-compose.yml against it. @internal */
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

/** For tests that change `process.env` after the first use. @internal */
export const forgetEnv = (): void => {
  parsed = undefined
}

/**
 * How long a connection to PostgreSQL is kept unused, in ms. pg closes it after 10 s: the first requests after a quiet moment
 * then all wait for new ones that have read no catalogue yet (20 leads a second after 10 quiet seconds: 2.8 s instead of 0.2).
 */
export const IDLE_CONNECTION_MS = 300_000
