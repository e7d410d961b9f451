import { formatWeekday } from '@/src/domain/site/formatDay'
import { type ContentKind, contentKinds } from '@/src/domain/dashboard/contentKinds'
import { counted } from '@/src/domain/counted'
import { listHref } from '@/src/domain/dashboard/listHref'
import type { Upcoming } from '../marketers/comingUp'
import { Empty, Panel, PlainLink } from './Panel'

/** How many offers, cards and overlays visitors see now (CMS-01). */
export const ShownPanel = ({ shown }: { shown: Readonly<Record<ContentKind, number>> }) => (
  <Panel id="now" title="On the website now">
    <ul className="dash__links">
      {contentKinds.map(({ collection, one }) => (
        <li key={collection}>
          <PlainLink href={`/admin/collections/${collection}`}>{counted(shown[collection], one)}</PlainLink>
        </li>
      ))}
    </ul>
  </Panel>
)

const eventWords = { begins: 'Begins', ends: 'Ends', 'goes live': 'Goes live', 'comes off': 'Comes off' } as const

const isStart = (event: Upcoming['event']): boolean => event === 'begins' || event === 'goes live'

interface SoonPanelProps {
  events: readonly Upcoming[]
  /** How many of each end, listed or not. */
  ends: Readonly<Record<ContentKind, number>>
  from: Date
  until: Date
  zone: string
}

/** What begins, ends and is scheduled within 14 days, with the offers and promo cards that end counted (CMS-01, CMS-02). */
export const SoonPanel = ({ events, ends, from, until, zone }: SoonPanelProps) => {
  const ending = contentKinds.filter(({ collection }) => ends[collection] > 0)
  return (
    <Panel id="soon" title="Next 14 days">
      {ending.length > 0 && (
        <ul className="dash__links" aria-label="Ending">
          {ending.map(({ collection, one }) => (
            <li key={collection}>
              <PlainLink
                href={listHref(collection, [
                  ['_status', 'equals', 'published'],
                  ['expiry', 'greater_than', from.toISOString()],
                  ['expiry', 'less_than_equal', until.toISOString()],
                ])}
              >
                {counted(ends[collection], one)} {ends[collection] === 1 ? 'ends' : 'end'}
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
      {events.length === 0 ? (
        <Empty>
          Nothing begins or ends. <PlainLink href="/admin/collections/offers/create">Plan an offer</PlainLink>
        </Empty>
      ) : (
        <ul className="dash__soon">
          {events.map(({ id, collection, what, name, event, at }) => (
            <li key={`${id}${event}`}>
              <time dateTime={at}>{formatWeekday(at, zone)}</time>
              <b data-tone={isStart(event) ? 'good' : 'late'}>{eventWords[event]}</b>
              <span>
                <PlainLink href={`/admin/collections/${collection}/${id}`}>{name || 'Without a name'}</PlainLink>
                <small>{what}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
