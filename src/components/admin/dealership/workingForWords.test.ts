import { expect, test } from 'vitest'
import { workingForWords } from './workingForWords'

const harbour = { value: '1', label: 'Harbour City' }
const apex = { value: '2', label: 'Apex' }

test('CMS-01 TEN-15 the admin says which dealership one works for', () => {
  expect(workingForWords([harbour, apex], '2')).toBe('Apex')
  expect(workingForWords([harbour, apex], undefined)).toBe('All dealerships')
  expect(workingForWords([harbour], undefined)).toBe('Harbour City')
  expect(workingForWords([], undefined)).toBeNull()
})
