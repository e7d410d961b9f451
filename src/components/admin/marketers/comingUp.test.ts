import { expect, test } from 'vitest'
import { comingUp, type Dated } from './comingUp'

const now = new Date('2026-11-20T00:00:00Z')
const row = (change: Partial<Dated>): Dated => ({
  id: 'a',
  collection: 'offers',
  what: 'Offer',
  _status: 'published',
  ...change,
})

test('CMS-01 what begins and ends within two weeks, soonest first', () => {
  const rows = [
    row({ id: 'late', expiry: '2026-12-05T00:00:00Z' }),
    row({ id: 'both', start: '2026-11-25T00:00:00Z', expiry: '2026-11-28T00:00:00Z' }),
    row({ id: 'first', expiry: '2026-11-21T00:00:00Z' }),
    row({ id: 'over', expiry: '2026-11-19T00:00:00Z' }),
    row({ id: 'draft', expiry: '2026-11-21T00:00:00Z', _status: 'draft' }),
  ]
  expect(comingUp(rows, now).map(({ id, event }) => `${id} ${event}`)).toEqual([
    'first ends',
    'both begins',
    'both ends',
  ])
})

test('CMS-01 what goes on the website by itself stands among them', () => {
  const rows = [row({ id: 'ends', expiry: '2026-11-22T00:00:00Z' })]
  const scheduled = {
    id: 'page',
    collection: 'pages',
    what: 'Page',
    event: 'goes live' as const,
    at: '2026-11-21T00:00:00Z',
  }
  expect(comingUp(rows, now, [scheduled]).map(({ id }) => id)).toEqual(['page', 'ends'])
})
