'use client'
import { Link } from '@payloadcms/ui'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { heldWords } from '@/src/domain/leads/spam/heldReasons'
import { statusWords } from '@/src/domain/stock/normalise/staffLabels'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { AnswerBar } from './AnswerBar'
import { DueLabel } from './LeadCard'
import { LeadHandling } from './LeadHandling'
import { LeadTimeline } from './LeadTimeline'
import { agoWords } from './sinceWords'
import { type Act, useLead } from './useLive'
import { useNow } from './useNow'

const wordsOf = (status: string): string => new Map(Object.entries(statusWords)).get(status) ?? status

/** The car a lead is about, as it is now. */
const LeadCar = ({ lead }: Pick<LeadPageData, 'lead'>) => {
  if (!lead.vehicle) return null
  const facts = [lead.price && formatDollars(lead.price), lead.status && wordsOf(lead.status), lead.stockNumber]
  return (
    <div className="lead-car">
      {lead.picture && (
        // eslint-disable-next-line @next/next/no-img-element -- the admin shows pictures of feeds as they are
        <img src={lead.picture} alt="" width={160} height={120} />
      )}
      <div>
        <strong>{lead.vehicle}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {lead.carId ? (
          <a href={`/admin/collections/cars/${lead.carId}`}>Open the car</a>
        ) : (
          <span>No longer in stock</span>
        )}
      </div>
    </div>
  )
}

interface OtherLeadsProps {
  page: LeadPageData
  busy: boolean
  act: Act
  now: number | null
}

/** Other leads of the same e-mail address or phone number, to look at or to join this one to (CRM-03). */
const OtherLeads = ({ page: { others }, busy, act, now }: OtherLeadsProps) =>
  others.length === 0 ? null : (
    <section className="lead__others" aria-labelledby="lead-others">
      <h2 id="lead-others">Same person</h2>
      <ul>
        {others.map(({ id, title, at }) => (
          <li key={id}>
            <Link href={`/admin/lead-desk/${id}`} prefetch={false}>
              {title} {now === null ? '' : `· ${agoWords(at, now)}`}
            </Link>
            <button
              type="button"
              disabled={busy}
              onClick={() => void act({ do: 'join', lead: id }, 'Joined. It can be separated again.')}
            >
              Join this to it
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

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
          {lead.heldBecause === 'payment'
            ? heldWords('payment')
            : `Held as spam, and sent to nobody. ${heldWords(lead.heldBecause)} Press ‘Not spam’ to take it.`}
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
