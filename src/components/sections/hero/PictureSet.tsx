import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

interface PictureSetProps {
  pictures: { url: string; alt: string; caption: string | null }[]
  /** Runs to the edges of the screen: no round corners. */
  bleed: boolean
}

interface Frame {
  grid: string
  /** A place of its own for the first picture; without one all are the same. */
  first?: string
}

/** The first is the largest; the others stand around it so that no place stays empty. */
const FRAMES: Record<number, Frame> = {
  1: { grid: '', first: 'aspect-[3/2] lg:aspect-[21/9]' },
  2: { grid: 'sm:grid-cols-2' },
  3: { grid: 'sm:grid-cols-3', first: 'sm:col-span-2 sm:row-span-2 sm:aspect-auto' },
  4: { grid: 'grid-cols-2 lg:grid-cols-4' },
  5: { grid: 'grid-cols-2 lg:grid-cols-4', first: 'col-span-2 lg:row-span-2 lg:aspect-auto' },
}
const SIX: Frame = { grid: 'grid-cols-2 lg:grid-cols-3' }

/** How wide a picture is: alone, as the first of several, one of two, or one of the rest. */
const sizesOf = (count: number, isFirst: boolean): string => {
  if (count === 1) return '(min-width: 84rem) 84rem, 100vw'
  if (isFirst) return '(min-width: 84rem) 56rem, (min-width: 640px) 67vw, 100vw'
  return count === 2 ? '(min-width: 640px) 50vw, 100vw' : '(min-width: 640px) 34vw, 100vw'
}

/** Pictures with their captions. */
export const PictureSet = ({ pictures, bleed }: PictureSetProps) => {
  const { grid, first } = FRAMES[pictures.length] ?? SIX
  return (
    <ul className={cx('grid gap-3 sm:gap-5', grid)}>
      {pictures.map(({ url, alt, caption }, index) => (
        <li key={`${index} ${url}`} className={cx('flex flex-col', index === 0 && first)}>
          <figure className="flex grow flex-col">
            <div
              className={cx(
                'relative grow overflow-hidden bg-surface',
                !bleed && 'rounded-xl',
                index === 0 && first ? 'min-h-64' : 'aspect-[3/2]',
              )}
            >
              <Photo url={url} alt={alt} sizes={sizesOf(pictures.length, index === 0 && first !== undefined)} />
            </div>
            {caption && (
              <figcaption className={cx('mt-2.5 text-sm text-muted', bleed && 'px-gutter')}>{caption}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
