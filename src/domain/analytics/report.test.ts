import { expect, test } from 'vitest'
import { analyticsReport } from './report'

const of = (day: string, event_id: number, count: number, channel = '', label = '') => ({
  day,
  event_id,
  label,
  channel,
  count,
})

test('ANA-16 a report has every day, leads apart from what else was done, by kind and by source', () => {
  const events = [
    of('2026-12-01', 14, 2, 'paid_search'),
    of('2026-12-01', 25, 3, '', 'New Car'),
    of('2026-12-01', 25, 1, '', 'Used Car'),
    of('2026-12-03', 39, 5),
    of('2026-12-03', 48, 1),
  ]
  expect(analyticsReport(events, '2026-12-01', '2026-12-03')).toEqual({
    days: [
      { day: '2026-12-01', leads: 2, actions: 4 },
      { day: '2026-12-02', leads: 0, actions: 0 },
      { day: '2026-12-03', leads: 1, actions: 5 },
    ],
    leads: 3,
    calls: 4,
    saved: 5,
    kinds: [
      { words: 'Car saved', count: 5 },
      { words: 'Phone call', count: 4 },
      { words: 'Enquiry, new car', count: 2 },
      { words: 'Test drive, used car', count: 1 },
    ],
    sources: [
      { words: 'Search ads', count: 2 },
      { words: 'Not known', count: 1 },
    ],
  })
  expect(analyticsReport([], '2026-12-01', '2026-12-01').kinds).toEqual([])
})
