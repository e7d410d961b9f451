import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { shortDescription, type StoryCard, StoryFacts, StoryPicture } from './StoryParts'

interface StoryCardsProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** Latest news as cards, on a phone as a list (CON-24, CON-25). */
export const StoryCards = ({ stories, timeZone }: StoryCardsProps) => (
  <ul className="cards-in-threes grid gap-3 sm:grid-cols-2 sm:gap-6">
    {stories.map((story) => (
      <li key={story.href} className="min-w-0">
        <Card as="article" interactive className="group h-full max-sm:flex">
          {story.image && (
            <div className="relative overflow-hidden max-sm:w-28 max-sm:shrink-0 sm:aspect-[8/5]">
              <StoryPicture
                {...story}
                image={{ ...story.image, alt: '' }}
                sizes="(min-width: 1024px) 27rem, (min-width: 640px) 50vw, 7rem"
                className="transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </div>
          )}
          <div className="min-w-0 p-4 sm:p-6">
            <StoryFacts {...story} timeZone={timeZone} />
            <h3 className="mt-1 text-subheading max-sm:text-base sm:mt-1.5">
              <Link prefetch={false} href={story.href} className="cover-link">
                <Unbroken text={story.heading} />
              </Link>
            </h3>
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(story.description)}</p>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)
