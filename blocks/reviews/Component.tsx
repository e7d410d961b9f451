import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getReviews } from '@/src/data/content/getReviews'
import { siteZone } from '@/tenants/siteDay'
import { showsReviews } from '@/src/domain/content/shownReviews'
import type { ReviewsBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** Reviews with their average: only above the site's minimum, and not when the site hides them (CON-29). */
export const ReviewsBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const summary = await getReviews(site)
  if (!summary || !showsReviews(site.settings.reviews, summary.average)) return null
  const shown = summary.reviews.filter(({ rating, text }) => text !== '' && rating >= (block.minStars ?? 0))
  return (
    <Section {...sectionProps(block)} link={{ label: 'All reviews', href: '/reviews' }}>
      <ReviewWall
        {...summary}
        reviews={shown.slice(0, block.limit)}
        minStars={block.minStars ?? null}
        timeZone={siteZone(site)}
      />
    </Section>
  )
}
