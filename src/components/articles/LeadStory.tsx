import { type StoryCard, StoryFacts, StoryPicture } from '@/src/components/sections/StoryParts'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import type { StoryLook } from '@/src/domain/content/sectionLooks'

interface LeadStoryProps {
  story: StoryCard
  /** The dealership's. */
  timeZone: string
  look?: LeadLook
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

/** How the newest is shown; of a paper's front page it is one of several (StoryJournal). */
export type LeadLook = Exclude<StoryLook, 'paper'>

/**
 * Framed, the words beside the picture; the picture across the page and the words in two columns under it; on dark ground
 * beside the picture; centred over it.
 */
const COMPOSITIONS: Record<LeadLook, Composition> = {
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
  posters: {
    article: 'grid overflow-hidden rounded-lg bg-ink text-on-ink on-dark lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]',
    picture: 'aspect-[8/5] lg:order-2 lg:aspect-auto lg:min-h-[30rem]',
    sizes: '(min-width: 1024px) 52rem, 100vw',
    words: 'flex flex-col justify-end p-6 sm:p-10',
    heading: 'text-heading lg:text-title',
    rest: undefined,
    description: 'mt-3',
    more: 'mt-5',
  },
  topics: {
    article: 'mx-auto flex max-w-5xl flex-col-reverse text-center',
    picture: 'mt-8 aspect-[8/5] rounded-xl sm:aspect-[2/1]',
    sizes: '(min-width: 1024px) 64rem, 100vw',
    words: 'mx-auto max-w-3xl',
    heading: 'text-heading lg:text-title',
    rest: undefined,
    description: 'mt-3 text-balance',
    more: 'mt-4',
  },
}

/** The newest article, large. */
export const LeadStory = ({ story, timeZone, look = 'cards' }: LeadStoryProps) => {
  const { href, heading, image, description } = story
  const composition = COMPOSITIONS[look]
  return (
    <article className={cx('group relative', composition.article)}>
      {image && (
        <div className={cx('relative overflow-hidden', composition.picture)}>
          <StoryPicture
            {...story}
            image={{ ...image, alt: '' }}
            first
            sizes={composition.sizes}
            className="object-[center_62%] transition-transform duration-500 group-hover:scale-[1.02]"
          />
        </div>
      )}
      <div className={composition.words}>
        <div>
          <StoryFacts {...story} timeZone={timeZone} />
          <CoverHeading href={href} text={heading} plain className={cx('mt-2 text-balance', composition.heading)} />
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
