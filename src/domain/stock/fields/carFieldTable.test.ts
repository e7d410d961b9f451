import { expect, test } from 'vitest'
import { carFieldRows, sentFacts } from './carFieldTable'

test('CAR-24 NFR-06 what only staff may read is on no page, in no search document and in no outbound feed', () => {
  const shown = carFieldRows.filter(({ row }) => row.page !== false || row.search || row.spec || row.outbound)
  expect(shown.filter(({ row }) => row.read === 'staff').map(({ path }) => path)).toEqual([])
})

test('CAR-31 FEED-09 only plain fields are in the search document and in outbound feeds, none of a group', () => {
  const grouped = carFieldRows.filter(({ group }) => group !== null)
  expect(grouped.filter(({ row }) => row.search || row.outbound || row.page === false)).toEqual([])
})

test('FEED-01 what the platform fills by itself is told to no sender', () => {
  const own = carFieldRows.filter(({ row }) => sentFacts(row) === null).map(({ path }) => path)
  expect(own).toEqual([
    ...['simple_body', 'simple_fuel', 'simple_transmission'],
    ...['private_suburb', 'private_postcode'],
  ])
})
