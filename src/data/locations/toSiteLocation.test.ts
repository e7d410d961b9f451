import { expect, test } from 'vitest'
import type { Location } from '@/src/payload-types'
import { toSiteLocation } from './toSiteLocation'

const row = (hours: Partial<Location>): Location => ({
  id: 'artarmon',
  tenant: 'harbour',
  name: 'Artarmon',
  slug: 'artarmon',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...hours,
})

test('ENT-05 a weekday has its status, its text and its times', () => {
  const { openingHours } = toSiteLocation(
    row({
      contact_detail: {
        opening_hours: [
          { weekday: '1', status: 'Open', formated_hours: 'until late', open: '08:30', close: '17:00' },
          { weekday: '0', status: 'Closed' },
        ],
      },
    }),
  )
  expect(openingHours).toEqual([
    { weekday: 1, status: 'Open', formattedHours: 'until late', open: '08:30', close: '17:00' },
    { weekday: 0, status: 'Closed', formattedHours: '', open: null, close: null },
  ])
})

test('ENT-06 both shapes of special hours are read the same; the first wins where a date has both', () => {
  const date = '2026-12-24T00:00:00.000Z'
  const { specialHours } = toSiteLocation(
    row({
      special_hours: [
        { date, status: 'Open', start_hour: '09:00', end_hour: '12:00' },
        { date, status: 'Open', hours: { begin: '09:00', end: '12:00' } },
        { date, status: 'Open', start_hour: '09:00', end_hour: '12:00', hours: { begin: '10:00', end: '11:00' } },
        { date, status: 'Closed' },
      ],
    }),
  )
  const short = { date: '2026-12-24', status: 'Open', open: '09:00', close: '12:00' }
  expect(specialHours).toEqual([short, short, short, { date: '2026-12-24', status: 'Closed', open: null, close: null }])
})
