import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { Photo } from '@/src/components/ui/Photo'
import { placesOf } from '@/src/domain/locations/departments'
import type { PlaceStock } from '@/src/domain/locations/placeStock'
import type { SiteLocation } from '@/tenants/Site'
import { LocationOpen } from '../hours/LocationOpen'
import { addressLines } from './AddressLines'
import { PlaceKinds, PlaceName } from './list/PlaceParts'
import { PlaceActions } from './PlaceActions'
import { PlaceHours } from './PlaceHours'
import type { PlaceMark } from './PlaceNumber'
import { StockHere } from './StockHere'

interface PlaceCardProps {
  /** Its number on the map, and the pin there; null when it is not on the map. */
  mark: PlaceMark | null
  /** The place's departments, the first one being what it is known by. */
  departments: [SiteLocation, ...SiteLocation[]]
  km: number | null
  hrefFor: (location: SiteLocation) => string
  stock?: PlaceStock | null
  /** Pictures of some of its stock. */
  pictures?: string[]
}

/** The stock of a place, in pictures and as a number: beside its words where there is room. */
const OnTheGround = ({ stock, pictures }: Required<Pick<PlaceCardProps, 'stock' | 'pictures'>>) =>
  stock && (
    <div className="relative text-right max-sm:hidden">
      <div className="flex justify-end gap-1.5">
        {pictures.map((url) => (
          <span key={url} className="relative block aspect-[8/5] w-17 overflow-hidden rounded-sm bg-surface">
            <Photo url={url} alt="" sizes="4.25rem" />
          </span>
        ))}
      </div>
      <StockHere stock={stock} className="cover-link min-h-7 text-[0.9375rem]" />
    </div>
  )

/** One place in a list: how far, open until when, how to reach it, the hours of each department (LOC-01, LOC-06). */
export const PlaceCard = ({ mark, departments, km, hrefFor, stock = null, pictures = [] }: PlaceCardProps) => {
  const [main] = departments
  return (
    <Card as="article" className="px-4 pb-1 pt-3 text-fg sm:px-5">
      <div className="flex items-start justify-between gap-5">
        <div className="min-w-0 grow">
          <PlaceName place={{ departments, mark, km }} hrefFor={hrefFor} />
          <div className="flex flex-wrap items-center gap-x-5">
            <LocationOpen location={main} />
            <StockHere stock={stock} className="min-h-6 text-[0.9375rem] sm:hidden" />
          </div>
          <p className="text-[0.9375rem] leading-snug text-muted">
            {addressLines(main).join(', ')}
            <PlaceKinds place={{ departments }} />
          </p>
        </div>
        <OnTheGround stock={stock} pictures={pictures} />
      </div>
      <div className="flex items-start">
        <div className="min-w-0 grow">
          <PlaceActions location={main}>
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </PlaceActions>
        </div>
        <Link
          prefetch={false}
          href={hrefFor(main)}
          aria-label={`About ${main.name}`}
          className="-mr-2 grid size-11 max-sm:hidden shrink-0 place-items-center rounded-full text-brand-text hover:bg-brand-soft lg:size-8"
        >
          <ArrowRight className="size-5" />
        </Link>
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
    {placesOf(locations).map(
      ([main, ...others]) =>
        main && (
          <li key={main.id} className="[&>article]:h-full">
            <PlaceCard mark={null} departments={[main, ...others]} km={null} hrefFor={hrefFor} />
          </li>
        ),
    )}
  </ul>
)
