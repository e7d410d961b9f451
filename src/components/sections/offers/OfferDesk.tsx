import Link from 'next/link'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { PlaceActions } from '@/src/components/locations/PlaceActions'
import { Button } from '@/src/components/ui/Button'
import { Section } from '@/src/components/ui/Section'
import type { Site, SiteLocation } from '@/tenants/Site'

/** More are a list to search, not one to call. */
const MOST = 4

interface PlaceLinesProps {
  site: Pick<Site, 'settings'>
  places: readonly SiteLocation[]
}

/** Places to call, a line each: open until when, the number, the way there. */
export const PlaceLines = ({ site, places }: PlaceLinesProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {places.slice(0, MOST).map((place) => (
      <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4">
        <div className="min-w-0">
          <h3 className="text-subheading">
            <Link prefetch={false} href={siteLocationHref(site, place)} className="hover:underline">
              {place.name}
            </Link>
          </h3>
          <LocationOpen location={place} />
        </div>
        <PlaceActions location={place} />
      </li>
    ))}
  </ul>
)

/** Below a page of offers: whom to ask about one. */
export const OfferDesk = ({ site, places }: PlaceLinesProps) =>
  places.length > 0 && (
    <Section ground="surface" labelledBy="offer-desk">
      <div className="grid items-center gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="offer-desk" className="text-heading">
            Ask whether it fits your order
          </h2>
          <p className="mt-3 max-w-md text-lead text-muted">
            Terms and dates are with each offer. For anything else, ask the yard. {site.settings.forms.answerPromise}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button href="/contact-us">Send A Question</Button>
            <Button href={site.settings.routes.sellPath} variant="outline">
              Value My Trade-In
            </Button>
          </div>
        </div>
        <PlaceLines site={site} places={places} />
      </div>
    </Section>
  )
