import { expect, test } from 'vitest'
import { successHref, successOf } from './successHref'

const id = 'a4b4535f-33f5-459a-9099-156d29bb4ca5'
const searchOf = (href: string) => href.slice(href.indexOf('?'))

test('RTE-07 the confirmation names reference, day and place of what was sent', () => {
  const href = successHref(id, { day: '2026-12-02T10:00:00Z', locationId: 'l1' })
  expect(successOf(searchOf(href))).toEqual({ reference: 'A4B4535F', day: '2026-12-02', locationId: 'l1' })
  expect(successOf(searchOf(successHref(id)))).toEqual({ reference: 'A4B4535F', day: null, locationId: null })
})

test('RTE-07 an address written by somebody else says nothing', () => {
  expect(successOf('?lead_id=call-us-now&day=today')).toEqual({ reference: null, day: null, locationId: null })
  expect(successOf('?day=2026-13-45').day).toBeNull()
})
