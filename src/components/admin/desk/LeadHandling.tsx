'use client'
import { type FormEvent, useState } from 'react'
import { progressWords } from '@/src/domain/leads/desk/deskAction'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { zoneWords } from '@/src/domain/locations/hours/momentWords'
import { wallInstant, wallValue } from '@/src/domain/locations/hours/wallValue'
import type { Act } from './useLive'

interface LeadHandlingProps {
  page: LeadPageData
  busy: boolean
  act: Act
}

const workflows = ['new', 'in_progress', 'won', 'lost'] as const

const NextStep = ({ page: { lead }, busy, act }: LeadHandlingProps) => {
  const [text, setText] = useState(lead.nextStep)
  const [at, setAt] = useState(lead.nextStepAt ? wallValue(lead.nextStepAt, lead.zone) : '')
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void act({ do: 'next-step', text, at: wallInstant(at, lead.zone) }, 'The next step is kept.')
  }
  return (
    <form onSubmit={save} className="lead__next">
      <label>
        Next step
        <input value={text} maxLength={200} placeholder="Call back" onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        On ({zoneWords(lead.zone)})
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
