import { ArrowRight } from 'lucide-react'
import { Carousel } from '@/src/components/ui/Carousel'
import { LocationCard, type LocationCardsProps } from './LocationCards'

/** Locations in a row, with a hint that it can be swiped on a small screen (LOC-01). */
export const LocationCarousel = ({ locations, hrefFor }: LocationCardsProps) => (
  <>
    {locations.length > 1 && (
      <p className="mb-2 flex items-center gap-2 text-sm text-muted sm:hidden">
        <ArrowRight className="size-4" /> Swipe to see all {locations.length} locations
      </p>
    )}
    <Carousel label="Locations">
      {locations.map((location) => (
        <LocationCard key={location.id} location={location} href={hrefFor(location)} />
      ))}
    </Carousel>
  </>
)
