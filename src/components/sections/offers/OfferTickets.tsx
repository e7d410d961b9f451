import { CoverHeading } from '@/src/components/ui/CoverHeading'
import { cx } from '@/src/components/ui/cx'
import { OfferFacts } from './OfferFacts'
import {
  CoveredLink,
  OfferEnd,
  OfferPicture,
  OfferTerms,
  type PicturedOfferProps,
  vehiclesFirst,
  ViewOffer,
} from './OfferParts'
import { OfferPrice, shownFigure } from './OfferPrice'
import type { OfferListProps } from './OfferView'

interface StubFigureProps {
  figure: { value: string; label: string | null }
  /** A picture shares its stub. */
  pictured: boolean
}

/** What it is worth, on its stub. */
const StubFigure = ({
  figure: { value, label },
  pictured,
  inRow,
}: StubFigureProps & Pick<OfferTicketProps, 'inRow'>) => (
  <p
    className={cx(
      'flex min-w-0 grow sm:flex-col sm:items-center sm:justify-center sm:px-4 sm:text-center',
      pictured ? 'sm:py-4' : 'sm:py-6',
      inRow ? 'flex-col justify-center px-3 py-3' : 'items-center gap-x-4 px-6',
    )}
  >
    <span
      className={cx(
        'text-heading font-bold text-balance wrap-break-word sm:shrink',
        inRow ? 'max-sm:text-[1.375rem]' : 'shrink-0',
      )}
    >
      {value}
    </span>
    {label && (
      <span
        className={cx('text-sm font-medium leading-snug text-balance sm:mt-1.5', inRow && 'max-sm:text-[0.8125rem]')}
      >
        {label}
      </span>
    )}
  </p>
)

interface OfferTicketProps extends PicturedOfferProps {
  /** With what it is for in a picture on its stub, which is beside the rest on a phone, too: what it takes to choose, no more. */
  inRow: boolean
}

/** The cut between the two parts is `ticket` in globals.css. */
const OfferTicket = ({ offer, site, stock, pictured, inRow }: OfferTicketProps) => {
  const { name, href, category, summary, figure, expiry, image } = offer
  const shown = shownFigure(figure, stock)
  return (
    <article
      className={cx(
        'ticket group relative grid h-full rounded-lg bg-canvas text-fg sm:grid-cols-[var(--stub)_minmax(0,1fr)] sm:grid-rows-none',
        inRow ? 'ticket-beside grid-cols-[var(--stub)_minmax(0,1fr)]' : 'grid-rows-[var(--stub)]',
        pictured && 'lg:grid-cols-[var(--stub)_minmax(0,1fr)_minmax(0,0.9fr)]',
      )}
    >
      <div
        className={cx(
          'flex bg-brand text-on-brand transition-colors group-hover:bg-brand-hover sm:flex-col',
          inRow && 'flex-col',
          pictured && 'sm:max-lg:row-span-2',
        )}
      >
        <StubFigure
          figure={shown ?? { value: category ?? 'Offer', label: null }}
          pictured={inRow && image !== null}
          inRow={inRow}
        />
        {inRow && <OfferPicture image={image} sizes="13rem" className="order-first aspect-[5/4] shrink-0 bg-surface" />}
      </div>
      <div
        className={cx(
          'flex min-w-0 flex-col border-dashed border-line sm:border-l-2 sm:p-6',
          inRow ? 'border-l-2 p-3.5 max-sm:pb-2' : 'p-5 max-sm:border-t-2',
          pictured && 'sm:max-lg:col-start-2',
        )}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          {shown && category && (
            <span className={cx('font-semibold text-brand-text', inRow && expiry && 'max-sm:hidden')}>{category}</span>
          )}
          {expiry && (
            <span className="text-muted sm:ml-auto">
              Ends <OfferEnd expiry={expiry} site={site} />
            </span>
          )}
        </p>
        <CoverHeading
          href={href}
          text={name}
          plain
          className={cx('mt-1.5 text-subheading', inRow && 'max-sm:mt-0.5 max-sm:text-[1.125rem]')}
        />
        <OfferFacts {...offer} expiry={null} site={site} className={cx('mt-2 text-sm', inRow && 'max-sm:hidden')} />
        {summary && (
          <p className={cx('mt-2.5 max-w-2xl text-[0.9375rem] text-muted', inRow && 'max-sm:hidden')}>{summary}</p>
        )}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-3 max-sm:gap-x-3 max-sm:gap-y-0 max-sm:pt-2 max-sm:text-[0.9375rem]">
          <OfferPrice {...{ figure, stock }} className="basis-full" />
          <ViewOffer />
          <CoveredLink name={name} stock={stock} />
        </div>
        <OfferTerms {...offer} className="-mb-1.5 mt-1 max-sm:mt-0" />
      </div>
      {pictured && (
        <OfferPicture
          image={image}
          sizes="(min-width: 1024px) 30rem, 100vw"
          className="bg-surface max-sm:row-start-3 max-sm:aspect-[2/1] sm:max-lg:aspect-[8/5] sm:max-lg:col-start-2 sm:max-lg:row-start-1 lg:min-h-60"
        />
      )}
    </article>
  )
}

/** Coupons: what it is worth on the stub, what for and until when beside it. A row has pictures on the stubs, and on a phone compact coupons; on a page those for vehicles come first, each with a large one. */
export const OfferTickets = ({ offers, site, stock, layout = 'row' }: OfferListProps) => {
  const tickets = vehiclesFirst({ offers, stock }, layout === 'page')
  const plain = tickets.filter(({ pictured }) => !pictured)
  // The first of an odd number of those that share a row has one to itself.
  const alone = plain.length % 2 === 1 ? plain[0] : undefined
  return (
    <ul className={cx('grid gap-4 sm:gap-6', offers.length > 1 && 'lg:grid-cols-2', layout === 'page' && 'mt-2')}>
      {tickets.map((ticket) => (
        <li
          key={ticket.offer.id}
          className={cx(
            'ticket-shadow min-w-0',
            offers.length > 1 && (ticket.pictured || ticket === alone) && 'lg:col-span-2',
          )}
        >
          <OfferTicket {...ticket} site={site} inRow={layout === 'row'} />
        </li>
      ))}
    </ul>
  )
}
