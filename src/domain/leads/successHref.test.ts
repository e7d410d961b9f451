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
    drive: null,
  })
  expect(successOf(searchOf(successHref(id)))).toMatchObject({ reference: 'A4B4535F', day: null, locationId: null })
})

test('RTE-07 an address written by somebody else says nothing', () => {
  expect(successOf('?lead_id=call-us-now&day=today')).toEqual({
    reference: null,
    day: null,
    locationId: null,
    event: null,
    drive: null,
  })
  expect(successOf('?day=2026-13-45').day).toBeNull()
})

test('RTE-07 ANA-16 the confirmation’s address carries the id of the lead’s event and no words', () => {
  expect(successOf(searchOf(successHref(id, { event: 14 }))).event).toBe(14)
  for (const said of ['', 'x', '14x', '-1', '1234']) expect(successOf(`?event=${said}`).event).toBeNull()
})

test('LEA-22 RTE-07 the confirmation tells a test drive that is booked from one that was only asked for', () => {
  const at = '2026-12-02T10:00:00+11:00'
  const booked = successHref(id, { drive: { at, booked: true }, locationId: 'l1' })
  expect(successOf(searchOf(booked))).toMatchObject({
    drive: { at: '2026-12-02T10:00', booked: true },
    locationId: 'l1',
  })
  expect(successOf(searchOf(successHref(id, { drive: { at, booked: false } }))).drive?.booked).toBe(false)
  for (const said of ['', 'tomorrow', '2026-13-45T10:00']) expect(successOf(`?drive=${said}`).drive).toBeNull()
})
