import { ReviewWall } from '@/src/components/sections/ReviewWall'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { Section } from '@/src/components/ui/Section'
import { getBlogs } from '@/src/data/content/getBlogs'
import { getReviews } from '@/src/data/content/getReviews'
import { mentionsBrand } from '@/src/domain/content/models/brandMentions'
import { showsReviews } from '@/src/domain/content/shownReviews'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

interface BrandToldProps {
  site: Site
  title: string
  /** Of its models, new and in stock. */
  models: readonly string[]
}

const READ = 24
const SHOWN = { reviews: 6, stories: 3 }
/** Fewer reviews have room to be read large. */
const ROW = 3

/** What is told of a brand on this site: reviews that name it or one of its models, and articles about it (RTE-30). */
export const BrandTold = async ({ site, title, models }: BrandToldProps) => {
  const isAbout = mentionsBrand([title, ...models])
  const [summary, blogs] = await Promise.all([getReviews(site), getBlogs(site.id, READ)])
  const reviews =
    summary && showsReviews(site.settings.reviews, summary.average)
      ? summary.reviews.filter(({ text }) => isAbout(text))
      : []
  const shown = reviews.slice(0, SHOWN.reviews)
  const stories = blogs.filter(({ heading, description }) => isAbout(`${heading} ${description}`))
  return (
    <>
      {summary && shown.length > 0 && (
        <Section title={`${title} in our reviews`} link={{ label: 'All reviews', href: '/reviews' }}>
          <ReviewWall
            {...summary}
            reviews={shown}
            firstAbout={title}
            alone={reviews.length}
            look={shown.length < ROW ? 'quote' : 'row'}
            minStars={null}
            timeZone={siteZone(site)}
          />
        </Section>
      )}
      {stories.length > 0 && (
        <Section title="Worth reading first" link={{ label: 'All articles', href: '/blogs' }}>
          <StoryCards stories={stories.slice(0, SHOWN.stories)} timeZone={siteZone(site)} />
        </Section>
      )}
    </>
  )
}
