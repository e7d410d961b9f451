import { shortDescription, StoryFacts, type StoryListProps } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'

/** Articles in ruled columns without pictures, as the inside of a newspaper (CON-24, CON-25). */
export const StoryColumns = ({ stories, timeZone }: StoryListProps) => (
  <ul className="grid gap-x-10 gap-y-8 border-t-2 border-current pt-7 sm:grid-cols-2 lg:grid-cols-3">
    {stories.map((story) => (
      <li key={story.href} className="border-line sm:border-l sm:pl-5">
        <article className="group relative">
          {story.category && <p className="text-sm font-semibold text-brand-text">{story.category}</p>}
          <CoverHeading href={story.href} text={story.heading} className="mt-1.5 text-heading" />
          <p className="mt-3 text-muted">{shortDescription(story.description)}</p>
          <StoryFacts {...story} category={null} timeZone={timeZone} className="mt-3" />
        </article>
      </li>
    ))}
  </ul>
)
