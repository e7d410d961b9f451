import Link from 'next/link'
import { type StoryCard, StoryDay } from '@/src/components/sections/StoryCards'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { StoryLook } from '@/src/domain/content/sectionLooks'

interface LeadStoryProps {
  story: StoryCard
  /** The dealership's. */
  timeZone: string
  look?: StoryLook
}

interface Composition {
  article: string
  picture: string
  sizes: string
  words: string
  heading: string
  /** Of description and link: around both, and each. */
  rest: string | undefined
  description: string
  more: string
}

/** Framed, the words beside the picture; or the picture across the page and the words in two columns under it. */
const COMPOSITIONS: Record<StoryLook, Composition> = {
  cards: {
    article: 'grid overflow-hidden rounded-xl bg-surface lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]',
    picture: 'aspect-[8/5]',
    sizes: '(min-width: 1024px) 50rem, 100vw',
    words: 'flex flex-col justify-center p-6 sm:p-10 lg:p-12',
    heading: 'text-heading',
    rest: undefined,
    description: 'mt-4',
    more: 'mt-6',
  },
  journal: {
    article: '',
    picture: 'aspect-[8/5] rounded-lg sm:aspect-[2/1] lg:aspect-[21/9]',
    sizes: '(min-width: 84rem) 84rem, 100vw',
    words: 'grid gap-x-16 gap-y-3 pt-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:pt-8',
    heading: 'text-heading lg:text-title',
    rest: 'lg:self-end',
    description: '',
    more: 'mt-3',
  },
}

/** The newest article, large; date as dd/MM/yyyy (LOC-09). */
export const LeadStory = ({
  story: { href, heading, image, description, date },
  timeZone,
  look = 'cards',
}: LeadStoryProps) => {
  const composition = COMPOSITIONS[look]
  return (
    <article className={cx('group relative', composition.article)}>
      {image && (
        <div className={cx('relative overflow-hidden', composition.picture)}>
          <Photo
            url={image.url}
            alt=""
            first
            sizes={composition.sizes}
            className="object-cover object-[center_62%] transition-transform duration-500 group-hover:scale-[1.02]"
          />
        </div>
      )}
      <div className={composition.words}>
        <div>
          <StoryDay {...{ date, timeZone }} />
          <h3 className={cx('mt-2 text-balance', composition.heading)}>
            <Link prefetch={false} href={href} className="cover-link">
              {heading}
            </Link>
          </h3>
        </div>
        <div className={composition.rest}>
          <p className={cx('text-lead text-muted', composition.description)}>{description}</p>
          <span className={cx('inline-block font-semibold text-brand-text group-hover:underline', composition.more)}>
            Read the article
          </span>
        </div>
      </div>
    </article>
  )
}
