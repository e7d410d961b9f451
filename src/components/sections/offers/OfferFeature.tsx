import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Card } from '@/src/components/ui/Card'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferPicture, OfferTerms } from './OfferParts'
import { OfferFigure, OfferPrice, shownFigure } from './OfferPrice'
import type { OfferItemProps, OfferListProps } from './OfferView'

/** Wide: words beside the picture across the page. Tall: beside two others. Side: one of these, its picture on its left. */
type Shape = 'wide' | 'tall' | 'side' | 'card'

const CARDS: Record<Shape, string> = {
  wide: 'grid lg:grid-cols-2',
  tall: 'flex h-full flex-col',
  side: 'flex h-full flex-col lg:grid lg:grid-cols-[2fr_3fr]',
  card: 'flex h-full flex-col',
}
const PICTURES: Record<Shape, string> = {
  wide: 'lg:aspect-auto lg:min-h-80',
  tall: 'lg:aspect-auto lg:min-h-72 lg:grow',
  side: 'lg:aspect-auto',
  card: '',
}
const WORDS: Record<Shape, string> = {
  wide: 'justify-center p-5 sm:p-10',
  tall: 'p-5 max-lg:grow sm:p-6',
  side: 'grow p-5 sm:p-6',
  card: 'grow p-5 sm:p-6',
}

const shapeOf = (index: number, count: number, layout: OfferListProps['layout']): Shape => {
  if (count === 1 || (layout === 'page' && count > 2 && index === 0)) return 'wide'
  if (layout === 'row' && count === 3) return index === 0 ? 'tall' : 'side'
  return 'card'
}

interface OfferCardProps extends OfferItemProps {
  shape: Shape
}

const OfferCard = ({ offer, site, stock, shape }: OfferCardProps) => {
  const { name, href, category, summary, figure, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <Card as="article" interactive className={cx('group', CARDS[shape])}>
      <OfferPicture
        image={image}
        sizes="(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw"
        className={cx('aspect-[8/5] bg-surface', PICTURES[shape])}
      >
        {shown && <OfferFigure {...shown} small={shape === 'side'} />}
      </OfferPicture>
      <div className={cx('flex min-w-0 flex-col items-start', WORDS[shape])}>
        {category && (
          <Badge tone="accent" className="mb-3">
            {category}
          </Badge>
        )}
        <CoverHeading href={href} text={name} plain className={shape === 'wide' ? 'text-heading' : 'text-subheading'} />
        <OfferFacts {...offer} site={site} className="mt-2.5 text-sm" />
        {summary && (
          <p className={cx('mt-3 text-muted', shape === 'wide' ? 'max-w-xl' : 'line-clamp-3 max-sm:text-[0.9375rem]')}>
            {summary}
          </p>
        )}
        <OfferPrice {...{ figure, stock }} className="mt-3" />
        <div className="mt-auto w-full pt-4">
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <span className={buttonClasses({ size: 'sm', className: 'group-hover:bg-brand-hover' })}>View offer</span>
            <CoveredLink name={name} stock={stock} />
          </p>
          <OfferTerms {...offer} className="mt-2 border-t border-line pt-2" />
        </div>
      </div>
    </Card>
  )
}

/** How the cards stand; the first of a page takes a row of its own, and the others are in threes below it. */
const listLook = (count: number, layout: OfferListProps['layout']): string => {
  if (count === 1) return 'grid'
  if (layout === 'page') return cx('grid gap-6 sm:grid-cols-2', count > 2 ? 'cards-after-lead' : 'cards-in-threes')
  return cx(
    'phone-row gap-6 sm:grid sm:grid-cols-2',
    count === 3
      ? 'sm:max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:[&>:first-child]:row-span-2'
      : 'cards-in-threes',
  )
}

/** Cards with a picture, one of them larger. */
export const OfferFeature = ({ offers, site, stock, layout = 'row' }: OfferListProps) => (
  <ul className={listLook(offers.length, layout)}>
    {offers.map((offer, index) => (
      <li key={offer.id} className="min-w-0">
        <OfferCard
          offer={offer}
          site={site}
          stock={stock?.get(offer.id) ?? null}
          shape={shapeOf(index, offers.length, layout)}
        />
      </li>
    ))}
  </ul>
)
