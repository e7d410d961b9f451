'use client'
import { Link } from '@payloadcms/ui'
import { useDeferredValue, useState } from 'react'
import { type Desk, deskSchema, type DeskView } from '@/src/domain/leads/desk/DeskLead'
import { LeadCard } from './LeadCard'
import { useLive } from './useLive'
import { useNow } from './useNow'

type Tab = Exclude<DeskView, 'all'>

const views = [
  ['due', 'To do'],
  ['mine', 'Mine'],
  ['open', 'Open'],
  ['done', 'Finished'],
  ['held', 'Held as spam'],
] as const satisfies [Tab, string][]

const emptyWords: Record<Tab, string> = {
  due: 'Nobody waits for an answer. Well done.',
  mine: 'You have no open leads.',
  open: 'There are no open leads.',
  done: 'No lead is won or lost yet.',
  held: 'Nothing is held as spam.',
}

const countOf = ({ counts }: Desk, view: Tab): number | null => (view === 'done' ? null : counts[view])

/** The list of leads: tabs, search, and a page at a time; read again every ten seconds (CRM-04). */
export const LeadDesk = ({ first }: { first: Desk }) => {
  const [view, setView] = useState<Tab>('due')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const search = useDeferredValue(typed.trim())
  const query = new URLSearchParams({ view: search ? 'all' : view, search, page: String(page) })
  const { value: desk, isStale, isReading } = useLive(`/api/leads/desk?${query}`, deskSchema, first)
  const now = useNow()
  const choose = (next: Tab): void => {
    setView(next)
    setPage(0)
    setTyped('')
  }
  return (
    <>
      <header className="leads__head">
        <h1>
          Leads
          {desk.counts.overdue > 0 && <span className="leads__late">{desk.counts.overdue} overdue</span>}
        </h1>
        <Link href="/admin/lead-report" prefetch={false}>
          Report
        </Link>
      </header>
      <input
        type="search"
        className="leads__search"
        aria-label="Search by name, phone, e-mail or car"
        placeholder="Name, phone, e-mail or car"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setPage(0)
        }}
      />
      <div role="group" aria-label="Which leads" className="leads__views">
        {views.map(([key, label]) => (
          <button key={key} type="button" aria-pressed={!search && key === view} onClick={() => choose(key)}>
            {label} {countOf(desk, key) !== null && <b>{countOf(desk, key)}</b>}
          </button>
        ))}
      </div>
      <p role="status" className="leads__status">
        {isStale ? 'No connection. What you see may be old.' : ''}
      </p>
      {desk.leads.length === 0 ? (
        <p className="leads__none">{search ? 'Nobody is found by these words.' : emptyWords[view]}</p>
      ) : (
        <ul className="leads__list" aria-busy={isReading}>
          {desk.leads.map((lead) => (
            <li key={lead.id}>
              <LeadCard lead={lead} now={now} />
            </li>
          ))}
        </ul>
      )}
      {(page > 0 || desk.hasMore) && (
        <nav className="leads__pages" aria-label="Pages">
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <button type="button" disabled={!desk.hasMore} onClick={() => setPage(page + 1)}>
            Older
          </button>
        </nav>
      )}
    </>
  )
}
