import Link from 'next/link'
import { LocationToday } from '@/src/components/hours/LocationToday'
import { AddressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { cx } from '@/src/components/ui/cx'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { groupHours } from '@/src/domain/locations/hours/groupHours'
import { departmentsOf, placesOf } from '@/src/domain/locations/departments'
import type { Site, SiteLocation } from '@/tenants/Site'
import { AllPlacesLink } from './FooterParts'

/** On a phone the address is one line. */
const ONE_LINE = "not-italic max-sm:[&>span]:inline max-sm:[&>:not(:last-child)]:after:content-[',_']"

type PlacesSite = Pick<Site, 'locations' | 'settings'>

/** Places that have room for more than a line each. */
const MOST = 3

/** The first places of a site, and how many there are. */
const shownPlaces = ({ locations }: PlacesSite, most: number): { shown: SiteLocation[]; total: number } => {
  const places = placesOf(locations)
  return { shown: places.slice(0, most).flatMap(([main]) => main ?? []), total: places.length }
}

const PlaceLink = ({ site, location, className }: { site: PlacesSite; location: SiteLocation; className?: string }) => (
  <Link
    prefetch={false}
    href={siteLocationHref(site, location)}
    className={cx('inline-flex min-h-6 items-center font-semibold text-on-ink hover:underline', className)}
  >
    {location.name}
  </Link>
)

/** Address, departments and number of the main places. */
export const PlaceColumns = ({ site }: { site: PlacesSite }) => {
  const { shown, total } = shownPlaces(site, MOST)
  return (
    <>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
        {shown.map((location) => (
          <li key={location.id} className="text-sm leading-relaxed text-on-ink-muted">
            <p className="mb-1">
              <PlaceLink site={site} location={location} className="text-[0.9375rem]" />
            </p>
            <AddressLines location={location} className={ONE_LINE} />
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
      {total > shown.length && <AllPlacesLink total={total} className="mt-8" />}
    </>
  )
}

/** Name and number, a line or a few words for each. */
export const PlaceLines = ({
  site,
  most,
  className,
  lineClassName,
}: {
  site: PlacesSite
  most: number
  className?: string
  lineClassName?: string
}) => {
  const { shown, total } = shownPlaces(site, most)
  return (
    <ul className={className}>
      {shown.map((location) => (
        <li key={location.id} className={cx('text-[0.9375rem] text-on-ink-muted', lineClassName)}>
          <PlaceLink site={site} location={location} />
          {location.phone && (
            <PhoneLink
              phone={location.phone}
              className="tabular inline-flex min-h-6 items-center whitespace-nowrap hover:text-on-ink hover:underline"
            />
          )}
        </li>
      ))}
      {total > shown.length && (
        <li>
          <AllPlacesLink total={total} className="text-[0.9375rem]" />
        </li>
      )}
    </ul>
  )
}

/** Each place with its number large, where it is, and the hours of its week, on a phone of today. */
export const PlaceBoards = ({ site }: { site: PlacesSite }) => {
  const { shown, total } = shownPlaces(site, MOST)
  return (
    <>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {shown.map((location) => (
          <li key={location.id} className="flex flex-col border-t-4 border-brand pt-2.5 sm:pt-5">
            <PlaceLink site={site} location={location} className="text-subheading" />
            <AddressLines
              location={location}
              className={cx(ONE_LINE, 'text-sm leading-relaxed sm:mt-1 text-on-ink-muted')}
            />
            {location.phone && (
              <PhoneLink
                phone={location.phone}
                className="tabular inline-flex min-h-11 items-center text-subheading sm:mt-4 sm:text-heading font-bold hover:underline"
              />
            )}
            <div className="sm:hidden">
              <LocationToday location={location} inLine />
            </div>
            <dl className="mt-3 space-y-1 text-sm max-sm:hidden">
              {groupHours(location.openingHours).map(({ label, hours }) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt className="text-on-ink-muted">{label}</dt>
                  <dd className="tabular text-right">{hours}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {total > shown.length && <AllPlacesLink total={total} className="mt-8" />}
    </>
  )
}
