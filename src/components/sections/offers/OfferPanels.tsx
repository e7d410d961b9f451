import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferPicture, OfferTerms, type PicturedOfferProps, vehiclesFirst, ViewOffer } from './OfferParts'
import { OfferPrice, shownFigure } from './OfferPrice'
import type { OfferListProps } from './OfferView'

const OfferPanel = ({ offer, site, stock, pictured }: PicturedOfferProps) => {
  const { name, href, category, summary, figure, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <article
      className={cx(
        'group relative grid h-full overflow-hidden rounded-xl bg-brand-soft text-fg in-data-[ground=tint]:bg-canvas',
        pictured && 'lg:grid-cols-2',
      )}
    >
      {pictured && (
        <OfferPicture
          image={image}
          sizes="(min-width: 1024px) 42rem, 100vw"
          className="aspect-[8/5] lg:order-last lg:aspect-auto lg:min-h-96"
        />
      )}
      <div className="flex min-w-0 flex-col items-center justify-center px-6 py-8 text-center sm:px-10 lg:py-10">
        {category && <p className="text-sm font-semibold text-muted">{category}</p>}
        {shown && (
          <p className="mt-2 text-brand-text">
            <span className="block text-title font-bold wrap-break-word">{shown.value}</span>
            {shown.label && <span className="mt-1 block font-semibold">{shown.label}</span>}
          </p>
        )}
        <CoverHeading href={href} text={name} className="mt-4 text-subheading text-balance" />
        {summary && <p className="mt-2.5 max-w-md text-[0.9375rem] text-balance text-muted">{summary}</p>}
        <OfferPrice {...{ figure, stock }} className="mt-3" />
        <OfferFacts {...offer} site={site} className="mt-3 justify-center text-sm" />
        <p className="mt-auto flex flex-wrap items-center justify-center gap-x-6 gap-y-1 pt-4">
          <ViewOffer />
          <CoveredLink name={name} stock={stock} />
        </p>
        <OfferTerms {...offer} />
      </div>
    </article>
  )
}

/** Of six columns: as many panels beside each other as fill their rows. */
const columnsOf = (count: number, index: number): string => {
  if (count % 3 === 0) return 'lg:col-span-2'
  return count % 2 === 1 && index === 0 ? 'sm:col-span-full' : 'lg:col-span-3'
}

/** The figure large on a tinted ground, everything centred; those for vehicles come first, across the page with a picture. */
export const OfferPanels = ({ offers, site, stock }: OfferListProps) => {
  const panels = vehiclesFirst({ offers, stock }, true)
  const plain = panels.filter(({ pictured }) => !pictured)
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-6">
      {panels.map((panel) => (
        <li
          key={panel.offer.id}
          className={cx('min-w-0', panel.pictured ? 'sm:col-span-full' : columnsOf(plain.length, plain.indexOf(panel)))}
        >
          <OfferPanel {...panel} site={site} />
        </li>
      ))}
    </ul>
  )
}
