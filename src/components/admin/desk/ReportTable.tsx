import type { ReportRow } from '@/src/domain/leads/desk/LeadReport'
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
