import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CONSENT_ANCHOR } from '@/src/components/analytics/storedConsent'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { PhoneFold } from '@/src/components/ui/PhoneFold'
import { newTabProps } from '@/src/components/ui/navigation/newTabProps'
import type { Site } from '@/tenants/Site'
import { PaymentLogos } from '../PaymentLogos'
import { licencesOf } from './licencesOf'

const LEGAL = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Your data', href: '/privacy/my-data' },
  { label: 'Terms and conditions', href: '/terms-and-conditions' },
  { label: 'Sitemap', href: '/sitemap' },
]

interface PartProps {
  className?: string
}

/** The two ways on that every footer has. */
export const FooterButtons = ({ light, className }: PartProps & { light: boolean }) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Button href="/contact-us" size="sm" variant={light ? 'primary' : 'inverse'}>
      Contact us
    </Button>
    <Button href="/dealer-locator" size="sm" variant={light ? 'outline' : 'outlineInverse'}>
      Opening Hours
    </Button>
  </div>
)

/** Accepted payments, where cars are sold online (BUY-06). */
export const FooterPayments = ({ site, className }: PartProps & { site: Pick<Site, 'settings'> }) =>
  site.settings.checkout.enabled && (
    <div className={className}>
      <PaymentLogos />
    </div>
  )

interface FooterGroupProps {
  group: Site['navigation']['footer'][number]
  /** Of the group, its title and its list. */
  className?: string
  titleClassName?: string
  listClassName?: string
}

/** One of the groups of links (CON-07), on a phone folded under its title. */
export const FooterGroup = ({
  group: { title, links },
  className,
  titleClassName = 'mb-3 font-semibold',
  listClassName,
}: FooterGroupProps) => (
  <nav aria-label={title} className={className}>
    <PhoneFold title={title} as="p" openTitle={titleClassName} foldedTitle="font-semibold">
      <ul className={cx('max-sm:pb-3', listClassName)}>
        {links.map(({ label, href, newTab }) => (
          <li key={`${label}${href}`}>
            <Link
              prefetch={false}
              href={href}
              {...newTabProps(newTab)}
              className="inline-flex min-h-10 items-center text-[0.9375rem] text-on-ink-muted sm:min-h-8 hover:text-on-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PhoneFold>
  </nav>
)

/** The way to the places that a footer has no room for. */
export const AllPlacesLink = ({ total, className }: PartProps & { total: number }) => (
  <Link
    prefetch={false}
    href="/dealer-locator"
    className={cx('inline-flex min-h-9 items-center gap-2 font-semibold hover:underline', className)}
  >
    All {total} locations, on a map
    <ArrowRight className="size-4" />
  </Link>
)

/** Name, licences and the legal pages (LAW-06). */
export const FooterLegal = ({ site, className }: PartProps & { site: Site }) => {
  const licences = licencesOf(site.locations, site.legal)
  const link = 'inline-flex min-h-6 items-center hover:text-on-ink hover:underline'
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-ink-line py-6 text-[0.8125rem] text-on-ink-muted',
        className,
      )}
    >
      <p>
        © {site.name}
        {licences && `. ${licences}`}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {LEGAL.map(({ label, href }) => (
          <li key={href}>
            <Link prefetch={false} href={href} className={link}>
              {label}
            </Link>
          </li>
        ))}
        {site.settings.analytics.consent !== 'none' && (
          <li>
            <a href={`#${CONSENT_ANCHOR}`} className={link}>
              Privacy choices
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
