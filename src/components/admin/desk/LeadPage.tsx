'use client'
import { Link } from '@payloadcms/ui'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { heldWords } from '@/src/domain/leads/spam/heldReasons'
import { AnswerBar } from './AnswerBar'
import { DueLabel } from './LeadCard'
import { LeadCar } from './LeadCar'
import { LeadHandling } from './LeadHandling'
import { LeadTimeline } from './LeadTimeline'
import { OtherLeads } from './OtherLeads'
import { useLead } from './useLead'
import { useNow } from './useNow'

/** A lead on one page, for a phone first: who, about what, answer, what to do next, and all that happened (CRM-03, CRM-04). */
export const LeadPage = ({ first, me }: { first: LeadPageData; me: string }) => {
  const { page, isStale, busy, act } = useLead(first)
  const now = useNow()
  const { lead } = page
  return (
    <>
      <header className="lead__head">
        <Link href="/admin/lead-desk" prefetch={false}>
          ‹ All leads
        </Link>
        <h1>{lead.name || 'No name'}</h1>
        {!lead.joinedTo && <DueLabel lead={lead} now={now} />}
        <p>{[lead.category, lead.subcategory, lead.postcode && `from ${lead.postcode}`].filter(Boolean).join(' · ')}</p>
      </header>
      <p role="status" className="leads__status">
        {isStale ? 'No connection. What you see may be old.' : ''}
      </p>
      {lead.workflow === 'held' && (
        <p className="lead__joined">
          Held as spam, and sent to nobody. {heldWords(lead.heldBecause)} Press ‘Not spam’ to take it.
        </p>
      )}
      {lead.joinedTo && (
        <p className="lead__joined">
          Belongs to an earlier lead of the same person.{' '}
          <Link href={`/admin/lead-desk/${lead.joinedTo}`} prefetch={false}>
            Open that one
          </Link>{' '}
          <button type="button" disabled={busy} onClick={() => void act({ do: 'separate' }, 'It stands alone again.')}>
            Separate
          </button>
        </p>
      )}
      <div className="lead__columns">
        <div>
          <LeadCar lead={lead} />
          {lead.message && <blockquote className="lead__message">{lead.message}</blockquote>}
          <AnswerBar page={page} me={me} busy={busy} act={act} />
          <LeadTimeline entries={page.timeline} lead={lead} now={now} busy={busy} act={act} />
        </div>
        <aside>
          <LeadHandling page={page} busy={busy} act={act} />
          <OtherLeads page={page} busy={busy} act={act} now={now} />
          <p className="lead__more">
            <a href={`/admin/collections/leads/${lead.id}`}>All fields of this lead</a>
          </p>
        </aside>
      </div>
    </>
  )
}
