import Link from 'next/link'
import { shortDescription, type StoryCard, StoryFacts, StoryPicture } from '@/src/components/sections/StoryParts'
import { CoverLink } from '@/src/components/ui/CoverLink'
import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'

interface StoryJournalProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** The newest with its picture, the others as a list beside it (CON-24, CON-25). */
export const StoryJournal = ({ stories: [first, ...others], timeZone }: StoryJournalProps) =>
  first && (
    <div className={cx('grid gap-x-16 gap-y-8', others.length > 0 && 'lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]')}>
      <article className="group relative">
        {first.image && (
          <div className="relative aspect-[8/5] max-h-[36rem] w-full overflow-hidden rounded-lg">
            <StoryPicture
              {...first}
              image={{ ...first.image, alt: '' }}
              sizes="(min-width: 1024px) 46rem, 100vw"
              className="transition-transform duration-500 group-hover:scale-[1.03]"
            />
          </div>
        )}
        <StoryFacts {...first} timeZone={timeZone} className="mt-5" />
        <h3 className="mt-1.5 text-heading">
          <Link prefetch={false} href={first.href} className="cover-link">
            <Unbroken text={first.heading} />
          </Link>
        </h3>
        <p className="mt-2 text-muted">{shortDescription(first.description)}</p>
      </article>
      {others.length > 0 && (
        <ul className="border-b border-line self-start">
          {others.map((story) => (
            <li key={story.href} className="border-t border-line">
              <article className="group relative py-6">
                <StoryFacts {...story} timeZone={timeZone} />
                <h3 className="mt-1.5 text-subheading">
                  <CoverLink href={story.href}>
                    <Unbroken text={story.heading} />
                  </CoverLink>
                </h3>
                <p className="mt-2 text-muted">{shortDescription(story.description)}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
