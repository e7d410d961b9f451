import { shortDescription, StoryFacts, type StoryListProps, StoryThumbnail } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'

/** The newest with its picture, the others as a list beside it; on a phone each a row with a small picture (CON-24, CON-25). */
export const StoryJournal = ({ stories: [first, ...others], timeZone }: StoryListProps) =>
  first && (
    <div className={cx('grid gap-x-16 gap-y-8', others.length > 0 && 'lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]')}>
      <article className="group relative">
        <StoryThumbnail
          story={first}
          sizes="(min-width: 1024px) 46rem, 100vw"
          className="aspect-[8/5] max-h-[36rem] w-full rounded-lg"
        />
        <StoryFacts {...first} timeZone={timeZone} className="mt-5" />
        <CoverHeading href={first.href} text={first.heading} plain className="mt-1.5 text-heading" />
        <p className="mt-2 text-muted">{shortDescription(first.description)}</p>
      </article>
      {others.length > 0 && (
        <ul className="border-b border-line self-start">
          {others.map((story) => (
            <li key={story.href} className="border-t border-line">
              <article className="group relative gap-x-4 py-6 max-sm:flex max-sm:items-center max-sm:py-4">
                <StoryThumbnail
                  story={story}
                  sizes="(min-width: 640px) 1px, 7rem"
                  className="aspect-[5/4] w-28 shrink-0 rounded-md sm:hidden"
                />
                <div className="min-w-0">
                  <StoryFacts {...story} timeZone={timeZone} />
                  <CoverHeading
                    href={story.href}
                    text={story.heading}
                    className="mt-1.5 text-subheading max-sm:mt-1 max-sm:text-[1.0625rem]"
                  />
                  <p className="mt-2 text-muted max-sm:hidden">{shortDescription(story.description)}</p>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
