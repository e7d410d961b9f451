import { sql } from '@payloadcms/db-postgres'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locationMailAddress } from '@/src/domain/leads/locationMailAddress'
import type { MailLook } from '@/src/domain/mail/MailLook'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import type { Lead, Tenant } from '@/src/payload-types'
import { leadMailbox } from '@/src/payload/auth/leadMailbox'
import { headerColours } from '@/tenants/headerColours'
import { readPlatform, readPlatformSettings } from '@/tenants/readPlatform'
import { resolveSettings } from '@/tenants/resolveSettings'
import type { Settings } from '@/tenants/settings/buildSettings'
import { resolveTheme } from '@/tenants/theme/resolveTheme'
import type { LeadPlaces } from './leadPlaces'

export interface DealershipLetterhead {
  look: MailLook
  settings: Settings
  /** In whose name staff are written to. */
  platformName: string
}

/** The dealership's own domain, else its slug under the platform's host. */
const originOf = ({ slug, domains }: Pick<Tenant, 'slug' | 'domains'>): string => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  return `${PUBLIC_SCHEME}://${domains?.[0]?.domain ?? `${slug}.${PLATFORM_HOST}`}`
}

/** A mail program shows no vector picture: the name is written then. */
const logoOf = ({ logo, name }: Tenant, origin: string, ground: string): MailLook['logo'] => {
  const isPicture =
    typeof logo === 'object' && logo?.url && logo.width && logo.height && !/svg/.test(logo.mimeType ?? '')
  if (!isPicture || !logo?.url || !URL.canParse(logo.url, origin)) return null
  const { width, height, alt } = logo
  return { url: new URL(logo.url, origin).href, width: width ?? 1, height: height ?? 1, alt: alt || name, ground }
}

const read = async (payload: Payload, tenantId: string): Promise<DealershipLetterhead | null> => {
  const tenant = await payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 1,
    joins: false,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!tenant) return null
  const { template, name } = tenant
  const origin = originOf(tenant)
  const { theme } = resolveTheme({ template, overrides: tenant.theme })
  const { brand, onBrand, ink, onInk } = theme
  const logo = logoOf(tenant, origin, headerColours(theme).background)
  const [platform, { platformName }] = await Promise.all([readPlatform(payload), readPlatformSettings(payload)])
  const { settings } = resolveSettings({ template, overrides: tenant.settings }, platform)
  return { look: { name, origin, logo, brand, onBrand, ink, onInk }, settings, platformName }
}

const versionRows = z.array(z.object({ version: z.string() }))

/** Changes with every row a dealership's mail is made of: `xmin` is the last transaction that wrote a row. */
const versionOf = async ({ db }: Payload, tenantId: string): Promise<string | null> => {
  const { rows } = await db.drizzle.execute(sql`
    SELECT concat_ws(':', tenants.xmin, (SELECT xmin FROM media WHERE media.id = tenants.logo_id),
      (SELECT string_agg(xmin::text, '-') FROM platform_settings), (SELECT string_agg(xmin::text, '-') FROM lenders)) AS version
    FROM tenants WHERE id = ${tenantId}::uuid`)
  return versionRows.parse(rows)[0]?.version ?? null
}

interface Kept {
  version: string
  mail: DealershipLetterhead
}

const KEPT_DEALERSHIPS = 200
const kept = new LRUCache<string, Kept>({ max: KEPT_DEALERSHIPS })

/**
 * How a dealership's mails look, and its settings; null when there is no such dealership. Read again only after a change:
 * one statement instead of five for each mail.
 */
export const dealershipLetterhead = async (
  payload: Payload,
  tenantId: string | null,
): Promise<DealershipLetterhead | null> => {
  if (!tenantId) return null
  const version = await versionOf(payload, tenantId)
  if (version === null) return null
  const known = kept.get(tenantId)
  if (known?.version === version) return known.mail
  const mail = await read(payload, tenantId)
  if (mail) kept.set(tenantId, { version, mail })
  return mail
}

/** The lead on the lead desk, for mails to staff. */
export const leadLink = (leadId: string): string => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  return `${PUBLIC_SCHEME}://${PLATFORM_HOST}/admin/lead-desk/${leadId}`
}

/** The address that takes answers about a lead, and passes them on; null: the platform has none. */
export const leadMailboxOf = (payload: Payload, leadId: string): string | null => {
  const { LEAD_MAIL_DOMAIN } = env()
  return LEAD_MAIL_DOMAIN === undefined ? null : leadMailbox(leadId, LEAD_MAIL_DOMAIN, payload.secret)
}

/** The e-mail address of the location, or the department, a lead is for; null: no location has one. */
export const leadAddress = (
  places: LeadPlaces,
  { location, category }: Pick<Lead, 'location' | 'category'>,
): string | null => locationMailAddress(places, { locationId: relationId(location), category: category ?? '' })
