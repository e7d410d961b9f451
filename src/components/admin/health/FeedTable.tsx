import { Link } from '@payloadcms/ui'
import type { FeedHealth } from '@/src/domain/health/stockHealth'
import { ago } from './ago'
import { Pill, type PillTone } from './Pill'

const ageWords: Record<FeedHealth['age'], { word: string; tone: PillTone }> = {
  never: { word: 'Never delivered', tone: 'quiet' },
  fresh: { word: 'On time', tone: 'good' },
  late: { word: 'Late', tone: 'late' },
  overdue: { word: 'Overdue', tone: 'bad' },
}

const stateWords: Record<NonNullable<FeedHealth['lastRun']>['state'], { word: string; tone: PillTone }> = {
  running: { word: 'Running', tone: 'quiet' },
  held: { word: 'Held', tone: 'late' },
  done: { word: 'Done', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  interrupted: { word: 'Interrupted', tone: 'bad' },
  refused: { word: 'Refused', tone: 'quiet' },
}

const columns = ['created', 'updated', 'unchanged', 'skipped', 'rejected'] as const

const Age = ({ feed, at }: { feed: FeedHealth; at: string }) => {
  if (!feed.active) return <Pill tone="quiet">Switched off</Pill>
  const { word, tone } = ageWords[feed.age]
  return (
    <>
      <Pill tone={tone}>{word}</Pill>
      {feed.deliveredAt !== null && <span className="stock-health__note">{ago(feed.deliveredAt, at)}</span>}
    </>
  )
}

const LastRun = ({ feed, at }: { feed: FeedHealth; at: string }) => {
  const { lastRun, held } = feed
  if (!lastRun) return <span className="stock-health__note">No run yet</span>
  const { word, tone } = stateWords[lastRun.state]
  const waiting = held.find((id) => id !== lastRun.id)
  return (
    <>
      <Link className="stock-health__run" href={`/admin/collections/feed-runs/${lastRun.id}`} prefetch={false}>
        <Pill tone={tone}>{word}</Pill>
      </Link>
      <span className="stock-health__note">{lastRun.message ?? ago(lastRun.startedAt, at)}</span>
      {waiting !== undefined && (
        <Link href={`/admin/collections/feed-runs/${waiting}`} prefetch={false}>
          {held.length === 1 ? 'One run waits for you' : `${held.length} runs wait for you`}
        </Link>
      )}
    </>
  )
}

const Row = ({ feed, at }: { feed: FeedHealth; at: string }) => {
  const { lastRun } = feed
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/collections/feed-clients/${feed.id}`} prefetch={false}>
          {feed.name}
        </Link>
        <span className="stock-health__note">{feed.tenantName}</span>
      </th>
      <td>
        <Age feed={feed} at={at} />
      </td>
      <td className="stock-health__wide">
        <LastRun feed={feed} at={at} />
      </td>
      <td className="stock-health__number">{lastRun ? lastRun.rows.toLocaleString('en-AU') : '–'}</td>
      {columns.map((name) => (
        <td key={name} className="stock-health__number" data-bad={name === 'rejected' && (lastRun?.rejected ?? 0) > 0}>
          {lastRun ? lastRun[name].toLocaleString('en-AU') : '–'}
        </td>
      ))}
    </tr>
  )
}

const order: FeedHealth['age'][] = ['overdue', 'late', 'never', 'fresh']

/** Feeds that need action come first: held runs, then the oldest deliveries; feeds that are switched off come last. */
const urgency = ({ active, held, age }: FeedHealth): number => {
  if (!active) return order.length
  return held.length > 0 ? -1 : order.indexOf(age)
}

/** Every feed with its last delivery (FEED-10). */
export const FeedTable = ({ feeds, at }: { feeds: FeedHealth[]; at: string }) => (
  <section aria-labelledby="stock-health-feeds">
    <h2 id="stock-health-feeds">Feeds</h2>
    {feeds.length === 0 ? (
      <p className="stock-health__none">No feed client yet. Make one under Feed clients.</p>
    ) : (
      <div className="stock-health__scroll">
        <table>
          <thead>
            <tr>
              {['Feed', 'Delivered', 'Last run', 'Rows', 'Created', 'Updated', 'Unchanged', 'Skipped', 'Rejected'].map(
                (title, index) => (
                  <th key={title} scope="col" className={index > 2 ? 'stock-health__number' : undefined}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {[...feeds]
              .sort((a, b) => urgency(a) - urgency(b))
              .map((feed) => (
                <Row key={feed.id} feed={feed} at={at} />
              ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)
