import { Badge } from '@/src/components/ui/Badge'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { Card } from '@/src/components/ui/Card'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferPicture, OfferTerms } from './OfferParts'
import { OfferFigure, OfferPrice, shownFigure } from './OfferPrice'
import type { OfferItemProps, OfferListProps } from './OfferView'

interface OfferCardProps extends OfferItemProps {
  /** Across the page, its words beside the picture. */
  wide: boolean
}

const OfferCard = ({ offer, site, stock, wide }: OfferCardProps) => {
  const { name, href, category, summary, figure, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <Card as="article" interactive className={cx('group', wide ? 'grid lg:grid-cols-2' : 'flex h-full flex-col')}>
      <OfferPicture
        image={image}
        sizes="(min-width: 1024px) 40rem, (min-width: 640px) 50vw, 100vw"
        className={cx('aspect-[8/5] bg-surface', wide && 'lg:aspect-auto lg:min-h-80')}
      >
        {shown && <OfferFigure {...shown} large={wide} />}
      </OfferPicture>
      <div className={cx('flex min-w-0 flex-col items-start p-5', wide ? 'justify-center sm:p-10' : 'grow sm:p-6')}>
        {category && (
          <Badge tone="accent" className="mb-3">
            {category}
          </Badge>
        )}
        <CoverHeading href={href} text={name} plain className={wide ? 'text-heading' : 'text-subheading'} />
        <OfferFacts {...offer} site={site} className="mt-2.5 text-sm" />
        {summary && (
          <p className={cx('mt-3 text-muted', wide ? 'max-w-xl' : 'line-clamp-3 max-sm:text-[0.9375rem]')}>{summary}</p>
        )}
        {/* At the foot, so that prices and buttons of a row are on one height. */}
        <div className="mt-auto w-full pt-3">
          <OfferPrice {...{ figure, stock }} className="mb-3" />
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
    'phone-row gap-6 sm:grid sm:grid-cols-2 cards-in-threes',
    count === 3 && 'sm:max-lg:[&>:first-child]:col-span-2',
  )
}

/** Cards, each with its whole picture; on a page the first is larger. */
export const OfferFeature = ({ offers, site, stock, layout = 'row' }: OfferListProps) => (
  <ul className={listLook(offers.length, layout)}>
    {offers.map((offer, index) => (
      <li key={offer.id} className="min-w-0">
        <OfferCard
          offer={offer}
          site={site}
          stock={stock?.get(offer.id) ?? null}
          wide={offers.length === 1 || (layout === 'page' && offers.length > 2 && index === 0)}
        />
      </li>
    ))}
  </ul>
)
