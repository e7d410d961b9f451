import { ArrowRight } from 'lucide-react'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
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
        'on-dark group relative flex h-full flex-col overflow-hidden bg-ink text-on-ink lg:justify-end',
        wide ? 'lg:min-h-[34rem]' : 'lg:min-h-[41rem]',
      )}
    >
      {image && (
        <div
          data-picture="offer"
          className={cx(
            'overflow-hidden max-lg:relative max-lg:aspect-[8/5] lg:absolute lg:inset-x-0 lg:top-0',
            wide ? 'lg:left-[36%] lg:h-full' : 'lg:h-[56%]',
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
              'absolute inset-0 bg-linear-to-t from-ink to-transparent to-16%',
              wide && 'lg:bg-linear-to-r',
            )}
          />
        </div>
      )}
      <div
        className={cx(
          'relative p-6 lg:p-8',
          wide && 'lg:flex lg:max-w-[36%] lg:grow lg:flex-col lg:justify-center lg:pl-12 lg:pr-4',
        )}
      >
        {shown && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={cx('font-bold', wide ? 'text-display' : 'text-heading lg:text-title')}>{shown.value}</span>
            {shown.label && <span className="font-medium">{shown.label}</span>}
          </p>
        )}
        {!shown && category && <p className="font-medium text-muted">{category}</p>}
        <CoverHeading href={href} text={name} className={cx('mt-2', wide ? 'text-heading' : 'text-subheading')} />
        <OfferFacts {...offer} site={site} className="mt-3 text-sm" />
        <OfferPrice {...{ figure, stock }} className="mt-3" />
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="inline-flex min-h-8 items-center gap-1.5 font-semibold underline decoration-current/40 underline-offset-4 group-hover:decoration-current">
            View offer
            <ArrowRight className="size-4" />
          </span>
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
