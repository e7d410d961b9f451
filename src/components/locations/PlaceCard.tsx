import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { ChevronDown, Clock, Navigation, Phone } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/src/components/ui/Button'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { placesOf } from '@/src/domain/locations/departments'
import { formatKm } from '@/src/domain/locations/locator'
import type { SiteLocation } from '@/tenants/Site'
import { AddressLines, directionsHref } from './AddressLines'
import { HoursTabs } from '../hours/HoursTabs'
import { locationKind } from './locationKinds'
import { LocationOpen } from '../hours/LocationOpen'

interface PlaceCardProps {
  /** Its number on the map; null when it is not on the map. */
  number: number | null
  /** The place's departments, the first one being what it is known by. */
  departments: SiteLocation[]
  km: number | null
  hrefFor: (location: SiteLocation) => string
  image?: { url: string; alt: string } | null
  /** Vehicles that stand here. */
  inStock?: number
}

/** One place in a list: how far, open until when, how to reach it, the hours of each department (LOC-01, LOC-06). */
export const PlaceCard = ({ number, departments, km, hrefFor, image = null, inStock = 0 }: PlaceCardProps) => {
  const [main] = departments
  if (!main) return null
  const id = `hours-${main.id}`
  return (
    <Card as="article" className="flex h-full flex-col text-fg">
      {image && (
        <div className="relative aspect-[16/6] overflow-hidden bg-surface">
          <Photo url={image.url} alt="" sizes="(min-width: 1024px) 40rem, 100vw" />
        </div>
      )}
      <div className="flex grow flex-col p-6 sm:p-7">
        <div className="flex items-start gap-4">
          {number !== null && (
            <span
              aria-hidden
              className="tabular grid size-9 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand"
            >
              {number}
            </span>
          )}
          <div className="min-w-0 grow">
            <p className="text-sm font-semibold text-brand-text">{departments.map(locationKind).join(' · ')}</p>
            <h3 className="mt-0.5 text-subheading">
              <Link prefetch={false} href={hrefFor(main)} className="hover:underline">
                {main.name}
              </Link>
            </h3>
            <LocationOpen location={main} />
            {inStock > 0 && (
              <p className="mt-1 text-sm text-muted">
                <span className="font-semibold text-fg tabular">{inStock}</span>{' '}
                {inStock === 1 ? 'vehicle' : 'vehicles'} here
              </p>
            )}
          </div>
          {km !== null && (
            <p className="tabular shrink-0 rounded-full bg-surface px-3 py-1 text-sm font-semibold">{formatKm(km)}</p>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <AddressLines location={main} className="not-italic text-muted" />
          {main.phone && (
            <PhoneLink
              phone={main.phone}
              className="inline-flex min-h-6 items-center gap-2 font-semibold hover:underline"
            >
              <Phone className="size-4.5 text-muted" />
            </PhoneLink>
          )}
        </div>
        <details className="group mt-4 border-t border-line">
          <summary className="flex min-h-12 list-none items-center gap-2.5 font-semibold">
            <Clock className="size-5 text-muted" />
            Opening Hours
            <ChevronDown className="ml-auto size-4.5 text-muted transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <HoursTabs
              id={id}
              departments={departments}
              lead={(department) =>
                department.id === main.id ? null : (
                  <p className="flex flex-wrap items-center justify-between gap-x-6 py-1">
                    <Link
                      prefetch={false}
                      href={hrefFor(department)}
                      className="font-semibold text-brand-text hover:underline"
                    >
                      {department.name}
                    </Link>
                    {department.phone && (
                      <PhoneLink
                        phone={department.phone}
                        className="inline-flex min-h-6 items-center hover:underline"
                      />
                    )}
                  </p>
                )
              }
            />
          </div>
        </details>
        <div className="mt-auto flex flex-wrap gap-3 border-t border-line pt-5">
          <Button href={hrefFor(main)} size="sm" aria-label={`About ${main.name}`}>
            View location
          </Button>
          <Button
            href={directionsHref(main)}
            newTab
            size="sm"
            variant="outline"
            aria-label={`Get directions to ${main.name}`}
          >
            <Navigation className="size-4" />
            Get directions
          </Button>
        </div>
      </div>
    </Card>
  )
}

interface LocationListProps {
  locations: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

/** Places of the dealership with their hours, in the order of LOC-04 (LOC-01, LOC-05, LOC-06). */
export const LocationList = ({ locations, hrefFor }: LocationListProps) => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {placesOf(locations).map((departments) => (
      <li key={departments[0]?.id} className="[&>article]:h-full">
        <PlaceCard number={null} departments={departments} km={null} hrefFor={hrefFor} />
      </li>
    ))}
  </ul>
)
