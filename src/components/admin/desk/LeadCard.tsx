import { Link } from '@payloadcms/ui'
import type { DeskLead } from '@/src/domain/leads/desk/DeskLead'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { agoWords, dueWords } from './sinceWords'

const isOver = (moment: string | null, now: number | null): boolean =>
  moment !== null && now !== null && Date.parse(moment) <= now

/** When a lead has to be answered, as a coloured label; nothing once it is answered. */
export const DueLabel = ({ lead, now }: { lead: DeskLead; now: number | null }) => {
  if (now === null || lead.workflow === 'won' || lead.workflow === 'lost' || lead.workflow === 'held') return null
  if (lead.respondBy)
    return (
      <span className="leads__due" data-overdue={isOver(lead.respondBy, now)}>
        {dueWords(lead.respondBy, now)}
      </span>
    )
  if (isOver(lead.nextStepAt, now))
    return (
      <span className="leads__due" data-overdue="true">
        Due: {lead.nextStep || 'next step'}
      </span>
    )
  return <span className="leads__answered">Answered</span>
}

/** A lead in the list: who, about which car, since when. The whole card leads to it. */
export const LeadCard = ({ lead, now }: { lead: DeskLead; now: number | null }) => (
  <Link href={`/admin/lead-desk/${lead.id}`} prefetch={false} className="lead-card">
    {lead.picture ? (
      // eslint-disable-next-line @next/next/no-img-element -- the admin shows pictures of feeds as they are
      <img src={lead.picture} alt="" width={112} height={84} loading="lazy" />
    ) : (
      <span className="lead-card__none" aria-hidden="true">
        {lead.category.slice(0, 1)}
      </span>
    )}
    <span className="lead-card__who">
      <strong>{lead.name || 'No name'}</strong>
      <DueLabel lead={lead} now={now} />
    </span>
    <span className="lead-card__car">
      {[lead.vehicle, lead.price && formatDollars(lead.price)].filter(Boolean).join(' · ') || lead.category}
    </span>
    <span className="lead-card__meta">
      {[
        lead.vehicle ? lead.category : lead.subcategory,
        now === null ? '' : agoWords(lead.heardAt, now),
        lead.more > 0 && `${lead.more + 1} contacts`,
        lead.assignedTo?.name,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
    {lead.message && <span className="lead-card__message">{lead.message}</span>}
  </Link>
)
