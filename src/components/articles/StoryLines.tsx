import { shortDescription, type StoryCard, StoryFacts, StoryPicture } from '@/src/components/sections/StoryParts'
import { CoverLink } from '@/src/components/ui/CoverLink'
import { Unbroken } from '@/src/components/ui/Unbroken'

interface StoryLinesProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** Articles as a ruled list: when, heading, a small picture (CON-24, CON-25). */
export const StoryLines = ({ stories, timeZone }: StoryLinesProps) => (
  <ul className="border-b border-line">
    {stories.map((story) => (
      <li key={story.href} className="border-t border-line">
        <article className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-5 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-10 sm:py-7 lg:grid-cols-[minmax(0,1fr)_14rem]">
          <div>
            <StoryFacts {...story} timeZone={timeZone} />
            <h3 className="mt-1.5 text-heading max-sm:text-subheading">
              <CoverLink href={story.href}>
                <Unbroken text={story.heading} />
              </CoverLink>
            </h3>
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(story.description)}</p>
          </div>
          {story.image && (
            <div className="relative aspect-[8/5] overflow-hidden rounded-md">
              <StoryPicture
                {...story}
                image={{ ...story.image, alt: '' }}
                sizes="(min-width: 1024px) 14rem, 11rem"
                className="transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </div>
          )}
        </article>
      </li>
    ))}
  </ul>
)
