import type { MenuLink, Site } from '@/tenants/Site'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Icon } from '@/src/components/ui/Icon'
import { isStockLink, phoneHref } from '@/src/domain/site/paths'
import { HeaderSearch } from './HeaderSearch'
import { headerLook } from './headerLook'
import { HeaderNav, type NavEntry } from './HeaderNav'
import { LinkPanel } from './LinkPanel'
import { MobileMenu } from './MobileMenu'
import { type MenuModel, ModelPanel } from './ModelPanel'
import { SavedLink } from './SavedLink'
import { StockPanel } from './StockPanel'
import { UtilityBar } from './UtilityBar'
import { Wordmark } from './Wordmark'

interface HeaderProps {
  site: Site
  counts: StockCounts
  models: MenuModel[]
}

const stockChildren = (counts: StockCounts): MenuLink[] => [
  ...counts.conditions.map(({ label, href }) => ({ label, href })),
  ...counts.makes.slice(0, 8).map(({ label, href }) => ({ label, href })),
]

/** What opens below a menu entry: live stock, model tiles, or its own links (CON-01..04). Null: a plain link. */
const panelOf = ({ href, children = [] }: MenuLink, counts: StockCounts, models: MenuModel[]): NavEntry['panel'] => {
  if (isStockLink(href) && counts.total > 0) return <StockPanel counts={counts} />
  if (href === '/models' && models.length > 0) return <ModelPanel models={models} />
  return children.length > 0 ? <LinkPanel links={children} /> : null
}

/** Header of every page: menu, dropdowns, phone, and the drawer on small screens (CON-01..06). */
export const Header = ({ site, counts, models }: HeaderProps) => {
  const { settings } = site
  const { header } = site.navigation
  const keeps = settings.cards.toggle !== 'favourite' || settings.favourites.enabled
  const entries: NavEntry[] = header.map((link) => ({
    label: link.label,
    href: link.href,
    newTab: link.newTab,
    panel: panelOf(link, counts, models),
  }))
  const mobile = header.map((link) => (isStockLink(link.href) ? { ...link, children: stockChildren(counts) } : link))
  const primary = site.locations.find((location) => location.primary) ?? site.locations[0] ?? null
  const centred = site.theme.headerStyle === 'centred'
  const nav = <HeaderNav entries={entries} trigger={settings.header.dropdownTrigger} />
  return (
    <>
      <UtilityBar tagline={site.tagline} location={primary} locationCount={site.locations.length} />
      <header className={cx('z-30', headerLook[site.theme.headerStyle])}>
        <Container
          className={cx('flex h-17 items-center gap-6 lg:h-20', centred && 'lg:grid lg:grid-cols-[1fr_auto_1fr]')}
        >
          {centred && <span aria-hidden className="hidden lg:block" />}
          <Wordmark site={site} />
          {!centred && <div className="ml-4 hidden grow justify-center lg:flex">{nav}</div>}
          <div className="ml-auto flex items-center gap-1 lg:gap-2">
            {primary?.phone && (
              <a
                href={phoneHref(primary.phone)}
                aria-label={`Call ${primary.phone}`}
                className="grid size-11 place-items-center rounded-full hover:bg-current/8 lg:hidden"
              >
                <Icon name="phone" />
              </a>
            )}
            <HeaderSearch />
            {keeps && <SavedLink kind={settings.cards.toggle} listPath={settings.routes.watchlistPath} />}
            <Button href="/contact-us" size="sm" className="max-xl:hidden">
              Contact us
            </Button>
            <div className="lg:hidden">
              <MobileMenu links={mobile} phone={primary?.phone ?? null} />
            </div>
          </div>
        </Container>
        {centred && <div className="hidden justify-center border-t border-line py-1 lg:flex">{nav}</div>}
      </header>
    </>
  )
}
