import { expect, test } from 'vitest'
import { z } from 'zod'
import { seal, unseal } from './sealed'
import { readShareKey, shareKey } from './shareKey'
import { createSignInToken, readSignInToken } from './signInToken'

const SECRET = 'a secret of this test'
const claims = { tenant: crypto.randomUUID(), address: '+61412345678', code: '123456', expires: 1000 }

test('WAT-15 LAW-08 what the queue holds of a code tells neither number nor code, opens for one purpose and until it expires', () => {
  const token = createSignInToken(claims, SECRET)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/123456|61412345678/)
  expect(readSignInToken(token, SECRET, 999)).toEqual(claims)
  expect(readSignInToken(token, SECRET, 1000)).toBeNull()
  expect(readSignInToken(token, `${SECRET}!`, 0)).toBeNull()
  expect(unseal('another purpose', token, z.unknown(), SECRET)).toBeNull()
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  for (const broken of ['', 'x', `${token.slice(0, -4)}AAAA`, changed])
    expect(readSignInToken(broken, SECRET, 0), broken).toBeNull()
  expect(unseal('p', seal('p', { a: 1 }, SECRET), z.object({ a: z.string() }), SECRET)).toBeNull()
})

test('WAT-23 the key of a shared list opens that list alone', () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const key = shareKey(id, SECRET)
  expect(readShareKey(key, SECRET)).toBe(id)
  const [, signature] = key.split('.')
  for (const wrong of [id, `${id}.`, `${other}.${signature}`, `${key}.x`, `${key}x`, key.toUpperCase(), ''])
    expect(readShareKey(wrong, SECRET), wrong).toBeNull()
  expect(readShareKey(key, `${SECRET}!`)).toBeNull()
})
