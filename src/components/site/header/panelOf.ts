import type { MenuLink, SiteLocation } from '@/tenants/Site'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { groupHours } from '@/src/domain/locations/hours/groupHours'
import { isStockLink } from '@/src/domain/site/paths'
import type { MenuContact } from './LinkPanel'
import { type MenuBrand, menuBrands } from './menuBrands'
import type { PanelContent } from './MenuPanel'
import { type MenuModel, tiledModels } from './ModelPanel'
import { ownLinks, panelCounts } from './panelCounts'

export interface MenuContent {
  counts: StockCounts
  models: MenuModel[]
  brands: Omit<MenuBrand, 'href'>[]
  locations: SiteLocation[]
}

const everyBrand = (brands: MenuContent['brands']): MenuBrand[] =>
  brands.map((brand) => ({ ...brand, href: `/brands/${brand.slug}` }))

/** A brand without what no panel shows: it is sent with every page. */
const named = ({ title, slug, href, kind, logo, builtInLogo }: MenuBrand): MenuBrand => ({
  title,
  slug,
  href,
  kind,
  logo,
  builtInLogo,
})

/** Who answers about a menu's subject: the workshop about service, else the main location. */
const contactOf = (href: string, locations: readonly SiteLocation[]): MenuContact | null => {
  const service = href.startsWith('/service') && locations.find(({ locationType }) => locationType === 'service')
  const location = service || mainLocation(locations)
  return location
    ? {
        title: service ? 'Talk to our workshop' : 'Talk to us',
        place: location.name,
        phone: location.phone,
        hours: groupHours(location.openingHours),
      }
    : null
}

/**
 * What opens below a menu entry: live stock, model tiles by category, brands by their logos, or its own links
 * (CON-01..04). Null for a plain link.
 */
export const panelOf = (
  { href, children = [] }: MenuLink,
  { counts, models, brands, locations }: MenuContent,
): PanelContent | null => {
  if (isStockLink(href) && counts.total > 0)
    return { kind: 'stock', counts: panelCounts(counts), links: ownLinks(counts, children) }
  const own = menuBrands(children, brands)
  if (href === '/models' && models.length > 0)
    return { kind: 'models', models: tiledModels(models), brands: own.map(named) }
  const listed = href === '/brands' && children.length === 0 ? everyBrand(brands) : own
  if (listed.length > 0 && listed.length >= children.length) return { kind: 'brands', brands: listed.map(named) }
  return children.length > 0 ? { kind: 'links', links: children, contact: contactOf(href, locations) } : null
}
