import Link from 'next/link'
import type { SiteLocation } from '@/tenants/Site'
import { Container } from '@/src/components/ui/Container'
import { Icon } from '@/src/components/ui/Icon'
import { phoneHref } from '@/src/domain/site/paths'

interface UtilityBarProps {
  tagline: string | null
  location: SiteLocation | null
  locationCount: number
}

const item = 'inline-flex min-h-6 items-center gap-1.5 hover:underline'

/** The thin line above the header: who we are, where, and how to call. */
export const UtilityBar = ({ tagline, location, locationCount }: UtilityBarProps) => (
  <aside
    aria-label="Find and call us"
    className="on-dark hidden border-b border-ink-line bg-ink text-[0.8125rem] text-on-ink lg:block"
  >
    <Container className="flex h-9 items-center justify-between gap-8">
      <p className="truncate text-on-ink-muted">{tagline}</p>
      <ul className="flex shrink-0 items-center gap-6">
        {location && (
          <li>
            <Link href={locationCount > 1 ? '/dealer-locator' : '/contact-us'} prefetch={false} className={item}>
              <Icon name="map-pin" className="size-4" />
              {locationCount > 1
                ? `${locationCount} locations`
                : [location.address.city, location.address.state].filter(Boolean).join(' ')}
            </Link>
          </li>
        )}
        {location?.phone && (
          <li>
            <a href={phoneHref(location.phone)} className={item}>
              <Icon name="phone" className="size-4" />
              {location.phone}
            </a>
          </li>
        )}
      </ul>
    </Container>
  </aside>
)
