import { shortDescription, StoryFacts, type StoryListProps, StoryThumbnail } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'

/** Articles as a ruled list: when, heading, a small picture (CON-24, CON-25). */
export const StoryLines = ({ stories, timeZone }: StoryListProps) => (
  <ul className="border-b border-line">
    {stories.map((story) => (
      <li key={story.href} className="border-t border-line">
        <article className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] items-center gap-x-5 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-x-10 sm:py-7 lg:grid-cols-[minmax(0,1fr)_14rem]">
          <div>
            <StoryFacts {...story} timeZone={timeZone} />
            <CoverHeading
              href={story.href}
              text={story.heading}
              className="mt-1.5 text-heading max-sm:text-subheading"
            />
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(story.description)}</p>
          </div>
          <StoryThumbnail story={story} sizes="(min-width: 1024px) 14rem, 11rem" className="aspect-[8/5] rounded-md" />
        </article>
      </li>
    ))}
  </ul>
)
