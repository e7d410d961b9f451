import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import type { CoveredStock } from '@/src/domain/content/coveredStock'
import { formatDay } from '@/src/domain/site/formatDay'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'
import { offerPlaces } from '../sections/offers/OfferFacts'
import { coveredWords } from '../sections/offers/OfferPrice'

interface OfferStripProps {
  figure: { value: string; label: string | null } | null
  stock: CoveredStock | null
  expiry: string | null
  site: Pick<Site, 'id' | 'locations'>
  /** The yards at which it holds, or that have what it covers; empty: not known. */
  places?: readonly string[]
  /** Until it ends; null: not said. */
  daysLeft?: number | null
  className?: string
}

interface CellProps {
  /** Content of the cell. */
  label: string
  value: ReactNode
  note?: ReactNode
}

const Cell = ({ label, value, note }: CellProps) => (
  <div className="min-w-0 border-t border-line pt-3 lg:pt-4">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-1">
      <span className="block text-subheading font-semibold wrap-break-word lg:text-heading">{value}</span>
      {note && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
    </dd>
  </div>
)

/** An offer in figures, in the order they are asked for: what one gets, from which price, how many there are, where, until when. */
export const OfferStrip = ({
  figure,
  stock,
  expiry,
  site,
  places = [],
  daysLeft = null,
  className,
}: OfferStripProps) => {
  const where = offerPlaces(site, places)
  return (
    <dl
      className={cx('grid grid-cols-2 gap-x-6 gap-y-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none', className)}
    >
      {figure && <Cell label="What you get" value={figure.value} note={figure.label} />}
      {stock?.from && (
        <Cell
          label={stock.of ? `${stock.of} from` : 'From'}
          value={<span className="tabular">{stock.from.text}</span>}
          note={stock.from.basis}
        />
      )}
      {stock && (
        <Cell
          label="Availability"
          value={
            stock.total > 0 ? (
              <Link
                prefetch={false}
                href={stock.href}
                className="inline-flex min-h-6 items-center gap-1.5 text-brand-text hover:underline"
              >
                {coveredWords(stock)}
                <ArrowRight className="size-4" />
              </Link>
            ) : (
              coveredWords(stock)
            )
          }
          note={places.length > 0 ? `at ${where}` : where}
        />
      )}
      {!stock && where && <Cell label="Where" value={where} />}
      <Cell
        label="Ends"
        value={
          expiry ? (
            <time dateTime={expiry} className="tabular">
              {formatDay(expiry, siteZone(site))}
            </time>
          ) : (
            'No end date'
          )
        }
        note={daysLeft !== null && (daysLeft === 1 ? '1 day left' : `${daysLeft} days left`)}
      />
    </dl>
  )
}
