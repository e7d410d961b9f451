import { outcomeWords } from './runInWords'

const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'rejected'] as const

export type RunShares = Record<(typeof outcomes)[number], number>

/** A run's rows by what became of them, as one bar with its legend (FEED-04). */
export const RunBar = (counts: RunShares) => {
  const total = outcomes.reduce((sum, name) => sum + counts[name], 0)
  return (
    <div className="run-bar">
      <div className="run-bar__track" aria-hidden="true">
        {outcomes.map((name) =>
          counts[name] === 0 ? null : (
            <span key={name} className={`run-bar__part run-bar__part--${name}`} style={{ flexGrow: counts[name] }} />
          ),
        )}
      </div>
      <dl className="run-bar__legend">
        {outcomes.map((name) => (
          <div key={name} data-outcome={name} data-none={counts[name] === 0}>
            <dt>
              <span className={`run-bar__dot run-bar__part--${name}`} aria-hidden="true" /> {outcomeWords[name]}
            </dt>
            <dd>{counts[name].toLocaleString('en-AU')}</dd>
          </div>
        ))}
        <div data-outcome="rows">
          <dt>Rows in the file</dt>
          <dd>{total.toLocaleString('en-AU')}</dd>
        </div>
      </dl>
    </div>
  )
}
