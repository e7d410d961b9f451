'use client'
import { Banner } from '@payloadcms/ui'
import { useState } from 'react'
import { type AnalyticsReport, analyticsReport, type ReportLine } from '@/src/domain/analytics/report'
import { formatDay } from '@/src/domain/site/formatDay'
import { useDailyEvents } from './useDailyEvents'

const DAY_MS = 86_400_000
const PERIODS = [7, 30, 90] as const

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

interface AnalyticsPageProps {
  /** On the dealership's calendar. */
  today: string
  /** The one the user works for; null: all of the user's together. */
  dealership: { id: string; name: string } | null
}

interface CountTableProps {
  title: string
  lines: ReportLine[]
}

/** Counts with a bar each, in proportion to the highest. */
const CountTable = ({ title, lines }: CountTableProps) => {
  const top = Math.max(1, ...lines.map(({ count }) => count))
  return (
    <table className="analytics__counts">
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ words, count }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td className="analytics__bar">
              <span style={{ width: `${(count / top) * 100}%` }} />
            </td>
            <td className="analytics__number">{count.toLocaleString('en-AU')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HEIGHT = 100

/** Bars by day: leads below, everything else above. The table beneath it says the same in numbers. */
const DayChart = ({ days }: Pick<AnalyticsReport, 'days'>) => {
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

const Report = ({ from, to, tenant }: { from: string; to: string; tenant: string | null }) => {
  const read = useDailyEvents(tenant, from, to)
  if (read === 'reading') return <p className="analytics__none">Reading …</p>
  if (read === 'failed') return <Banner type="error">The counts could not be read. Load the page again.</Banner>
  const report = analyticsReport(read.events, from, to)
  const tiles = [
    ['Leads', report.leads],
    ['Phone calls', report.calls],
    ['Cars saved', report.saved],
  ] as const
  return (
    <>
      <ul className="analytics__tiles">
        {tiles.map(([label, count]) => (
          <li key={label}>
            <strong>{count.toLocaleString('en-AU')}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <DayChart days={report.days} />
      {report.kinds.length === 0 ? (
        <p className="analytics__none">Nothing was counted in these days.</p>
      ) : (
        <div className="analytics__tables">
          <CountTable title="By kind" lines={report.kinds} />
          {report.leads > 0 && <CountTable title="Where leads came from" lines={report.sources} />}
        </div>
      )}
      <details>
        <summary>Day by day</summary>
        <table className="analytics__days">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Leads</th>
              <th scope="col">Other</th>
            </tr>
          </thead>
          <tbody>
            {report.days.toReversed().map(({ day, leads, actions }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{leads}</td>
                <td>{actions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** Leads, calls and saved cars of the last days, drawn and in numbers. */
export const AnalyticsPage = ({ today, dealership }: AnalyticsPageProps) => {
  const [days, setDays] = useState<number>(30)
  return (
    <>
      <div className="analytics__head">
        <p>
          {dealership?.name ?? 'All your dealerships'}. Counted without cookies and without anything about the shopper.
        </p>
        <div role="group" aria-label="Period" className="analytics__periods">
          {PERIODS.map((period) => (
            <button key={period} type="button" aria-pressed={period === days} onClick={() => setDays(period)}>
              {period} days
            </button>
          ))}
        </div>
      </div>
      <Report from={daysBefore(today, days - 1)} to={today} tenant={dealership?.id ?? null} />
    </>
  )
}
