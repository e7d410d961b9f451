import { formatDay } from '@/src/domain/site/formatDay'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { PriceLine } from '@/src/domain/stock/pricing/priceHistory'

interface PriceHistoryProps {
  line: PriceLine | null
  /** The dealership's. */
  timeZone: string
  /** How long it was listed: of a new car that says nothing. */
  saysDays: boolean
}

/** 'Listed for 24 days'. */
const listedFor = ({ daysListed }: PriceLine): string =>
  daysListed === 0 ? 'Listed today' : `Listed for ${daysListed} ${daysListed === 1 ? 'day' : 'days'}`

/** 'down $6,500'. */
const changeOf = (dollars: number, before: number): string =>
  `${dollars < before ? 'down' : 'up'} ${formatDollars(Math.abs(dollars - before))}`

const strong = (dollars: number) => <span className="font-semibold text-fg tabular">{formatDollars(dollars)}</span>

/** The prices a car was advertised at since it was listed, one line for each change (LAW-05). */
const Changes = ({ points, timeZone }: Pick<PriceLine, 'points'> & { timeZone: string }) => (
  <ol data-testid="price-history" className="grid gap-0.5">
    {points.slice(1).map(({ from, dollars }, index) => {
      const before = points[index]?.dollars ?? dollars
      return (
        <li key={from}>
          <span className="sr-only">From </span>
          {strong(before)} <span aria-hidden>→</span>
          <span className="sr-only">to</span> {strong(dollars)} on {formatDay(from, timeZone)},{' '}
          {changeOf(dollars, before)}
        </li>
      )
    })}
  </ol>
)

/** Under a price: how long the car has been listed and what it cost before; nothing where neither is said. */
export const PriceHistory = ({ line, timeZone, saysDays }: PriceHistoryProps) => {
  const changed = (line?.points.length ?? 0) > 1
  if (!line || (!saysDays && !changed)) return null
  return (
    <div className="mt-1.5 grid gap-0.5 text-[0.8125rem] text-muted">
      {saysDays && <p data-testid="listed-for">{listedFor(line)}</p>}
      {changed && <Changes points={line.points} timeZone={timeZone} />}
    </div>
  )
}
