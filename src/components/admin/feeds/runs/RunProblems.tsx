import { outcomeWords } from './runInWords'
import type { FeedRun } from './runSchema'

interface RunProblemsProps {
  run: FeedRun
  clientId: string | null
}

/** What was wrong, by reason, with how often and the first rows; all rows are in the file to download (FEED-04). */
export const RunProblems = ({ run, clientId }: RunProblemsProps) => {
  const problems = run.outcomes ?? []
  if (problems.length === 0) {
    if (run.state === 'running') return null
    const old = (run.advised ?? 0) > 0 ? ' The advice about unchanged rows is in the run that stored them.' : ''
    return <p className="feeds-hint">{`Nothing new to look at.${old}`}</p>
  }
  return (
    <section className="run-problems" aria-label="Problems">
      <header>
        <h3>What to look at</h3>
        {clientId && (
          <a
            className="feeds-button"
            href={`/api/feeds/${clientId}/runs/${run.id}/rejects.csv`}
            download={`feed-run-${run.id}.csv`}
          >
            Download rejects
          </a>
        )}
      </header>
      <div className="feeds-scroll">
        <table className="feeds-table">
          <thead>
            <tr>
              <th scope="col">Rows</th>
              <th scope="col">Became</th>
              <th scope="col">Column</th>
              <th scope="col">Reason</th>
              <th scope="col">First rows</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ outcome, field, reason, count, lines }) => (
              <tr key={`${outcome} ${field} ${reason}`}>
                <td>{count.toLocaleString('en-AU')}</td>
                <td>
                  <span className={`feeds-chip feeds-chip--${outcome}`}>{outcomeWords[outcome] ?? outcome}</span>
                </td>
                <td className="feeds-code">{field || '—'}</td>
                <td>{reason}</td>
                <td>{(lines ?? []).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
