import Link from 'next/link'
import { type StoryCard, shortDescription } from '@/src/components/sections/StoryCards'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { formatDay } from '@/src/domain/site/formatDay'

interface StoryJournalProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** The newest with its picture, the others as a list beside it (CON-24, CON-25, LOC-09). */
export const StoryJournal = ({ stories: [first, ...others], timeZone }: StoryJournalProps) =>
  first && (
    <div className={cx('grid gap-x-16 gap-y-8', others.length > 0 && 'lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]')}>
      <article className="group relative">
        {first.image && (
          <div className="relative aspect-[8/5] max-h-[36rem] w-full overflow-hidden rounded-lg">
            <Photo
              url={first.image.url}
              alt=""
              sizes="(min-width: 1024px) 46rem, 100vw"
              className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
            />
          </div>
        )}
        <p className="tabular mt-5 text-sm text-muted">
          <time dateTime={first.date}>{formatDay(first.date, timeZone)}</time>
        </p>
        <h3 className="mt-1.5 text-heading">
          <Link prefetch={false} href={first.href} className="cover-link">
            {first.heading}
          </Link>
        </h3>
        <p className="mt-2 text-muted">{shortDescription(first.description)}</p>
      </article>
      {others.length > 0 && (
        <ul className="border-b border-line self-start">
          {others.map(({ href, heading, description, date }) => (
            <li key={href} className="border-t border-line">
              <article className="group relative py-6">
                <p className="tabular text-sm text-muted">
                  <time dateTime={date}>{formatDay(date, timeZone)}</time>
                </p>
                <h3 className="mt-1.5 text-subheading">
                  <Link
                    prefetch={false}
                    href={href}
                    className="cover-link decoration-1 underline-offset-4 group-hover:underline"
                  >
                    {heading}
                  </Link>
                </h3>
                <p className="mt-2 text-muted">{shortDescription(description)}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
