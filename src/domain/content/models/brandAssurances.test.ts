import { expect, test } from 'vitest'
import { brandWarranties } from './brandAssurances'

const warranty = { newYears: 5, usedYears: 3, mechanicalProtectionYears: 2 }
const years = (asked: Partial<Parameters<typeof brandWarranties>[0]>) =>
  brandWarranties({
    listed: { new: 0, demo: 0, used: 0 },
    isSoldNew: false,
    kind: 'car',
    warranty,
    ...asked,
  }).map((row) => row.years)

test('CON-36 a brand has the warranties of what is sold of it: new, used, or both', () => {
  expect(years({ isSoldNew: true })).toEqual([5])
  expect(years({ listed: { new: 0, demo: 0, used: 4 } })).toEqual([3, 2])
  expect(years({ isSoldNew: true, listed: { new: 2, demo: 0, used: 4 } })).toEqual([5, 3, 2])
  expect(years({})).toEqual([])
})

test('CON-37 mechanical protection is for cars, and what is not promised is not said', () => {
  const used = { new: 0, demo: 0, used: 1 }
  expect(years({ listed: used, kind: 'caravan' })).toEqual([3])
  expect(
    years({ listed: used, warranty: { newYears: null, usedYears: null, mechanicalProtectionYears: null } }),
  ).toEqual([])
})

test('CON-36 CON-38 the first warranty told of a brand that is sold new is that of new ones, also without its years', () => {
  const asked = { isSoldNew: true, listed: { new: 2, demo: 0, used: 4 } }
  expect(years({ ...asked, warranty: { ...warranty, newYears: null } })).toEqual([null, 3, 2])
  // Of nothing but new ones nothing is promised here.
  expect(years({ isSoldNew: true, warranty: { ...warranty, newYears: null } })).toEqual([])
})
