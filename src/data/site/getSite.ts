import type { Where } from 'payload'
import { cache } from 'react'
import { legalTable, type LegalText } from '@/src/domain/legal/legalTexts'
import { tagsFor } from '@/src/domain/cache/tags'
import { sortLocations } from '@/src/domain/locations/departments'
import type { Navigation, Tenant } from '@/src/payload-types'
import { relationId } from '@/src/domain/relationId'
import { defaultNavigation } from '@/tenants/defaultNavigation'
import type { PlatformLayer } from '@/tenants/platform'
import { readLegalTexts, readPlatform } from '@/tenants/readPlatform'
import { publicSettings, resolveSettings } from '@/tenants/resolveSettings'
import { resolveTheme } from '@/tenants/theme/resolveTheme'
import type { MenuLink, Site, SiteLocation, SiteNavigation } from '@/tenants/Site'
import { toSiteLocation } from '../locations/toSiteLocation'
import { cachedRead } from '../reads/cachedRead'
import { isUuid } from '../reads/isUuid'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'
import { siteOrigin } from './siteOrigin'

type Frame = Omit<Site, 'navigation' | 'locations'>

const logoOf = ({ logo, name }: Tenant): Site['logo'] =>
  typeof logo === 'object' && logo?.url
    ? { url: logo.url, width: logo.width ?? 240, height: logo.height ?? 80, alt: logo.alt || name }
    : null

const toFrame = (tenant: Tenant, platform: PlatformLayer, texts: readonly LegalText[]): Frame => {
  const { template, name, slug } = tenant
  const members = (tenant.members ?? []).flatMap((member) => relationId(member) ?? [])
  return {
    id: tenant.id,
    websiteId: tenant.websiteId,
    slug,
    name,
    origin: siteOrigin(tenant),
    template,
    memberIds: [tenant.id, ...members.filter((id) => id !== tenant.id)],
    isGroup: members.length > 0,
    tagline: tenant.tagline ?? null,
    logo: logoOf(tenant),
    theme: resolveTheme({ template, overrides: tenant.theme }).theme,
    settings: publicSettings(resolveSettings({ template, overrides: tenant.settings }, platform).settings),
    lenders: platform.lenders,
    legal: legalTable(texts, new Date()),
  }
}

/** The globals a site is made of. */
const platformTags = ['platform-settings', 'lenders', 'legal-texts'].map(tagsFor.platform)

const readFrame = (tenantId: string): Promise<Frame | null> =>
  cachedRead(['site', tenantId], [tagsFor.site(tenantId), ...platformTags], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'tenants',
      depth: 1,
      pagination: false,
      limit: 1,
      overrideAccess: true,
      joins: false,
      populate: populated,
      where: { and: [{ id: { equals: tenantId } }, { archived: { not_equals: true } }] },
    })
    const [tenant] = docs
    if (!tenant) return null
    const [platform, texts] = await Promise.all([readPlatform(payload), readLegalTexts(payload)])
    return toFrame(tenant, platform, texts)
  })

/** Visible locations of a site and, for a group, of its members, in the order of LOC-04 (LOC-05). */
const getLocations = (tenantId: string, memberIds: string[]): Promise<SiteLocation[]> =>
  cachedRead(
    ['locations', tenantId, ...memberIds],
    memberIds.map((id) => tagsFor.content(id, 'locations')),
    async () => {
      const payload = await payloadClient()
      const where: Where = { and: [{ tenant: { in: memberIds } }, { visible: { equals: true } }] }
      const { docs } = await payload.find({ collection: 'locations', ...publicRead, limit: 200, where })
      return sortLocations(docs.map(toSiteLocation))
    },
  )

type Row = NonNullable<Navigation['header']>[number]

const toLink = ({ label, href, newTab, children }: Row): MenuLink => ({
  label,
  href,
  ...(newTab ? { newTab } : {}),
  ...(children?.length ? { children: children.map((child) => toLink(child)) } : {}),
})

const toNavigation = ({ header, footer }: Navigation): SiteNavigation => ({
  header: (header ?? []).map(toLink),
  footer: (footer ?? []).map(({ title, links }) => ({ title, links: (links ?? []).map((row) => toLink(row)) })),
})

/** A dealership's own menus; null when it has none. */
const getNavigation = async (tenantId: string): Promise<SiteNavigation | null> => {
  // Read as a list, so that an empty result is cached too: every page needs it.
  const [own] = await cachedRead(['navigation', tenantId], [tagsFor.content(tenantId, 'navigation')], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'navigation',
      ...publicRead,
      limit: 1,
      where: { tenant: { equals: tenantId } },
    })
    return docs.map(toNavigation)
  })
  return own ?? null
}

/** The public settings of a dealership; null when it is not, or no longer, there. */
export const getSettings = async (tenantId: string): Promise<Site['settings'] | null> =>
  isUuid(tenantId) ? ((await readFrame(tenantId))?.settings ?? null) : null

/** A site with everything pages need (TEN-03..05); null when no live dealership has this id. */
export const getSite = cache(async (tenantId: string): Promise<Site | null> => {
  const frame = isUuid(tenantId) ? await readFrame(tenantId) : null
  if (!frame) return null
  const [navigation, locations] = await Promise.all([getNavigation(frame.id), getLocations(frame.id, frame.memberIds)])
  return { ...frame, navigation: navigation ?? defaultNavigation(frame.name, frame.settings), locations }
})
