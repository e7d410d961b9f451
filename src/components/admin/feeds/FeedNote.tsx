'use client'
import { useField } from '@payloadcms/ui'
import { useEffect } from 'react'
import { readLocks } from '@/src/domain/feeds/feedLocks'
import './feeds.css'
import { timeAgo } from './runs/timeAgo'
import { useCarFeed } from './useCarFeed'

/**
 * For a car that a feed supplies: the feed, its last delivery, and the number of locked fields (FEED-06). It also sends
 * the server the values the form was opened with, so that a delivery in between is not taken for an edit.
 */
export const FeedNote = () => {
  const { value } = useCarFeed()
  const { setValue: setSeen } = useField<unknown>({ path: 'feed_seen' })
  const { value: locked } = useField<unknown>({ path: 'feed_locks' })
  useEffect(() => {
    if (value?.feed) setSeen(Object.fromEntries(value.fields.map(({ path, seen }) => [path, seen])), true)
  }, [value, setSeen])
  if (!value?.feed) return null
  const { clientId, clientName, seenAt, missing } = value.feed
  const locks = readLocks(locked).length
  return (
    <aside className="feed-note" aria-label="Feed">
      <p>
        Supplied by <a href={`/admin/collections/feed-clients/${clientId}`}>{clientName ?? 'a feed'}</a>,{' '}
        {missing ? 'missing from its file since' : 'last delivery'} {timeAgo(seenAt, new Date())}.
      </p>
      <p>
        {locks === 0
          ? 'What you change here is locked: the feed leaves it alone.'
          : `${locks === 1 ? '1 field is' : `${locks} fields are`} locked against the feed. See the tab Feed.`}
      </p>
    </aside>
  )
}
