import { counted } from '@/src/domain/counted'
import type { NeedsAttention } from '@/src/domain/dashboard/attention'
import { stateWords } from '@/src/domain/feeds/runStates'
import type { FeedHealth } from '@/src/domain/health/stockHealth'
import { timeAgo } from '../feeds/runs/timeAgo'
import { Empty, Figures, Panel, PlainLink } from './Panel'
import { WorkFor } from './WorkFor'

interface LeadPanelProps {
  today: number
  overdue: number
  due: number
  /** The list of today’s leads. */
  todayHref: string
}

const DESK = '/admin/lead-desk'

/** Leads of today, and those that wait for an answer (CMS-02, CRM-04). */
export const LeadPanel = ({ today, overdue, due, todayHref }: LeadPanelProps) => (
  <Panel id="leads" title="Leads" all={{ href: '/admin/lead-report', words: 'Report' }}>
    {today + overdue + due === 0 ? (
      <Empty>
        No lead today, and none waits for an answer. <PlainLink href={DESK}>Earlier leads</PlainLink>
      </Empty>
    ) : (
      <Figures
        figures={[
          { value: today, words: 'Today', href: todayHref },
          { value: due, words: 'To answer', href: DESK },
          { value: overdue, words: 'Overdue', href: DESK, tone: 'bad' },
        ]}
      />
    )}
  </Panel>
)

interface FeedPanelProps {
  feeds: readonly FeedHealth[]
  refusedCars: number
  several: boolean
  maySetUp: boolean
  now: Date
}

const MOST_FEEDS = 5
const ageWords: Record<FeedHealth['age'], string> = {
  never: 'Never delivered',
  fresh: '',
  late: 'Late',
  overdue: 'Overdue',
}

/** What is wrong with a feed, in words; empty: nothing. */
const troublesOf = ({ active, age, held, lastRun }: FeedHealth): string[] =>
  active
    ? [
        held.length > 0 ? `${counted(held.length, 'delivery', 'deliveries')} waiting for you` : '',
        lastRun?.state === 'failed' || lastRun?.state === 'interrupted' ? stateWords[lastRun.state] : '',
        age === 'never' && lastRun ? '' : ageWords[age],
        lastRun && lastRun.rejected > 0 ? `${counted(lastRun.rejected, 'row')} refused` : '',
      ].filter(Boolean)
    : []

const FeedLine = ({ feed, several, now }: { feed: FeedHealth; several: boolean; now: Date }) => {
  const { name, tenantName, active, lastRun, held } = feed
  const troubles = troublesOf(feed)
  const run = held[0] ?? lastRun?.id
  return (
    <li>
      <span>
        <PlainLink href={run ? `/admin/collections/feed-runs/${run}` : '/admin/stock-health'}>{name}</PlainLink>
        <small>
          {several && `${tenantName} · `}
          {lastRun ? `${counted(lastRun.rows, 'row')}, ${timeAgo(lastRun.startedAt, now)}` : 'No run yet'}
        </small>
        {lastRun?.state === 'failed' && lastRun.message && <small>{lastRun.message}</small>}
      </span>
      {active ? (
        <b data-tone={troubles.length > 0 ? 'bad' : 'good'}>{troubles.join(', ') || 'On time'}</b>
      ) : (
        <b>Switched off</b>
      )}
    </li>
  )
}

/** The feeds with their last deliveries, those with trouble first, and cars the search refused (CMS-02, FEED-10). */
export const FeedPanel = ({ feeds, refusedCars, several, maySetUp, now }: FeedPanelProps) => {
  const byTrouble = feeds.toSorted((a, b) => troublesOf(b).length - troublesOf(a).length)
  const more = feeds.length - MOST_FEEDS
  return (
    <Panel id="feeds" title="Feeds" all={{ href: '/admin/stock-health', words: 'Feed health' }}>
      {feeds.length === 0 ? (
        <Empty>
          No feed delivers cars yet.{' '}
          {maySetUp ? (
            <PlainLink href="/admin/collections/feed-clients/create">Set one up</PlainLink>
          ) : (
            'Your dealership’s admin sets one up under Feed clients.'
          )}
        </Empty>
      ) : (
        <ul className="dash__rows">
          {byTrouble.slice(0, MOST_FEEDS).map((feed) => (
            <FeedLine key={feed.id} feed={feed} several={several} now={now} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="dash__note">And {counted(more, 'more feed')}.</p>}
      {refusedCars > 0 && (
        <p className="dash__note" data-tone="bad">
          <PlainLink href="/admin/stock-health">{counted(refusedCars, 'car')} refused by the search</PlainLink>
        </p>
      )}
    </Panel>
  )
}

const MOST_NAMED = 8

/** The dealerships that want looking at, of all the reader has (CMS-02). A press chooses one, and the panels follow. */
export const AttentionPanel = ({ dealerships, of }: { dealerships: readonly NeedsAttention[]; of: number }) => (
  <Panel
    id="attention"
    title="Needs attention"
    all={{ href: '/admin/collections/tenants', words: `All ${of} dealerships` }}
  >
    {dealerships.length === 0 ? (
      <Empty>All {of} dealerships are well: nothing is overdue, held or refused.</Empty>
    ) : (
      <ul className="dash__rows">
        {dealerships.slice(0, MOST_NAMED).map(({ id, name, reasons }) => (
          <li key={id}>
            <WorkFor id={id} name={name} />
            <b data-tone="bad">{reasons.join(', ')}</b>
          </li>
        ))}
      </ul>
    )}
    {dealerships.length > MOST_NAMED && (
      <p className="dash__note">And {counted(dealerships.length - MOST_NAMED, 'more dealership')}.</p>
    )}
  </Panel>
)
