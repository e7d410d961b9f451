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
        'on-dark group relative flex h-full flex-col overflow-hidden rounded-lg bg-ink text-on-ink',
        wide && 'lg:min-h-[34rem]',
      )}
    >
      {image && (
        <div
          data-picture="offer"
          className={cx(
            // As pictures are, so that none of the vehicle is cut off.
            'relative aspect-[8/5] overflow-hidden',
            wide && 'lg:absolute lg:inset-y-0 lg:right-0 lg:left-[36%] lg:aspect-auto',
          )}
        >
          <Photo
            url={image.url}
            alt=""
            sizes={wide ? '100vw' : '(min-width: 1024px) 34vw, 86vw'}
            // A wider one shows its right, where the vehicle of a slide is.
            className="object-cover object-[90%_50%] transition-transform duration-700 group-hover:scale-[1.03]"
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
          'relative flex grow flex-col items-start p-6',
          wide && 'lg:max-w-[36%] lg:justify-center lg:py-8 lg:pl-12 lg:pr-4',
        )}
      >
        {shown && (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
            <span className={cx('font-bold', wide ? 'text-display' : 'text-heading lg:text-title')}>{shown.value}</span>
            {shown.label && <span className="font-medium">{shown.label}</span>}
          </p>
        )}
        {!shown && category && <p className="font-medium text-muted">{category}</p>}
        <CoverHeading href={href} text={name} className={cx('mt-2', wide ? 'text-heading' : 'text-subheading')} />
        <OfferFacts {...offer} site={site} className="mt-3 text-sm" />
        <OfferPrice {...{ figure, stock }} className="mt-3" />
        <p className={cx('flex flex-wrap items-center gap-x-6 gap-y-1 pt-3', !wide && 'mt-auto')}>
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

/** A picture for each, words under it on the dark ground: side by side, on a phone a row to swipe, on a page two abreast. */
export const OfferPosters = ({ offers, site, stock, layout = 'row' }: OfferListProps) => {
  const isPage = layout === 'page'
  return (
    <ul
      className={cx(
        isPage
          ? 'grid gap-3 sm:grid-cols-2 [&>:first-child:nth-last-child(odd)]:col-span-full'
          : 'no-scrollbar -mx-gutter grid scroll-px-gutter snap-x snap-mandatory auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-gutter sm:auto-cols-[58%] lg:mx-0 lg:scroll-px-0 lg:px-0',
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
