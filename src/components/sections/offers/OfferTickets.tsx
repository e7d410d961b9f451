import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { OfferFacts } from './OfferFacts'
import { CoveredLink, OfferEnd, OfferTerms } from './OfferParts'
import { OfferPrice, shownFigure } from './OfferPrice'
import type { OfferItemProps, OfferListProps } from './OfferView'

/** The cut between the two parts is `ticket` in globals.css. */
const OfferTicket = ({ offer, site, stock }: OfferItemProps) => {
  const { name, href, category, summary, figure, expiry } = offer
  const shown = shownFigure(figure, stock)
  return (
    <article className="ticket group relative grid h-full grid-cols-[var(--stub)_minmax(0,1fr)] rounded-lg bg-canvas text-fg">
      <div className="flex flex-col justify-center bg-brand px-2.5 py-6 text-center text-on-brand transition-colors group-hover:bg-brand-hover sm:px-4">
        {shown ? (
          <p>
            <span className="block text-heading font-bold text-balance wrap-break-word">{shown.value}</span>
            {shown.label && (
              <span className="mt-1.5 block text-xs font-medium leading-snug text-balance sm:text-sm">
                {shown.label}
              </span>
            )}
          </p>
        ) : (
          <p className="text-heading font-bold text-balance wrap-break-word">{category ?? 'Offer'}</p>
        )}
      </div>
      <div className="flex min-w-0 flex-col border-l-2 border-dashed border-line p-4 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          {shown && category && <span className="font-semibold text-brand-text">{category}</span>}
          {expiry && (
            <span className="text-muted sm:ml-auto">
              Ends <OfferEnd expiry={expiry} site={site} />
            </span>
          )}
        </p>
        <h3 className="mt-1.5 text-subheading">
          <Link prefetch={false} href={href} className="cover-link">
            {name}
          </Link>
        </h3>
        <OfferFacts {...offer} expiry={null} site={site} className="mt-2 text-sm" />
        {summary && <p className="mt-2.5 max-w-2xl text-[0.9375rem] text-muted">{summary}</p>}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3">
          {figure && <OfferPrice from={stock?.from ?? null} />}
          <span className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand-text group-hover:underline">
            View offer
            <ArrowRight className="size-4" />
          </span>
          <CoveredLink name={name} stock={stock} />
        </div>
        <OfferTerms {...offer} className="-mb-1.5 mt-1" />
      </div>
    </article>
  )
}

/** Coupons without a picture: what it is worth on the stub, what for and until when beside it. */
export const OfferTickets = ({ offers, site, stock, layout = 'row' }: OfferListProps) => (
  <ul
    className={cx(
      'grid gap-4 sm:gap-6',
      offers.length > 1 && 'lg:grid-cols-2 lg:[&>:first-child:nth-last-child(odd)]:col-span-2',
      layout === 'page' && 'mt-2',
    )}
  >
    {offers.map((offer) => (
      <li key={offer.id} className="ticket-shadow min-w-0">
        <OfferTicket offer={offer} site={site} stock={stock?.get(offer.id) ?? null} />
      </li>
    ))}
  </ul>
)
