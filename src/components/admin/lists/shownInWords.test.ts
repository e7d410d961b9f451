import { expect, test } from 'vitest'
import { shownInWords, type ShownState } from './shownInWords'

const now = new Date('2026-11-20T03:00:00Z')
const nothing: ShownState = { status: 'published', start: null, expiry: null, goesLive: null, comesOff: null }
const words = (change: Partial<ShownState>, zone = 'Australia/Sydney') =>
  shownInWords({ ...nothing, ...change }, now, zone)

test('SRP-17 CON-23 a published row that is over or has not begun does not read as shown', () => {
  expect(words({ expiry: '2026-11-03T03:00:00Z' })).toEqual({ tone: 'off', text: 'Over since 3 November 2026' })
  expect(words({ expiry: now.toISOString() }).tone).toBe('off')
  expect(words({ start: '2026-12-01T03:00:00Z' })).toEqual({ tone: 'waiting', text: 'From 1 December 2026' })
})

test('SRP-17 CON-23 a row visitors see says until when; a draft on top of it is named', () => {
  expect(words({})).toEqual({ tone: 'shown', text: 'Now' })
  expect(words({ expiry: '2026-11-30T03:00:00Z' }).text).toBe('Until 30 November 2026')
  expect(words({ status: 'changed' })).toEqual({ tone: 'shown', text: 'Now, a draft waits' })
  expect(words({ status: 'draft' })).toEqual({ tone: 'off', text: 'Draft' })
})

test('CMS-01 SRP-17 CON-23 a list says what is scheduled: when a draft goes live, when a row comes off', () => {
  const [goesLive, comesOff] = ['2026-11-27T22:00:00.000Z', '2026-12-01T06:00:00.000Z']
  const live = 'oes live on 28/11/2026, 9:00 am'
  const off = 'comes off on 01/12/2026, 5:00 pm'
  expect(words({ status: 'draft', goesLive })).toEqual({ tone: 'waiting', text: `G${live}` })
  expect(words({ status: 'draft', goesLive, comesOff }).text).toBe(`G${live}, ${off}`)
  expect(words({ comesOff })).toEqual({ tone: 'shown', text: `Now, ${off}` })
  expect(words({ status: 'changed', goesLive, comesOff }).text).toBe(`Now, the draft g${live}, ${off}`)
  // Visitors see what has gone live from its own start on.
  expect(words({ status: 'draft', goesLive, start: '2026-12-05T03:00:00Z' }).text).toBe(
    `G${live}, shows from 5 December 2026`,
  )
})

test('CMS-01 SRP-17 CON-23 days of a list are those of the dealership’s clocks', () => {
  const midnightInPerth = '2026-11-30T15:45:00.000Z'
  expect(words({ expiry: midnightInPerth }, 'Australia/Perth').text).toBe('Until 30 November 2026')
  expect(words({ expiry: midnightInPerth }, 'Australia/Sydney').text).toBe('Until 1 December 2026')
  expect(words({ comesOff: midnightInPerth }, 'Australia/Perth').text).toBe('Now, comes off on 30/11/2026, 11:45 pm')
})
