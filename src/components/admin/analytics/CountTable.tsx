import type { ReportLine } from '@/src/domain/analytics/report'

interface CountTableProps {
  title: string
  lines: ReportLine[]
}

/** Counts with a bar each, in proportion to the highest. */
export const CountTable = ({ title, lines }: CountTableProps) => {
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
