import { Fragment } from 'react'
import { StudioRoom } from '@/src/components/sections/hero/StudioRoom'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { BLOG_DESCRIPTION_CUT } from '@/src/domain/constants/site'
import { formatDay } from '@/src/domain/site/formatDay'
import { shortened } from '../page/shortened'

/** ENT-19. */
export interface StoryCard {
  href: string
  heading: string
  image: { url: string; alt: string } | null
  /** Pictures beside it, of the studio; left out: it is alone. */
  otherImages?: readonly string[]
  description: string
  date: string
  /** What kind of post it is, 'Buying'. */
  category?: string | null
  /** To read it. */
  minutes?: number
}

/** A blog card's description, cut at 80 characters (CON-24), at a word where one ends near by. */
export const shortDescription = (text: string): string =>
  shortened(text, BLOG_DESCRIPTION_CUT, BLOG_DESCRIPTION_CUT) ?? text

interface StoryFactsProps extends Pick<StoryCard, 'date' | 'minutes' | 'category'> {
  /** The dealership's. */
  timeZone: string
  className?: string
}

/** When an article is from, how long it takes, and of what kind it is: '22/11/2026 · 4 min read · Buying' (LOC-09). */
export const StoryFacts = ({ date, minutes, category, timeZone, className }: StoryFactsProps) => {
  const facts = [
    <time key="date" dateTime={date}>
      {formatDay(date, timeZone)}
    </time>,
    minutes !== undefined && `${minutes} min read`,
    category,
  ].filter(Boolean)
  return (
    <p className={cx('text-sm text-muted', className)}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="whitespace-nowrap">
            {fact}
            {index < facts.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** Some posts as one of the looks draws them. */
export interface StoryListProps {
  stories: StoryCard[]
  /** The dealership's. */
  timeZone: string
}

interface StoryPictureProps extends Pick<StoryCard, 'otherImages'> {
  image: { url: string; alt: string }
  sizes: string
  first?: boolean
  className?: string
}

/** An article's picture, or several vehicles of the studio side by side in one room; it fills the box around it. */
export const StoryPicture = ({ image, otherImages = [], sizes, first, className }: StoryPictureProps) =>
  otherImages.length === 0 ? (
    <Photo url={image.url} alt={image.alt} first={first} sizes={sizes} className={cx('object-cover', className)} />
  ) : (
    <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
      {[image, ...otherImages.map((url) => ({ url, alt: '' }))].map((one) => (
        <StudioRoom
          key={one.url}
          image={one}
          sizes="(min-width: 1024px) 28rem, 33vw"
          first={first}
          className="grid content-center overflow-hidden"
          pictureClassName="aspect-[8/5] scale-110"
        />
      ))}
    </div>
  )

interface StoryThumbnailProps {
  story: Pick<StoryCard, 'image' | 'otherImages'>
  sizes: string
  className: string
}

/** The picture of a story in a list, whose heading describes it; nothing without one. */
export const StoryThumbnail = ({ story: { image, otherImages }, sizes, className }: StoryThumbnailProps) =>
  image && (
    <div className={cx('relative overflow-hidden', className)}>
      <StoryPicture
        image={{ ...image, alt: '' }}
        otherImages={otherImages}
        sizes={sizes}
        className="transition-transform duration-500 group-hover:scale-[1.03]"
      />
    </div>
  )
