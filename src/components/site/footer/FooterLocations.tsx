import type { SiteLocation } from '@/tenants/Site'
import { phoneHref } from '@/src/domain/site/paths'

const SHOWN = 3

/** Where the dealership is, with the licence numbers the law asks for (LAW-06). */
export const FooterLocations = ({ locations }: { locations: SiteLocation[] }) => (
  <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
    {locations.slice(0, SHOWN).map((location) => (
      <li key={location.id} className="text-sm leading-relaxed text-on-ink-muted">
        <p className="mb-1 font-semibold text-on-ink">{location.name}</p>
        <p>
          {location.address.street}
          {location.address.street && <br />}
          {[location.address.city, location.address.state, location.address.postcode].filter(Boolean).join(' ')}
        </p>
        {location.phone && (
          <a href={phoneHref(location.phone)} className="inline-flex min-h-6 items-center text-on-ink hover:underline">
            {location.phone}
          </a>
        )}
      </li>
    ))}
  </ul>
)
