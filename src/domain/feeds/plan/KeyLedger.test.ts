import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyLedger, ownKey } from './KeyLedger'

test('FEED-07 the ledger keeps what a map would, through every growth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 6 }), fc.integer({ min: 1, max: 1e6 })), { maxLength: 4000 }),
      (entries) => {
        const ledger = new KeyLedger()
        const map = new Map<string, number>()
        for (const [key, value] of entries) {
          expect(ledger.get(key)).toBe(map.get(key) ?? 0)
          ledger.set(key, value)
          map.set(key, value)
        }
        for (const [key, value] of map) expect(ledger.get(key)).toBe(value)
      },
    ),
    { numRuns: 30 },
  )
})

test('FEED-07 a hundred thousand stock numbers that differ by one letter stay apart', () => {
  const ledger = new KeyLedger()
  const keys = Array.from({ length: 100_000 }, (_, index) => `S:U${index}`)
  for (const [index, key] of keys.entries()) ledger.set(key, index + 1)
  expect(keys.every((key, index) => ledger.get(key) === index + 1)).toBe(true)
})

test('FEED-04 a repeated stock number names its first row; like cars without numbers are counted', () => {
  const ledger = new KeyLedger()
  expect(ownKey(ledger, 'S:A', 2)).toEqual({ key: 'S:A' })
  expect(ownKey(ledger, 'S:A', 9)).toEqual({ firstLine: 2 })
  expect(['H:1', 'H:1', 'H:2', 'H:1'].map((key) => ownKey(ledger, key, 3))).toEqual([
    { key: 'H:1' },
    { key: 'H:1#2' },
    { key: 'H:2' },
    { key: 'H:1#3' },
  ])
})
