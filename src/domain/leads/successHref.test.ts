import { expect, test } from 'vitest'
import { successHref, successOf } from './successHref'

const id = 'a4b4535f-33f5-459a-9099-156d29bb4ca5'
const searchOf = (href: string) => href.slice(href.indexOf('?'))

test('RTE-07 the confirmation names reference, day and place of what was sent', () => {
  const href = successHref(id, { day: '2026-12-02T10:00:00Z', locationId: 'l1' })
  expect(successOf(searchOf(href))).toEqual({
    reference: 'A4B4535F',
    day: '2026-12-02',
    locationId: 'l1',
    event: null,
  })
  expect(successOf(searchOf(successHref(id)))).toMatchObject({ reference: 'A4B4535F', day: null, locationId: null })
})

test('RTE-07 an address written by somebody else says nothing', () => {
  expect(successOf('?lead_id=call-us-now&day=today')).toEqual({
    reference: null,
    day: null,
    locationId: null,
    event: null,
  })
  expect(successOf('?day=2026-13-45').day).toBeNull()
})

test('RTE-07 ANA-16 the confirmation’s address carries the id of the lead’s event and no words', () => {
  expect(successOf(searchOf(successHref(id, { event: 14 }))).event).toBe(14)
  for (const said of ['', 'x', '14x', '-1', '1234']) expect(successOf(`?event=${said}`).event).toBeNull()
})
