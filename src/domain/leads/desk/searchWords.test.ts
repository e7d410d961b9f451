import { expect, test } from 'vitest'
import { phoneCore, searchWords } from './searchWords'

test('CRM-04 a number is the same with the prefix of its country and without', () => {
  for (const number of [
    '0412 345 678',
    '+61 412 345 678',
    '+61 (0)412 345 678',
    '0061 412 345 678',
    '61412345678',
    '412345678',
  ])
    expect(phoneCore(number), number).toBe('412345678')
  expect(phoneCore('(02) 9000 1111')).toBe('290001111')
  expect(['+61 412', '0412', '412'].map(phoneCore)).toEqual(['412', '412', '412'])
  expect(phoneCore('+1 555 0100')).toBe('15550100')
  expect(phoneCore('Jane')).toBe('')
})

test('CRM-04 a number in groups is one word of a search, other words stay apart', () => {
  expect(searchWords(' jane  +61 412 345 678 toyota')).toEqual(['jane', '+61412345678', 'toyota'])
  expect(searchWords('0412-345 678')).toEqual(['0412345678'])
  expect(searchWords('mazda 3 2020')).toEqual(['mazda', '3', '2020'])
  expect(searchWords('  ')).toEqual([])
})
