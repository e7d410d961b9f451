import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getReviews } from '@/src/data/content/getReviews'
import { siteZone } from '@/tenants/siteDay'
import { firstOrAlone, type ReviewOrder, showsReviews } from '@/src/domain/content/shownReviews'
import type { ReviewsBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

interface ReviewsBlockProps {
  block: Block
  site: Site
  /** Which come first on this page; left out: the latest. */
  first?: ReviewOrder
}

/** Reviews with their average: only above the site's minimum, and not when the site hides them (CON-29). */
export const ReviewsBlock = async ({ block, site, first }: ReviewsBlockProps) => {
  const summary = await getReviews(site)
  if (!summary || !showsReviews(site.settings.reviews, summary.average)) return null
  const shown = summary.reviews.filter(({ rating, text }) => text !== '' && rating >= (block.minStars ?? 0))
  const order = first && shown.some(({ text }) => first.isFirst(text)) ? first : null
  const { reviews, alone } = order ? firstOrAlone(shown, order) : { reviews: shown, alone: 0 }
  return (
    <Section {...sectionProps(block)} link={{ label: 'All reviews', href: '/reviews' }}>
      <ReviewWall
        {...summary}
        reviews={reviews.slice(0, block.limit)}
        firstAbout={order?.about ?? null}
        alone={alone}
        all={summary.reviews}
        look={block.layout}
        minStars={block.minStars ?? null}
        timeZone={siteZone(site)}
      />
    </Section>
  )
}
