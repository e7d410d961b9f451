import { StoryFacts, type StoryListProps, StoryThumbnail } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'

/** Articles as large pictures with the words on them, the first of each three across the page (CON-24, CON-25). */
export const StoryPosters = ({ stories, timeZone }: StoryListProps) => (
  <ul className="grid gap-4 md:grid-cols-2 lg:gap-5">
    {stories.map((story, index) => (
      <li key={story.href} className={cx(index % 3 === 0 && 'md:col-span-2')}>
        <article
          className={cx(
            'group relative flex h-full min-h-72 flex-col justify-end overflow-hidden rounded-lg bg-ink text-on-ink on-dark',
            index % 3 === 0 ? 'md:min-h-96' : 'md:min-h-80',
          )}
        >
          <StoryThumbnail
            story={story}
            sizes={index % 3 === 0 ? '(min-width: 84rem) 84rem, 100vw' : '(min-width: 768px) 42rem, 100vw'}
            className="absolute! inset-0"
          />
          {/* Dark enough behind the words for any picture. */}
          <div className="absolute inset-0 bg-linear-to-t from-black/90 via-black/65 via-50% to-transparent to-90%" />
          <div className="relative max-w-2xl p-5 sm:p-7">
            <StoryFacts {...story} timeZone={timeZone} />
            <CoverHeading
              href={story.href}
              text={story.heading}
              className="mt-1.5 text-heading max-sm:text-subheading"
            />
          </div>
        </article>
      </li>
    ))}
  </ul>
)
