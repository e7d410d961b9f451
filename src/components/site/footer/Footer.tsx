import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CONSENT_ANCHOR } from '@/src/components/analytics/storedConsent'
import { AddressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { departmentsOf, placesOf } from '@/src/domain/locations/departments'
import type { Site } from '@/tenants/Site'
import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'
import { PaymentLogos } from '../PaymentLogos'
import { licencesOf } from './licencesOf'

const LEGAL = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Your data', href: '/privacy/my-data' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
  { label: 'Sitemap', href: '/sitemap' },
]

const SHOWN = 3

/** Where the dealership is: its main places, and the way to the others. */
const FooterLocations = ({ site }: { site: Pick<Site, 'locations' | 'settings'> }) => {
  const places = placesOf(site.locations)
  const shown = places.slice(0, SHOWN).flatMap(([main]) => main ?? [])
  return (
    <div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((location) => (
          <li key={location.id} className="text-sm leading-relaxed text-on-ink-muted">
            <p className="mb-1">
              <Link
                prefetch={false}
                href={siteLocationHref(site, location)}
                className="inline-flex min-h-6 items-center text-[0.9375rem] font-semibold text-on-ink hover:underline"
              >
                {location.name}
              </Link>
            </p>
            <AddressLines location={location} className="not-italic" />
            <p>
              {departmentsOf(location, site.locations)
                .filter(({ locationType }) => locationType !== null)
                .map(locationKind)
                .join(' · ')}
            </p>
            {location.phone && (
              <PhoneLink
                phone={location.phone}
                className="inline-flex min-h-6 items-center text-on-ink hover:underline"
              />
            )}
          </li>
        ))}
      </ul>
      {places.length > shown.length && (
        <Link
          prefetch={false}
          href="/dealer-locator"
          className="mt-8 inline-flex min-h-9 items-center gap-2 font-semibold hover:underline"
        >
          All {places.length} locations, on a map
          <ArrowRight className="size-4" />
        </Link>
      )}
    </div>
  )
}

/** Footer of every page: link groups, places, licences, payments (CON-07, LAW-06, BUY-06). */
export const Footer = ({ site }: { site: Site }) => {
  const licences = licencesOf(site.locations, site.legal)
  const style = site.theme.footerStyle
  const isStatement = style === 'statement' && site.tagline
  return (
    <footer
      className={cx('mt-auto bg-ink text-on-ink', style === 'light' ? 'ink-surface border-t border-line' : 'on-dark')}
    >
      <Container className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1.1fr_2fr]">
        <div>
          {isStatement && <p className="mb-5 max-w-md text-heading font-bold text-balance">{site.tagline}</p>}
          <p className={isStatement ? 'font-semibold' : 'text-heading font-bold tracking-tight'}>{site.name}</p>
          {site.tagline && !isStatement && <p className="mt-3 max-w-sm text-on-ink-muted">{site.tagline}</p>}
          <div className="mt-7 flex flex-wrap gap-3">
            <Button href="/contact-us" size="sm" variant={style === 'light' ? 'primary' : 'inverse'}>
              Contact us
            </Button>
            <Button href="/dealer-locator" size="sm" variant={style === 'light' ? 'outline' : 'outlineInverse'}>
              Opening Hours
            </Button>
          </div>
          {site.settings.checkout.enabled && (
            <div className="mt-8">
              <PaymentLogos />
            </div>
          )}
        </div>
        <div className="grid grid-cols-2 gap-x-10 gap-y-10 sm:grid-cols-3">
          {site.navigation.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="mb-3 font-semibold">{title}</p>
              <ul>
                {links.map(({ label, href, newTab }) => (
                  <li key={`${label}${href}`}>
                    <Link
                      prefetch={false}
                      href={href}
                      {...newTabProps(newTab)}
                      className="inline-flex min-h-8 items-center text-[0.9375rem] text-on-ink-muted hover:text-on-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Container>
      <Container>
        {site.locations.length > 0 && (
          <div className="border-t border-ink-line py-10">
            <FooterLocations site={site} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-ink-line py-6 text-[0.8125rem] text-on-ink-muted">
          <p>
            © {site.name}
            {licences && `. ${licences}`}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map(({ label, href }) => (
              <li key={href}>
                <Link
                  prefetch={false}
                  href={href}
                  className="inline-flex min-h-6 items-center hover:text-on-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
            {site.settings.analytics.consent !== 'none' && (
              <li>
                <a
                  href={`#${CONSENT_ANCHOR}`}
                  className="inline-flex min-h-6 items-center hover:text-on-ink hover:underline"
                >
                  Privacy choices
                </a>
              </li>
            )}
          </ul>
        </div>
      </Container>
    </footer>
  )
}
