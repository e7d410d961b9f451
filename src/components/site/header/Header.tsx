import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { Phone } from 'lucide-react'
import Link from 'next/link'
import { Photo } from '@/src/components/ui/Photo'
import type { MenuLink, Site, Theme } from '@/tenants/Site'
import type { StockCount, StockCounts } from '@/src/domain/site/StockCounts'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { COMPARE_PATH } from '@/src/domain/compare/compareList'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import { searchExample } from '@/src/domain/search/query/searchExample'
import { isStockLink } from '@/src/domain/site/paths'
import { initialsOf } from '../initialsOf'
import { HeaderSearch } from './HeaderSearch'
import { HeaderNav, type NavEntry } from './HeaderNav'
import { type MenuContent, panelOf } from './panelOf'
import type { DrawerLink, MenuEntry } from './DrawerEntry'
import { MobileMenu, type QuickWay } from './MobileMenu'
import { SavedLink } from './SavedLink'
import { UtilityBar } from './UtilityBar'

/** Classes of the header's bar per theme.headerStyle. `overlay` is positioned over a page's hero. */
const headerLook: Record<Theme['headerStyle'], string> = {
  light: 'sticky top-0 border-b border-line bg-canvas text-fg',
  dark: 'sticky top-0 bg-ink text-on-ink on-dark',
  overlay: 'header-floating sticky top-3 mx-auto mt-3 rounded-xl bg-canvas text-fg shadow-raised',
  centred: 'header-centred sticky top-0 border-b border-line bg-canvas text-fg',
}

interface HeaderProps {
  site: Site
  content: Omit<MenuContent, 'locations'>
}

const withTotal = ({ label, href, total }: StockCount): DrawerLink => ({ label, href, total })

/** Children of an entry in the drawer: live stock with counts, else the menu's own links. */
const drawerEntry = (link: MenuLink, { conditions, bodies, makes }: StockCounts): MenuEntry =>
  isStockLink(link.href)
    ? { ...link, children: [...conditions, ...bodies.slice(0, 5), ...makes.slice(0, 6)].map(withTotal) }
    : { ...link, children: link.children ?? [] }

/** The most used links on a phone, at most four, as far as the site has them. */
const quickWays = ({ settings, locations }: Site): QuickWay[] => [
  { kind: 'find', label: locations.length > 1 ? 'Find us' : 'Opening hours', href: '/dealer-locator' },
  { kind: 'service', label: 'Book a service', href: '/service#service-booking' },
  { kind: 'drive', label: 'Test drive', href: '/book-test-drive' },
  { kind: 'sell', label: 'Sell your car', href: settings.routes.sellPath },
]

type Branded = Pick<Site, 'name' | 'logo' | 'tagline'>

/** Pixels a logo is tall, where there is room. */
const LOGO_HEIGHT = 48

/** The dealership's logo, or its name set as one. Always the way home. */
const Wordmark = ({ site }: { site: Branded }) => (
  <Link prefetch={false} href="/" className="flex min-w-0 items-center gap-3 rounded-sm lg:shrink-0">
    {site.logo ? (
      <Photo
        url={site.logo.url}
        alt={site.logo.alt}
        size={{ width: Math.round((LOGO_HEIGHT * site.logo.width) / site.logo.height), height: LOGO_HEIGHT }}
        className="h-10 w-auto min-w-0 max-w-52 object-contain object-left lg:h-12"
        loading="eager"
      />
    ) : (
      <>
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-md bg-brand text-[0.9375rem] font-extrabold tracking-tight text-on-brand"
        >
          {initialsOf(site.name)}
        </span>
        <span className="truncate text-[1.125rem] font-bold leading-tight tracking-[-0.025em] lg:text-[1.1875rem]">
          {site.name}
        </span>
      </>
    )}
    <span className="sr-only">, home</span>
  </Link>
)

/** Header of every page: menu, dropdowns, phone, and the drawer on small screens (CON-01..06). */
export const Header = ({ site, content }: HeaderProps) => {
  const { settings } = site
  const { header } = site.navigation
  const keeps = settings.cards.toggle !== 'favourite' || settings.favourites.enabled
  const entries: NavEntry[] = header.map((link) => ({
    label: link.label,
    href: link.href,
    newTab: link.newTab,
    panel: panelOf(link, { ...content, locations: site.locations }),
  }))
  const drawer = [
    ...header.map((link) => drawerEntry(link, content.counts)),
    ...(keeps ? [{ label: 'Saved cars', href: settings.routes.watchlistPath, children: [] }] : []),
    { label: 'Compare', href: COMPARE_PATH, children: [] },
  ]
  const primary = mainLocation(site.locations)
  // The numbers are not on this page, but one press away.
  const numbersHref = settings.phoneReveal === 'masked' && primary ? '/contact-us' : null
  const centred = site.theme.headerStyle === 'centred'
  const early = centred && 'max-lg:-order-1'
  const nav = <HeaderNav entries={entries} trigger={settings.header.dropdownTrigger} />
  return (
    <>
      <UtilityBar tagline={site.tagline} location={primary} locations={site.locations} numbersHref={numbersHref} />
      <header
        className={cx(
          'z-30 transition-shadow data-dropdown-open:shadow-[0_0_0_100vmax_rgb(10_14_20/0.4)]',
          headerLook[site.theme.headerStyle],
          // Where a page has its own bar, the header scrolls away with the page: two bars would hide the car.
          '[body:has([data-car-bar])_&]:static lg:[body:has([data-page-bar])_&]:static',
        )}
      >
        <Container
          className={cx(
            'flex h-17 items-center lg:h-20 lg:gap-4 2xl:gap-6',
            // On a phone the logo is between two icons and two.
            centred ? 'max-lg:[&>a]:mx-auto lg:grid lg:grid-cols-[1fr_auto_1fr]' : 'gap-4',
          )}
        >
          {centred && <span aria-hidden className="hidden lg:block" />}
          <Wordmark site={site} />
          {!centred && <div className="hidden grow justify-center lg:flex">{nav}</div>}
          <div className={cx('header-tools ml-auto flex items-center gap-1 lg:gap-2', centred && 'max-lg:contents')}>
            {primary?.phone && (
              <PhoneLink
                phone={primary.phone}
                iconOnly
                className={cx(
                  'header-call grid size-11 place-items-center rounded-full hover:bg-current/8 lg:hidden',
                  early,
                )}
              >
                <Phone />
              </PhoneLink>
            )}
            {numbersHref && (
              <Link
                prefetch={false}
                href={numbersHref}
                aria-label="Phone numbers"
                className={cx(
                  'header-call grid size-11 place-items-center rounded-full hover:bg-current/8 lg:hidden',
                  early,
                )}
              >
                <Phone />
              </Link>
            )}
            <div className={cx('flex', early)}>
              <HeaderSearch example={searchExample(content.counts)} />
            </div>
            {keeps && <SavedLink kind={settings.cards.toggle} listPath={settings.routes.watchlistPath} />}
            <Button href="/contact-us" size="sm" className="max-xl:hidden">
              Contact us
            </Button>
            <div className="lg:hidden">
              <MobileMenu entries={drawer} ways={quickWays(site)} phone={primary?.phone ?? null} />
            </div>
          </div>
        </Container>
        {centred && <div className="hidden justify-center border-t border-line py-1 lg:flex">{nav}</div>}
      </header>
    </>
  )
}
