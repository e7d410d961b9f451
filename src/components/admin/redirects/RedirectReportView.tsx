import type { RedirectReport } from './redirectReport'

const SHOWN = 50
const words = { created: 'new', updated: 'changed', unchanged: 'unchanged', rejected: 'refused' } as const

/** An import of redirects in numbers, and its lines: those refused first, with the reason. */
export const RedirectReportView = ({ report: { counts, lines, applied } }: { report: RedirectReport }) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="redirect-import__report" role="status">
      <p>
        <strong>{applied ? 'Imported.' : 'This would happen:'}</strong> {counts.created} new, {counts.updated} changed,{' '}
        {counts.unchanged} already there, {counts.rejected} refused.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Old address</th>
            <th scope="col">New address</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={line.line} className={line.state === 'rejected' ? 'redirect-import__refused' : undefined}>
              <td>{line.line}</td>
              <td>{line.from}</td>
              <td>{line.to}</td>
              <td>{line.state === 'rejected' ? line.reason : words[line.state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > SHOWN && (
        <p>
          The first {SHOWN} of {total} lines are shown, refused ones first.
        </p>
      )}
    </div>
  )
}
