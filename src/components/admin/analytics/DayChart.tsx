import type { AnalyticsReport } from '@/src/domain/analytics/report'
import { formatDay } from '@/src/domain/site/formatDay'

const HEIGHT = 100

/** Bars by day: leads below, everything else above. The table beneath it says the same in numbers. */
export const DayChart = ({ days }: Pick<AnalyticsReport, 'days'>) => {
  const top = Math.max(1, ...days.map(({ leads, actions }) => leads + actions))
  const high = (count: number): number => (count / top) * HEIGHT
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <figure className="analytics__chart">
      <figcaption className="analytics__legend">
        <span data-kind="leads">Leads</span>
        <span data-kind="actions">Calls, saved cars, calculators</span>
        <span className="analytics__top">{top === 1 ? 'At most 1 a day' : `At most ${top} a day`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length * 10} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, leads, actions }, n) => (
          <g key={day}>
            <title>{`${formatDay(day)}: ${leads} leads, ${actions} other`}</title>
            <rect className="analytics__slot" x={n * 10} y="0" width="10" height={HEIGHT} />
            <rect data-kind="leads" x={n * 10 + 1} width="8" y={HEIGHT - high(leads)} height={high(leads)} />
            <rect
              data-kind="actions"
              x={n * 10 + 1}
              width="8"
              y={HEIGHT - high(leads + actions)}
              height={high(actions)}
            />
          </g>
        ))}
      </svg>
      <p className="analytics__ends">
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
    </figure>
  )
}
