import { Link } from '@payloadcms/ui'
import type { LeadPageData } from '@/src/domain/leads/desk/DeskLead'
import { agoWords } from './sinceWords'
import type { Act } from './useLead'

interface OtherLeadsProps {
  page: LeadPageData
  busy: boolean
  act: Act
  now: number | null
}

/** Other leads of the same e-mail address or phone number, to look at or to join this one to (CRM-03). */
export const OtherLeads = ({ page: { others }, busy, act, now }: OtherLeadsProps) =>
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
