import { MapPin } from 'lucide-react'
import Link from 'next/link'
import type { SiteLocation } from '@/tenants/Site'

/** Other locations the car can be had from (CAR-30), each with its page. */
export const OtherPlaces = ({ places }: { places: { location: SiteLocation; href: string }[] }) =>
  places.length > 0 && (
    <div className="mt-6">
      <p className="mb-3 font-semibold">Also available through</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {places.map(({ location, href }) => (
          <li key={location.id}>
            <Link
              prefetch={false}
              href={href}
              className="flex items-center gap-3 rounded-lg border border-line p-4 hover:border-fg"
            >
              <MapPin className="size-5 text-muted" />
              <span>
                <span className="block font-semibold">{location.name}</span>
                <span className="text-sm text-muted">
                  {[location.address.city, location.address.state].filter(Boolean).join(' ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
