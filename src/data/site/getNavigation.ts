import { tagsFor } from '@/src/domain/cache/tags'
import type { Navigation } from '@/src/payload-types'
import type { MenuLink, SiteNavigation } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'

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
export const getNavigation = async (tenantId: string): Promise<SiteNavigation | null> => {
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
