import { expect, test } from 'vitest'
import { settingsField } from './settingsField'

test('TEN-04 the settings column takes what the table knows and names what it refuses', () => {
  const { validate } = settingsField
  for (const stored of [null, undefined, {}, { 'search.pageSize': 12 }, { search: { pageSize: 12 } }])
    expect(validate(stored)).toBe(true)
  expect(validate({ 'search.pageSize': 0, colour: 'red' })).toMatch(
    /^Unknown setting 'colour'\. · Cars per page \(search\.pageSize\): /,
  )
})
