import { formatDay } from '@/src/domain/site/formatDay'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { PriceLine } from '@/src/domain/stock/pricing/priceHistory'

/** 'Listed for 24 days'. */
const listedFor = ({ daysListed }: PriceLine): string =>
  daysListed === 0 ? 'Listed today' : `Listed for ${daysListed} ${daysListed === 1 ? 'day' : 'days'}`

/** '$2,000 less than at first'. */
const changeOf = ({ points }: PriceLine): string => {
  const change = (points.at(-1)?.dollars ?? 0) - (points[0]?.dollars ?? 0)
  if (change === 0) return 'Back at its first price'
  return `${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than at first`
}

interface PriceHistoryProps {
  line: PriceLine
  /** The dealership's. */
  timeZone: string
  /** How long it was listed: of a new car that says nothing. */
  saysDays: boolean
}

/** How long a car has stood at its one price, in the line under it; a price that has changed has its history further down. */
export const ListedFor = ({ line }: { line: PriceLine | null }) =>
  line?.points.length === 1 && (
    <p data-testid="listed-for" className="mt-1.5 text-[0.8125rem] text-muted">
      {listedFor(line)}
    </p>
  )

/** The prices a car was advertised at since it was listed, each with a bar from zero as long as it is high (LAW-05). */
export const PriceHistory = ({ line, timeZone, saysDays }: PriceHistoryProps) => {
  const highest = Math.max(...line.points.map(({ dollars }) => dollars))
  return (
    <div data-testid="price-history" className="rounded-xl bg-surface p-4 sm:p-8">
      <p className="text-subheading font-semibold">{changeOf(line)}</p>
      {saysDays && <p className="mt-1 text-sm text-muted">{listedFor(line)}</p>}
      <ol className="mt-3 grid gap-3 sm:mt-5 sm:gap-4">
        {line.points.map(({ from, dollars }) => (
          <li key={from} className="group grid gap-1.5 text-sm sm:gap-2">
            <span className="flex justify-between gap-4">
              <span className="text-muted">From {formatDay(from, timeZone)}</span>
              <span className="font-semibold tabular">{formatDollars(dollars)}</span>
            </span>
            <span
              aria-hidden
              className="h-2 rounded-full bg-line-strong/45 group-last:bg-brand"
              style={{ width: `${(dollars / highest) * 100}%` }}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
