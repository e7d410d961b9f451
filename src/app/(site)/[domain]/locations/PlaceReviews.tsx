import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { Section } from '@/src/components/ui/Section'
import { getReviews } from '@/src/data/content/getReviews'
import { reviewsOfPlace } from '@/src/domain/locations/reviewsOfPlace'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import type { Site, SiteLocation } from '@/tenants/Site'

const SHOWN = 6

interface PlaceReviewsProps {
  site: Site
  /** Of the place, or of the dealership whose places they are. */
  name: string
  /** All departments there. */
  departments: readonly SiteLocation[]
}

/** What customers say of one place or a dealership's places: of reviews that name it, while the site shows reviews (LOC-02, CON-29, LAW-11). */
export const PlaceReviews = async ({ site, name, departments }: PlaceReviewsProps) => {
  const read = await getReviews(site)
  const own =
    read &&
    reviewsOfPlace(
      read.reviews,
      departments.map((department) => department.name),
    )
  if (!own || !showsReviews(site.settings.reviews, own.average)) return null
  return (
    <Section title={`What customers of ${name} say`} link={{ label: 'All reviews', href: '/reviews' }}>
      <ReviewWall
        reviews={own.told.slice(0, SHOWN)}
        count={own.count}
        average={own.average}
        source={null}
        minStars={null}
        timeZone={stateTimeZone(departments[0]?.address.state ?? null)}
      />
    </Section>
  )
}
