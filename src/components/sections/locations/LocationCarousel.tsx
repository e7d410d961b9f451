import { ArrowRight } from 'lucide-react'
import { Carousel } from '@/src/components/ui/Carousel'
import { placesOf } from '@/src/domain/locations/departments'
import { LocationCard, type LocationCardsProps } from './LocationCards'

const THREE = 'auto-cols-[86%] sm:auto-cols-[calc((100%-1.5rem)/2)] lg:auto-cols-[calc((100%-3rem)/3)]'

/** Places in a row, each with its departments on one card; a hint says that it can be swiped on a small screen (LOC-01). */
export const LocationCarousel = ({ locations, hrefFor }: LocationCardsProps) => {
  const places = placesOf(locations)
  return (
    <>
      {places.length > 1 && (
        <p className="mb-2 flex items-center gap-2 text-sm text-muted sm:hidden">
          <ArrowRight className="size-4" /> Swipe to see all {places.length} locations
        </p>
      )}
      <Carousel label="Locations" itemClassName={places.length === 3 ? THREE : undefined}>
        {places.flatMap(([main, ...others]) =>
          main ? [<LocationCard key={main.id} location={main} others={others} href={hrefFor(main)} />] : [],
        )}
      </Carousel>
    </>
  )
}
