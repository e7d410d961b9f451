import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo'

test('FEED-10 ages are said in the largest unit that fits', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const ago = (seconds: number) => timeAgo(new Date(now.getTime() - seconds * 1000), now)
  expect([ago(20), ago(60), ago(59 * 60), ago(3600), ago(47 * 3600), ago(3 * 86_400)]).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '47 hours ago',
    '3 days ago',
  ])
})
