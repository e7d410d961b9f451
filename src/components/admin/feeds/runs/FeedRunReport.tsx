'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import '../feeds.css'
import { HeldPanel } from '../HeldPanel'
import { stateWords } from '@/src/domain/feeds/runStates'
import { durationInWords, fileInWords, momentInWords, outcomeWords, personName } from './runInWords'
import { RunProblems } from './RunProblems'
import './runs.css'
import { type FeedRun, runSchema } from './runSchema'
import { useJson } from '../useJson'

const POLL_MS = 2000

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
const RunFacts = ({ run }: { run: FeedRun }) => {
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

const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'rejected'] as const

type RunShares = Record<(typeof outcomes)[number], number>

/** A run's rows by what became of them, as one bar with its legend (FEED-04). */
const RunBar = (counts: RunShares) => {
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

/** A delivery of a feed as a dealer understands it: what came, what became of it, what to do (FEED-03, FEED-04). */
export const FeedRunReport = () => {
  const { id } = useDocumentInfo()
  const [round, setRound] = useState(0)
  const { value: run, failed } = useJson(id === undefined ? null : `/api/feed-runs/${id}?depth=1`, runSchema, round)
  const isRunning = run?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setRound((count) => count + 1), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  if (failed) return <p className="feeds-empty">This run could not be read. Reload the page to try again.</p>
  if (!run) return <p className="feeds-empty">Reading the run …</p>
  const client = typeof run.client === 'string' ? { id: run.client, name: null } : (run.client ?? null)
  return (
    <article className="run feeds" data-state={run.state}>
      <header className="run-head">
        <p className="run-head__line">
          <span className={`feeds-chip feeds-chip--${run.state}`}>{stateWords[run.state]}</span>
          {run.dryRun && <span className="feeds-chip">Trial only: nothing was stored</span>}
          {client && <a href={`/admin/collections/feed-clients/${client.id}`}>{client.name ?? 'Feed'}</a>}
          <time dateTime={run.startedAt}>{momentInWords(run.startedAt)}</time>
        </p>
        <p className="feeds-hint">{fileInWords(run)}</p>
      </header>
      {run.state === 'held' && client ? (
        <HeldPanel run={run} clientId={client.id} onDecided={() => setRound((count) => count + 1)} />
      ) : (
        run.message && <p className={`run-message run-message--${run.state}`}>{run.message}</p>
      )}
      {run.decidedAt && (
        <p className="feeds-hint">
          {run.state === 'refused' ? 'Refused' : 'Approved'} by {personName(run.decidedBy)},{' '}
          {momentInWords(run.decidedAt)}.
        </p>
      )}
      <RunBar {...run} />
      <RunProblems run={run} clientId={client?.id ?? null} />
      <RunFacts run={run} />
    </article>
  )
}
