'use client'
import type { CarFeedField } from './carFeedSchema'

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
export const FeedFieldRow = ({ field, locked, onToggle }: FeedFieldRowProps) => {
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
