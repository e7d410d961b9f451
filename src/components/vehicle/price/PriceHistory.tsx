import { formatDay } from '@/src/domain/site/formatDay'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { type PriceLine, priceSteps } from '@/src/domain/stock/pricing/priceHistory'

const BOX = { width: 320, height: 64 }
/** Room for the line's own width at the edges of the box, in its units. */
const EDGE = 4
/** Ground under the lowest price, in the box's units. */
const GROUND = 24

/** 'Listed for 24 days'. */
const listedFor = ({ daysListed }: PriceLine): string =>
  daysListed === 0 ? 'Listed today' : `Listed for ${daysListed} ${daysListed === 1 ? 'day' : 'days'}`

/** 'Listed for 24 days, and $2,000 less than at first.' */
const summaryOf = (line: PriceLine): string => {
  const listed = listedFor(line)
  const [first, last] = [line.points[0], line.points.at(-1)]
  if (!first || !last) return `${listed}.`
  const change = last.dollars - first.dollars
  if (change === 0) return `${listed}, and back at its first price.`
  return `${listed}, and ${formatDollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than at first.`
}

interface PriceHistoryProps {
  line: PriceLine
  now: Date
  /** The dealership's. */
  timeZone: string
}

/** How long a car has stood at its one price, in the line under it; a price that has changed has its history further down. */
export const ListedFor = ({ line }: { line: PriceLine | null }) =>
  line?.points.length === 1 && (
    <p data-testid="listed-for" className="mt-1.5 text-[0.8125rem] text-muted">
      {listedFor(line)}
    </p>
  )

/** The prices a car was advertised at since it was listed: a line for the eye, and the same as a list (LAW-05). */
export const PriceHistory = ({ line, now, timeZone }: PriceHistoryProps) => (
  <div data-testid="price-history" className="rounded-xl bg-surface p-6 sm:p-8">
    <p className="text-subheading font-semibold">{summaryOf(line)}</p>
    <svg
      viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + EDGE + GROUND}`}
      preserveAspectRatio="none"
      className="mt-6 h-24 w-full text-brand"
      aria-hidden="true"
    >
      <path d={`${priceSteps(line, now, BOX)}V${BOX.height + GROUND}H0Z`} fill="currentColor" opacity="0.08" />
      <path
        d={priceSteps(line, now, BOX)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <ol className="mt-5 grid gap-1.5 text-sm">
      {line.points.map(({ from, dollars }, at) => (
        <li key={from} className="flex justify-between gap-4">
          <span className="text-muted">From {formatDay(from, timeZone)}</span>
          <span className={`tabular ${at === line.points.length - 1 ? 'font-semibold' : ''}`}>
            {formatDollars(dollars)}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
