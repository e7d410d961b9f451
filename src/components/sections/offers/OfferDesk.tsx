import Link from 'next/link'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { PlaceActions } from '@/src/components/locations/PlaceActions'
import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { Section } from '@/src/components/ui/Section'
import type { OfferLook } from '@/src/domain/content/sectionLooks'
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

interface OfferDeskProps extends PlaceLinesProps {
  /** As the offers above it stand. */
  look?: OfferLook
}

interface DeskShape {
  frame: string
  words: string
  text: string
  buttons: string
}

const BESIDE: DeskShape = {
  frame: 'items-center gap-x-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
  words: '',
  text: 'max-w-md',
  buttons: '',
}
/** Words and buttons in a line over the yards, or centred above them, where the offers are. */
const SHAPES: Partial<Record<OfferLook, DeskShape>> = {
  tickets: {
    frame: '',
    words: 'items-end gap-x-16 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]',
    text: 'max-w-2xl',
    buttons: '',
  },
  panels: {
    frame: 'mx-auto max-w-3xl',
    words: 'text-center',
    text: 'mx-auto max-w-xl text-balance',
    buttons: 'justify-center',
  },
}

/** Below a page of offers: whom to ask about one. */
export const OfferDesk = ({ site, places, look = 'feature' }: OfferDeskProps) => {
  if (places.length === 0) return null
  const { frame, words, text, buttons } = SHAPES[look] ?? BESIDE
  return (
    <Section ground="surface" labelledBy="offer-desk">
      <div className={cx('grid gap-y-8', frame)}>
        <div className={words}>
          <div>
            <h2 id="offer-desk" className="text-heading">
              Questions about an offer?
            </h2>
            <p className={cx('mt-3 text-lead text-muted', text)}>
              Terms and dates are with each offer. For anything else, ask the yard. {site.settings.forms.answerPromise}
            </p>
          </div>
          <div className={cx('mt-6 flex flex-wrap gap-3', buttons)}>
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
}
