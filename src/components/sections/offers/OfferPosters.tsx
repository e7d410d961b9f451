import { CoverLink } from '@/src/components/ui/CoverLink'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferTerms } from './OfferParts'
import { OfferPrice, shownFigure } from './OfferPrice'
import type { OfferItemProps, OfferListProps } from './OfferView'

interface OfferPosterProps extends OfferItemProps {
  /** Across the page: words in a column at the left. */
  wide: boolean
}

const OfferPoster = ({ offer, site, stock, wide }: OfferPosterProps) => {
  const { name, href, category, figure, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <article
      className={cx(
        'on-dark group relative flex h-full flex-col justify-end overflow-hidden bg-ink text-on-ink',
        wide ? 'min-h-[33rem] lg:min-h-[34rem]' : 'min-h-[33rem] lg:min-h-[40rem]',
      )}
    >
      {image && (
        <div
          data-picture="offer"
          className={cx(
            'absolute inset-x-0 top-0 overflow-hidden',
            wide ? 'h-[56%] lg:left-[22%] lg:h-full' : 'h-[56%] lg:h-[62%]',
          )}
        >
          <Photo
            url={image.url}
            alt=""
            sizes={wide ? '100vw' : '(min-width: 1024px) 34vw, 86vw'}
            className="object-cover transition-transform duration-700 group-hover:scale-[1.03]"
          />
          <span
            className={cx(
              'absolute inset-0 bg-linear-to-t from-ink from-8% via-ink/75 via-30% to-transparent to-60%',
              wide && 'lg:bg-linear-to-r lg:from-ink lg:from-4% lg:via-ink/70 lg:via-18% lg:to-46%',
            )}
          />
        </div>
      )}
      <div
        className={cx(
          'relative p-6 lg:p-8',
          wide && 'lg:flex lg:max-w-[30rem] lg:grow lg:flex-col lg:justify-center lg:p-12',
        )}
      >
        {shown && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={cx('font-bold', wide ? 'text-display' : 'text-heading lg:text-title')}>{shown.value}</span>
            {shown.label && <span className="font-medium">{shown.label}</span>}
          </p>
        )}
        {!shown && category && <p className="font-medium text-muted">{category}</p>}
        <h3 className={cx('mt-2', wide ? 'text-heading' : 'text-subheading')}>
          <CoverLink href={href}>{name}</CoverLink>
        </h3>
        <OfferFacts {...offer} site={site} className="mt-3 text-sm" />
        {figure && <OfferPrice from={stock?.from ?? null} className="mt-3" />}
        <p className="mt-2">
          <CoveredLink name={name} stock={stock} />
        </p>
        <OfferTerms {...offer} className="mt-1" />
      </div>
    </article>
  )
}

/** So many stand side by side on a wide screen; of more each has a width, and the row is scrolled. */
const ABREAST = 4

/** A picture to the edges for each, words on it: a row from one edge of the window to the other, on a page two abreast. */
export const OfferPosters = ({ offers, site, stock, layout = 'row' }: OfferListProps) => {
  const isPage = layout === 'page'
  return (
    <ul
      className={cx(
        isPage
          ? 'grid gap-1 sm:grid-cols-2 [&>:first-child:nth-last-child(odd)]:col-span-full'
          : 'grid snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-px overflow-x-auto overscroll-x-contain sm:auto-cols-[58%]',
        !isPage && (offers.length > ABREAST ? 'lg:auto-cols-[26rem]' : 'lg:auto-cols-fr'),
      )}
    >
      {offers.map((offer, index) => (
        <li key={offer.id} className="min-w-0 snap-start">
          <OfferPoster
            offer={offer}
            site={site}
            stock={stock?.get(offer.id) ?? null}
            wide={offers.length === 1 || (isPage && index === 0 && offers.length % 2 === 1)}
          />
        </li>
      ))}
    </ul>
  )
}
