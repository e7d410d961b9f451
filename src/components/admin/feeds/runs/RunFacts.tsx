import { durationInWords } from './runInWords'
import type { FeedRun } from './runSchema'

const facts = (run: FeedRun): [string, string][] => {
  const { timings, advised, missing, returned, rows } = run
  const perSecond = timings && timings.totalMs > 0 ? Math.round((rows * 1000) / timings.totalMs) : null
  const all: [string, string | null][] = [
    ['Stored, with advice', advised > 0 ? advised.toLocaleString('en-AU') : null],
    ['Missing from the file', missing > 0 ? missing.toLocaleString('en-AU') : null],
    ['Back on the site', returned > 0 ? returned.toLocaleString('en-AU') : null],
    ['Took', timings ? durationInWords(timings.totalMs) : null],
    ['Storing', timings ? durationInWords(timings.storeMs) : null],
    ['Taking off the site', timings && timings.finishMs > 0 ? durationInWords(timings.finishMs) : null],
    ['Rows a second', perSecond === null || rows < 100 ? null : perSecond.toLocaleString('en-AU')],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

/** The run's other numbers, with technical details behind a click. */
export const RunFacts = ({ run }: { run: FeedRun }) => {
  const technical: [string, string | number | null | undefined][] = [
    ['Run', run.id],
    ['Sequence number', run.sequence],
    ['Idempotency key', run.idempotencyKey],
    ['SHA-256 of the file', run.contentHash],
  ]
  return (
    <>
      <dl className="run-facts">
        {facts(run).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="run-technical">
        <summary>For the sender’s engineer</summary>
        <dl>
          {technical.flatMap(([name, value]) =>
            value === null || value === undefined || value === ''
              ? []
              : [
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="feeds-code">{value}</dd>
                  </div>,
                ],
          )}
        </dl>
      </details>
    </>
  )
}
