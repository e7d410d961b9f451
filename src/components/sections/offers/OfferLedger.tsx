import { ArrowRight } from 'lucide-react'
import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferEnd, OfferTerms } from './OfferParts'
import { OfferPrice, shownFigure } from './OfferPrice'
import type { OfferItemProps, OfferListProps } from './OfferView'

/** Columns of a wide screen; the one of days only where one of the offers ends. */
const COLUMNS = {
  dated: 'lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,17rem)_7.5rem]',
  open: 'lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,20rem)]',
}

interface LedgerLineProps extends OfferItemProps {
  dated: boolean
}

const LedgerLine = ({ offer, site, stock, dated }: LedgerLineProps) => {
  const { name, href, category, summary, figure, image, expiry } = offer
  const shown = shownFigure(figure, stock)
  return (
    <article
      className={cx(
        'group relative grid gap-x-10 gap-y-4 py-7 lg:items-start lg:py-9',
        COLUMNS[dated ? 'dated' : 'open'],
      )}
    >
      <div className="flex items-start justify-between gap-5">
        <p>
          {shown ? (
            <>
              <span className="block text-heading font-bold text-brand-text lg:text-title">{shown.value}</span>
              {shown.label && <span className="mt-2 block text-sm text-muted">{shown.label}</span>}
            </>
          ) : (
            <span className="text-heading text-brand-text">{category}</span>
          )}
        </p>
        {image && (
          <span className="relative block aspect-[8/5] w-28 shrink-0 overflow-hidden rounded-sm bg-surface lg:hidden">
            <Photo url={image.url} alt="" sizes="7rem" className="object-cover" />
          </span>
        )}
      </div>
      <div className="min-w-0">
        {shown && category && <p className="mb-1.5 text-sm font-semibold text-muted">{category}</p>}
        <CoverHeading href={href} text={name} className="text-heading" />
        <OfferFacts {...offer} expiry={null} site={site} className="mt-2.5 text-sm" />
        {summary && <p className="mt-3 max-w-2xl text-muted">{summary}</p>}
        <p className="mt-3 inline-flex items-center gap-1.5 font-semibold text-brand-text group-hover:underline">
          View offer
          <ArrowRight className="size-4" />
        </p>
        <OfferTerms {...offer} className="mt-1 max-w-2xl" />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 lg:flex-col lg:items-start">
        {image && (
          <span className="relative mb-2 hidden aspect-[8/5] w-full overflow-hidden rounded-sm bg-surface lg:block">
            <Photo
              url={image.url}
              alt=""
              sizes="22rem"
              className="object-cover transition-transform duration-500 group-hover:scale-[1.03]"
            />
          </span>
        )}
        <OfferPrice {...{ figure, stock }} />
        <CoveredLink name={name} stock={stock} />
      </div>
      {dated && (
        <p className="text-sm lg:text-right">
          {expiry ? (
            <>
              <span className="text-muted lg:block">Ends </span>
              <span className="font-semibold">
                <OfferEnd expiry={expiry} site={site} />
              </span>
            </>
          ) : (
            <span className="text-muted">No end date</span>
          )}
        </p>
      )}
    </article>
  )
}

/** A ruled list: what each is worth, what it is and for what, from which price, until when. */
export const OfferLedger = ({ offers, site, stock }: OfferListProps) => {
  const dated = offers.some(({ expiry }) => expiry !== null)
  return (
    <ul className="border-t-2 border-current">
      {offers.map((offer) => (
        <li key={offer.id} className="border-b border-line">
          <LedgerLine offer={offer} site={site} stock={stock?.get(offer.id) ?? null} dated={dated} />
        </li>
      ))}
    </ul>
  )
}
