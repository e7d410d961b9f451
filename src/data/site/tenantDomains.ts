import type { CaptchaWidget } from '@/src/domain/captcha/captchaOf'
import type { TenantSettings } from '@/tenants/resolveSettings'
import { edgeDbPool } from './edgeDbPool'

/** Which dealership answers at which address. */
interface HostMap {
  bySlug: Map<string, string>
  byDomain: Map<string, string>
  /** Search engines of their own, by tenant. */
  searchHosts: Map<string, string>
  /** Tenants whose site loads Google's tags. */
  tagged: Set<string>
  /** What a dealership's settings say of its gates, by tenant. */
  gates: Map<string, TenantSettings>
  /** Whose captcha's widget a site loads, by tenant. */
  captchas: Map<string, CaptchaWidget>
  readAt: number
}

const FRESH_MS = 3_000
/** An unknown host reads the table at once, but no flood of unknown hosts reads it more often than this. */
const FORCED_EVERY_MS = 1_000

const QUERY = `
  select tenants.id, tenants.slug, tenants_domains.domain, tenants.settings ->> 'search.host' as search_host,
    coalesce(tenants.settings ->> 'analytics.gtmId', tenants.settings ->> 'analytics.ga4Id') is not null as tagged,
    case when tenants.settings ->> 'forms.captcha' = 'true' and tenants.settings ->> 'forms.captchaSiteKey' is not null
        and tenants.settings ->> 'forms.captchaProvider' in ('turnstile', 'hcaptcha')
      then tenants.settings ->> 'forms.captchaProvider' end as captcha,
    tenants.template::text as template,
    (select jsonb_object_agg(key, value) from jsonb_each(tenants.settings::jsonb)
      where key like 'gates.%' or key in ('features.garage', 'checkout.enabled', 'routes.financeLink')) as gates
  from tenants left join tenants_domains on tenants_domains._parent_id = tenants.id
  where tenants.archived is not true`

interface HostRow {
  id: string
  slug: string
  domain: string | null
  search_host: string | null
  tagged: boolean
  captcha: CaptchaWidget | null
  template: string
  gates: Record<string, unknown> | null
}

let map: HostMap | undefined
let reading: Promise<HostMap> | undefined

const read = async (): Promise<HostMap> => {
  const { rows } = await edgeDbPool().query<HostRow>(QUERY)
  return {
    bySlug: new Map(rows.map((row) => [row.slug, row.id])),
    byDomain: new Map(rows.flatMap((row) => (row.domain ? [[row.domain.toLowerCase(), row.id]] : []))),
    searchHosts: new Map(rows.flatMap((row) => (row.search_host ? [[row.id, row.search_host]] : []))),
    tagged: new Set(rows.flatMap((row) => (row.tagged ? [row.id] : []))),
    gates: new Map(rows.map(({ id, template, gates }) => [id, { template, overrides: gates ?? {} }])),
    captchas: new Map(rows.flatMap((row) => (row.captcha ? [[row.id, row.captcha]] : []))),
    readAt: Date.now(),
  }
}

/** Concurrent callers share one query. */
const refresh = (): Promise<HostMap> => {
  reading ??= read()
    .then((next) => (map = next))
    .finally(() => (reading = undefined))
  return reading
}

type HostName = { kind: 'slug'; slug: string } | { kind: 'domain'; domain: string }

const lookUp = (hosts: HostMap, name: HostName): string | null =>
  (name.kind === 'slug' ? hosts.bySlug.get(name.slug) : hosts.byDomain.get(name.domain)) ?? null

/**
 * The live dealership at an address, or null. Answers from memory; a map older than three seconds is renewed in the
 * background, and while the database is down the last map stays in use. Throws only while there has never been a map.
 */
export const tenantAt = async (name: HostName): Promise<string | null> => {
  const hosts = map ?? (await refresh())
  const age = Date.now() - hosts.readAt
  const found = lookUp(hosts, name)
  if (found) {
    if (age > FRESH_MS) refresh().catch(() => undefined)
    return found
  }
  if (age < FORCED_EVERY_MS) return null
  return lookUp(await refresh().catch(() => hosts), name)
}

/** The search engine that browsers of a dealership's site ask directly, where it has one of its own. */
export const searchHostOf = (tenantId: string): string | null => map?.searchHosts.get(tenantId) ?? null

/** Whether a dealership's site loads Google's tags. */
export const isTagged = (tenantId: string): boolean => map?.tagged.has(tenantId) ?? false

/** Whose captcha's widget the forms of a dealership's site load; null for none. */
export const captchaWidgetOf = (tenantId: string): CaptchaWidget | null => map?.captchas.get(tenantId) ?? null

/** What a dealership's settings say of its gates; null for one that is not there. */
export const storedGatesOf = (tenantId: string): TenantSettings | null => map?.gates.get(tenantId) ?? null
