'use client'
import { useField } from '@payloadcms/ui'
import { isLockedBy, lockedWith, readLocks } from '@/src/domain/feeds/feedLocks'
import './feeds.css'
import { timeAgo } from './runs/timeAgo'
import { type CarFeedField, useCarFeed } from './useCarFeed'

interface FeedFieldRowProps {
  field: CarFeedField
  locked: boolean
  onToggle: (path: string, lock: boolean) => void
}

const sourceOf = (locked: boolean, same: boolean): { kind: string; words: string } => {
  if (locked) return { kind: 'locked', words: 'Dealership, locked' }
  return same ? { kind: 'feed', words: 'Feed' } : { kind: 'waiting', words: 'Feed, at its next change' }
}

/** One supplied field of a car (FEED-06). */
const FeedFieldRow = ({ field, locked, onToggle }: FeedFieldRowProps) => {
  const { path, label, sent, now, same } = field
  const { kind, words } = sourceOf(locked, same)
  return (
    <tr data-field={path} data-locked={locked}>
      <th scope="row">{label}</th>
      <td>{sent}</td>
      <td className={same ? undefined : 'feeds-differs'}>{now}</td>
      <td>
        <span className={`feeds-chip feeds-chip--${kind}`}>{words}</span>
      </td>
      <td>
        <button
          type="button"
          role="switch"
          className="feeds-switch"
          aria-checked={locked}
          aria-label={`Lock ${label}`}
          onClick={() => onToggle(path, !locked)}
        >
          <span aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

/**
 * Every field a feed supplies for this car: the value sent, the car's value, which of them applies, and a lock to
 * change that (FEED-06). Locks take effect when the car is saved.
 */
export const FeedFields = () => {
  const { value, failed } = useCarFeed()
  const { value: stored, setValue } = useField<unknown>({ path: 'feed_locks' })
  if (failed) return <p className="feeds-empty">What the feed says could not be read. Reload the page to try again.</p>
  if (!value) return <p className="feeds-empty">Asking for what the feed says …</p>
  if (!value.feed) {
    return <p className="feeds-empty">No feed supplies this car. It is yours to edit; nothing will overwrite it.</p>
  }
  const locks = readLocks(stored)
  const toggle = (path: string, lock: boolean): void => {
    const others = locks.filter((name) => !lockedWith(path).includes(name) && (lock || name !== path.split('.')[0]))
    const next = lock ? [...others, ...lockedWith(path)] : others
    setValue(next.length > 0 ? next.sort() : null)
  }
  const { clientId, clientName, seenAt, missing } = value.feed
  const locked = value.fields.filter(({ path }) => isLockedBy(locks, path)).length
  return (
    <section className="feeds" aria-label="Fields from the feed">
      <header className="feeds-head">
        <p>
          <a href={`/admin/collections/feed-clients/${clientId}`}>{clientName ?? 'A feed'}</a> supplies{' '}
          {value.fields.length} fields of this car; {locked === 0 ? 'none is' : locked === 1 ? '1 is' : `${locked} are`}{' '}
          locked. {missing ? 'Missing from its file since' : 'Last delivery'}{' '}
          <time dateTime={seenAt}>{timeAgo(seenAt, new Date())}</time>.
        </p>
        <p className="feeds-hint">
          A field you edit is locked by itself: the feed leaves it alone. Unlock it and save to take the feed’s value.
        </p>
      </header>
      <table className="feeds-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Feed says</th>
            <th scope="col">Car says</th>
            <th scope="col">Decided by</th>
            <th scope="col">Lock</th>
          </tr>
        </thead>
        <tbody>
          {value.fields.map((field) => (
            <FeedFieldRow key={field.path} field={field} locked={isLockedBy(locks, field.path)} onToggle={toggle} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
