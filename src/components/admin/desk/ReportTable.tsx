import type { ReportRow } from '@/src/domain/leads/desk/LeadReport'
import { formatDay } from '@/src/domain/site/formatDay'
import { spanWords } from './sinceWords'

const MOST = 12

/** Minutes to the first answer, in words. */
export const spanOf = (minutes: number | null): string =>
  minutes === null ? '–' : minutes < 1 ? 'under 1 min' : spanWords(minutes * 60_000)

/** Leads of each group with a bar in proportion to the highest. */
export const ReportTable = ({ title, rows }: { title: string; rows: ReportRow[] }) => {
  const top = Math.max(1, ...rows.map(({ leads }) => leads))
  if (rows.length === 0) return null
  return (
    <table className="report__table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="report__hidden">Name</span>
          </th>
          <th scope="col">Leads</th>
          <th scope="col">First answer</th>
          <th scope="col">Won</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST).map(({ name, leads, medianMinutes, won }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="report__bar" style={{ width: `${(leads / top) * 100}%` }} />
            </th>
            <td>{leads}</td>
            <td>{spanOf(medianMinutes)}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const DAY_MS = 86_400_000
const HEIGHT = 100

/** Leads of each day as bars; what was won is darker. The same numbers are in each bar's title. */
export const ReportChart = ({ rows, days, today }: { rows: ReportRow[]; days: number; today: string }) => {
  const byDay = new Map(rows.map((row) => [row.name, row]))
  const shown = Array.from({ length: days }, (_, n) => {
    const day = new Date(Date.parse(today) - (days - 1 - n) * DAY_MS).toISOString().slice(0, 10)
    return { day, leads: byDay.get(day)?.leads ?? 0, won: byDay.get(day)?.won ?? 0 }
  })
  const top = Math.max(1, ...shown.map(({ leads }) => leads))
  const [first, last] = [shown.at(0), shown.at(-1)]
  return (
    <figure className="report__chart">
      <figcaption>{top === 1 ? 'At most 1 lead a day' : `At most ${top} leads a day`}</figcaption>
      <svg viewBox={`0 0 ${days * 10} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label="Leads by day">
        {shown.map(({ day, leads, won }, n) => (
          <g key={day}>
            <title>{`${formatDay(day)}: ${leads} leads, ${won} won`}</title>
            <rect className="report__slot" x={n * 10} y="0" width="10" height={HEIGHT} />
            <rect x={n * 10 + 1} width="8" y={HEIGHT - (leads / top) * HEIGHT} height={(leads / top) * HEIGHT} />
            <rect
              data-kind="won"
              x={n * 10 + 1}
              width="8"
              y={HEIGHT - (won / top) * HEIGHT}
              height={(won / top) * HEIGHT}
            />
          </g>
        ))}
      </svg>
      <p>
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
    </figure>
  )
}
