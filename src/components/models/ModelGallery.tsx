import { Photo } from '@/src/components/ui/Photo'
import { Section } from '@/src/components/ui/Section'
import { cx } from '@/src/components/ui/cx'
import type { ModelRange } from '@/src/domain/content/models/modelRange'

interface ModelGalleryProps {
  name: string
  pictures: ModelRange['gallery']
  /** A row that scrolls from edge to edge of the window, in place of a mosaic. */
  strip?: boolean
}

/** One large picture beside the others, where their number fills the rows; all are seen in one window. */
const MOSAICS: Record<number, string> = {
  3: 'lg:grid-cols-3 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2',
  4: 'lg:grid-cols-4 lg:[&>:first-child]:col-span-3 lg:[&>:first-child]:row-span-3',
  5: 'lg:grid-cols-4 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2',
  6: 'lg:grid-cols-3 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2',
  7: 'lg:grid-cols-5 lg:[&>:first-child]:col-span-3 lg:[&>:first-child]:row-span-3',
  8: 'lg:grid-cols-4 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2 lg:[&>:last-child]:col-span-2',
  9: 'lg:grid-cols-4 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2',
}

/** Of any other odd number the first is as wide as two. */
const WIDE_FIRST = 'lg:[&>:first-child:nth-last-child(odd)]:col-span-2'
const NARROW = 'max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2'

/** Of eight the last is wide as well. */
const WIDE_LAST = 8

/** Which of them are as high as the pictures beside them. */
const fillsRow = (index: number, count: number): boolean =>
  count in MOSAICS && (index === 0 || (count === WIDE_LAST && index === count - 1))

interface FigureProps {
  picture: ModelRange['gallery'][number]
  sizes: string
  /** As high as the rows beside it. */
  fills?: boolean
}

const Figure = ({ picture: { url, alt, caption }, sizes, fills = false }: FigureProps) => (
  <figure className={cx(fills && 'lg:flex lg:h-full lg:flex-col')}>
    <div
      className={cx('relative aspect-[8/5] overflow-hidden rounded-xl bg-canvas', fills && 'lg:aspect-auto lg:grow')}
    >
      <Photo url={url} alt={alt} sizes={sizes} className="object-cover" />
    </div>
    {caption && <figcaption className="mt-2 text-muted">{caption}</figcaption>}
  </figure>
)

/** Pictures of a model: one large beside the others, or two in a row, where an odd number begins with a wide one. Nothing without any. */
export const ModelGallery = ({ name, pictures, strip = false }: ModelGalleryProps) =>
  pictures.length > 0 && (
    <Section id="pictures" title={`See the ${name} up close`} ground="surface" bleed={strip}>
      {strip ? (
        <ul
          aria-label={`Pictures of the ${name}`}
          // Scrolls sideways, also by keyboard.
          tabIndex={0}
          className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain scroll-px-(--edge) px-(--edge) [--edge:max(var(--spacing-gutter),calc((100vw-84rem)/2+var(--spacing-gutter)))] lg:gap-5"
        >
          {pictures.map((picture, index) => (
            <li key={index} className="w-[84%] max-w-[52rem] shrink-0 snap-start sm:w-[62%]">
              <Figure picture={picture} sizes="(min-width: 1344px) 52rem, (min-width: 640px) 62vw, 84vw" />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={cx('grid grid-cols-2 gap-3 lg:gap-5', MOSAICS[pictures.length] ?? WIDE_FIRST, NARROW)}>
          {pictures.map((picture, index) => (
            <li key={index}>
              <Figure
                picture={picture}
                sizes={index === 0 ? '(min-width: 1024px) 60rem, 100vw' : '(min-width: 1024px) 40rem, 50vw'}
                fills={fillsRow(index, pictures.length)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
