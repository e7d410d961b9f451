import { shortDescription, type StoryCard, StoryFacts, StoryPicture } from '@/src/components/sections/StoryParts'
import { CoverLink } from '@/src/components/ui/CoverLink'
import { Unbroken } from '@/src/components/ui/Unbroken'

interface StoryTopicsProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** Of stories without a kind. */
const OTHER = 'More'

/** Articles under their kinds, the kind of the newest first: a small picture beside each heading (CON-24, CON-25). */
export const StoryTopics = ({ stories, timeZone }: StoryTopicsProps) => {
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
                  {story.image && (
                    <div className="relative h-full min-h-28 overflow-hidden rounded-lg sm:min-h-36">
                      <StoryPicture
                        {...story}
                        image={{ ...story.image, alt: '' }}
                        sizes="13rem"
                        className="transition-transform duration-500 group-hover:scale-[1.03]"
                      />
                    </div>
                  )}
                  <div className="min-w-0 py-2 max-sm:pr-2">
                    <StoryFacts {...story} category={null} timeZone={timeZone} />
                    <h3 className="mt-1 text-subheading">
                      <CoverLink href={story.href}>
                        <Unbroken text={story.heading} />
                      </CoverLink>
                    </h3>
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
