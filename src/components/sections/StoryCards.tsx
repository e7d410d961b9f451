import Link from 'next/link'
import { shortened } from '@/src/components/page/shortened'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { BLOG_DESCRIPTION_CUT } from '@/src/domain/constants/site'
import { formatDay } from '@/src/domain/site/formatDay'

/** ENT-19. */
export interface StoryCard {
  href: string
  heading: string
  image: { url: string; alt: string } | null
  description: string
  date: string
}

/** A blog card's description, cut at 80 characters (CON-24), at a word where one ends near by. */
export const shortDescription = (text: string): string =>
  shortened(text, BLOG_DESCRIPTION_CUT, BLOG_DESCRIPTION_CUT) ?? text

interface StoryDayProps extends Pick<StoryCard, 'date'> {
  /** The dealership's. */
  timeZone: string
  className?: string
}

/** The day of an article as dd/MM/yyyy (LOC-09). */
export const StoryDay = ({ date, timeZone, className }: StoryDayProps) => (
  <p className={cx('tabular text-sm text-muted', className)}>
    <time dateTime={date}>{formatDay(date, timeZone)}</time>
  </p>
)

interface StoryCardsProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

/** Latest news as cards, on a phone as a list (CON-24, CON-25); dates as dd/MM/yyyy (LOC-09). */
export const StoryCards = ({ stories, timeZone }: StoryCardsProps) => (
  <ul className={cx('grid gap-3 sm:grid-cols-2 sm:gap-6', stories.length !== 2 && 'lg:grid-cols-3')}>
    {stories.map(({ href, heading, image, description, date }) => (
      <li key={href}>
        <Card as="article" interactive className="group h-full max-sm:flex">
          {image && (
            <div className="relative overflow-hidden max-sm:w-28 max-sm:shrink-0 sm:aspect-[8/5]">
              <Photo
                url={image.url}
                alt=""
                sizes="(min-width: 1024px) 27rem, (min-width: 640px) 50vw, 7rem"
                className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
              />
            </div>
          )}
          <div className="min-w-0 p-4 sm:p-6">
            <StoryDay {...{ date, timeZone }} />
            <h3 className="mt-1 text-subheading max-sm:text-base sm:mt-1.5">
              <Link prefetch={false} href={href} className="cover-link">
                {heading}
              </Link>
            </h3>
            <p className="mt-2 text-muted max-sm:hidden">{shortDescription(description)}</p>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)
