'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import '../feeds.css'
import { HeldPanel } from '../HeldPanel'
import { RunBar } from './RunBar'
import { RunFacts } from './RunFacts'
import { stateWords } from '@/src/domain/feeds/runStates'
import { fileInWords, momentInWords, personName } from './runInWords'
import { RunProblems } from './RunProblems'
import './runs.css'
import { runSchema } from './runSchema'
import { useJson } from '../useJson'

const POLL_MS = 2000

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
