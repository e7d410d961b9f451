'use client'
import { type FormEvent, useState } from 'react'
import type { LeadPageData, TimelineEntry } from '@/src/domain/leads/desk/DeskLead'
import { momentWords } from '@/src/domain/locations/hours/momentWords'
import { agoWords } from './sinceWords'
import type { Act } from './useLive'

interface LeadTimelineProps {
  entries: TimelineEntry[]
  lead: LeadPageData['lead']
  now: number | null
  busy: boolean
  act: Act
}

const NoteForm = ({ busy, act }: Pick<LeadTimelineProps, 'busy' | 'act'>) => {
  const [text, setText] = useState('')
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await act({ do: 'note', text })) setText('')
  }
  return (
    <form className="lead__note" onSubmit={(event) => void save(event)}>
      <label>
        Note
        <textarea required rows={2} maxLength={5000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="lead__press" disabled={busy}>
        Add
      </button>
    </form>
  )
}

/** Everything that happened, newest first: what the person sent, what staff did, where it was delivered. */
export const LeadTimeline = ({ entries, lead, now, busy, act }: LeadTimelineProps) => (
  <section className="lead__timeline" aria-labelledby="lead-timeline">
    <h2 id="lead-timeline">What happened</h2>
    <NoteForm busy={busy} act={act} />
    <ol>
      {entries.map(({ id, at, kind, title, text, who }) => (
        <li key={`${kind}${id}`} data-kind={kind}>
          <p>
            <strong>{title}</strong> {who && <span>{who}</span>}{' '}
            <time dateTime={at} title={now === null ? undefined : momentWords(at, lead.zone)}>
              {now === null ? '' : agoWords(at, now)}
            </time>
          </p>
          {text && <p className="lead__said">{text}</p>}
        </li>
      ))}
    </ol>
  </section>
)
