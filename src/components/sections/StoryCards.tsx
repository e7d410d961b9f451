import { Card } from '@/src/components/ui/Card'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { shortDescription, StoryFacts, type StoryListProps, StoryThumbnail } from './StoryParts'

/** Latest news as cards, on a phone as a list (CON-24, CON-25). */
export const StoryCards = ({ stories, timeZone }: StoryListProps) => (
  <ul className="cards-in-threes grid gap-3 sm:grid-cols-2 sm:gap-6">
    {stories.map((story) => (
      <li key={story.href} className="min-w-0">
        <Card as="article" interactive className="group h-full max-sm:flex">
          <StoryThumbnail
            story={story}
            sizes="(min-width: 1024px) 27rem, (min-width: 640px) 50vw, 7rem"
            className="max-sm:w-28 max-sm:shrink-0 sm:aspect-[8/5]"
          />
          <div className="min-w-0 p-4 sm:p-6">
            <StoryFacts {...story} timeZone={timeZone} />
            <CoverHeading
              href={story.href}
              text={story.heading}
              plain
              className="mt-1 text-subheading max-sm:text-base sm:mt-1.5"
            />
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(story.description)}</p>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)
