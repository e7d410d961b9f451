import { shortDescription, StoryFacts, type StoryListProps, StoryThumbnail } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'

/** Of stories without a kind. */
const OTHER = 'More'

/** Articles under their kinds, the kind of the newest first: a small picture beside each heading (CON-24, CON-25). */
export const StoryTopics = ({ stories, timeZone }: StoryListProps) => {
  const topics = Map.groupBy(stories, ({ category }) => category ?? OTHER)
  return (
    <div className="space-y-12 lg:space-y-16">
      {[...topics].map(([topic, ofTopic]) => (
        <section key={topic} aria-label={topic}>
          <h2 className="text-center text-heading">{topic}</h2>
          <ul className="mt-6 grid gap-4 lg:grid-cols-2 lg:gap-6">
            {ofTopic.map((story) => (
              <li key={story.href}>
                <article className="group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 rounded-xl bg-surface p-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6 sm:p-4">
                  <StoryThumbnail story={story} sizes="13rem" className="h-full min-h-28 rounded-lg sm:min-h-36" />
                  <div className="min-w-0 py-2 max-sm:pr-2">
                    <StoryFacts {...story} category={null} timeZone={timeZone} />
                    <CoverHeading href={story.href} text={story.heading} className="mt-1 text-subheading" />
                    <p className="mt-1.5 text-[0.9375rem] text-muted max-sm:hidden">
                      {shortDescription(story.description)}
                    </p>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
