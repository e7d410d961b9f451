import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { NotOpened, privateCipher } from './privateCipher'

const secret = 'a secret of the platform'
const key = () => randomBytes(32).toString('base64')
const text = Buffer.from('income: 6200')

test('LAW-08 what is sealed cannot be read, changed or moved to another row', () => {
  const cipher = privateCipher({ keys: [key()], secret })
  const sealed = cipher.seal('row 1', text)
  expect(sealed.includes(text)).toBe(false)
  expect(cipher.seal('row 1', text).equals(sealed)).toBe(false)
  expect(cipher.open('row 1', sealed).equals(text)).toBe(true)
  expect(() => cipher.open('row 2', sealed)).toThrow(NotOpened)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => cipher.open('row 1', changed)).toThrow(NotOpened)
  }
  expect(() => cipher.open('row 1', Buffer.alloc(0))).toThrow(NotOpened)
})

test('LAW-08 a new key seals and the old one still opens, until it is taken out', () => {
  const [before, after] = [key(), key()]
  const sealed = privateCipher({ keys: [before], secret }).seal('row', text)
  const both = privateCipher({ keys: [after, before], secret })
  expect(both.open('row', sealed).equals(text)).toBe(true)
  const resealed = both.seal('row', text)
  expect(() => privateCipher({ keys: [before], secret }).open('row', resealed)).toThrow(NotOpened)
  expect(() => privateCipher({ keys: [after], secret }).open('row', sealed)).toThrow(NotOpened)
})

test('LAW-08 without a key of its own one is made of the platform’s secret, and opens after one was set', () => {
  const sealed = privateCipher({ keys: [], secret }).seal('row', text)
  expect(
    privateCipher({ keys: [key()], secret })
      .open('row', sealed)
      .equals(text),
  ).toBe(true)
  expect(() => privateCipher({ keys: [], secret: 'another secret, longer' }).open('row', sealed)).toThrow(NotOpened)
})
