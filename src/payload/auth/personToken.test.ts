import { expect, test } from 'vitest'
import { createPersonToken, PERSON_MINUTES, readPersonToken } from './personToken'

const NOW = 1_800_000_000
const claims = {
  tenant: 'a4b4535f-33f5-459a-9099-156d29bb4ca5',
  person: { by: 'email', value: 'jane@example.com' },
} as const
const token = createPersonToken(claims, 'secret', NOW)

test('LAW-08 a link to personal data lasts sixty minutes, and cannot be made up or read', () => {
  expect(readPersonToken(token, 'secret', NOW)).toMatchObject(claims)
  expect(readPersonToken(token, 'secret', NOW + PERSON_MINUTES * 60 - 1)).toMatchObject(claims)
  expect(readPersonToken(token, 'secret', NOW + 3600)).toBeNull()
  expect(readPersonToken(token, 'other secret', NOW)).toBeNull()
  const flipped = Buffer.from(token, 'base64url')
  flipped[40] = (flipped[40] ?? 0) ^ 1
  for (const forged of ['', 'x', 'x.y', flipped.toString('base64url'), `${token}AAAA`])
    expect(readPersonToken(forged, 'secret', NOW), forged).toBeNull()
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('jane')
})

test('LAW-08 each link is one of its own', () => {
  const again = readPersonToken(createPersonToken(claims, 'secret', NOW), 'secret', NOW)
  expect(again?.id).not.toBe(readPersonToken(token, 'secret', NOW)?.id)
})
