'use client'
import { type FormEvent, useState } from 'react'
import { progressWords } from '@/src/domain/leads/desk/deskAction'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import type { Act } from './useLive'

interface LeadHandlingProps {
  page: LeadPageData
  busy: boolean
  act: Act
}

const workflows = ['new', 'in_progress', 'won', 'lost'] as const

/** A moment as a field for date and time shows it, on the clocks of this device. */
const localValue = (iso: string | null): string => {
  if (iso === null) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const NextStep = ({ page: { lead }, busy, act }: LeadHandlingProps) => {
  const [text, setText] = useState(lead.nextStep)
  const [at, setAt] = useState(localValue(lead.nextStepAt))
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const moment = at === '' ? null : new Date(at).toISOString()
    void act({ do: 'next-step', text, at: moment }, 'The next step is kept.')
  }
  return (
    <form onSubmit={save} className="lead__next">
      <label>
        Next step
        <input value={text} maxLength={200} placeholder="Call back" onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        On
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
      <button type="submit" className="lead__press" disabled={busy}>
        Keep
      </button>
    </form>
  )
}

/** Progress, who answers, and what comes next. Each choice is kept at once. */
export const LeadHandling = ({ page, busy, act }: LeadHandlingProps) => {
  const { lead, staff } = page
  return (
    <section className="lead__handling" aria-label="Handling">
      <div role="group" aria-label="Progress" className="lead__progress">
        {workflows.map((workflow) => (
          <button
            key={workflow}
            type="button"
            disabled={busy}
            aria-pressed={lead.workflow === workflow}
            onClick={() => void act({ do: 'progress', workflow })}
          >
            {lead.workflow === 'held' && workflow === 'new' ? 'Not spam' : progressWords[workflow]}
          </button>
        ))}
      </div>
      <label>
        Answered by
        <select
          disabled={busy}
          value={lead.assignedTo?.id ?? ''}
          onChange={(event) => void act({ do: 'assign', user: event.target.value || null })}
        >
          <option value="">Nobody in particular</option>
          {lead.assignedTo && !staff.some(({ id }) => id === lead.assignedTo?.id) && (
            <option value={lead.assignedTo.id}>{lead.assignedTo.name}</option>
          )}
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <NextStep page={page} busy={busy} act={act} />
      <dl className="lead__facts">
        {lead.email && (
          <>
            <dt>E-mail</dt>
            <dd>{lead.email}</dd>
          </>
        )}
        <dt>May be sent offers</dt>
        <dd>{lead.optIn ? 'Yes' : 'No'}</dd>
        {lead.pages.length > 0 && (
          <>
            <dt>Pages seen</dt>
            <dd>{lead.pages.join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
