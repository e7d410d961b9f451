import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle } from '@/src/components/forms/captcha/puzzleProof'
import { puzzleAnswer } from '@/src/domain/captcha/puzzle'
import { newPuzzle, proofOfWork } from './proofOfWork'

const secret = 'a secret of these tests'
const tenantId = randomUUID()
const at = new Date('2026-12-01T00:00:00Z')
const later = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

/** What several processes share. */
const spent = new Set<string>()
const captcha = ({ tenant = tenantId, now = at, key = secret } = {}) =>
  proofOfWork({
    tenantId: tenant,
    secret: key,
    now: () => now,
    spend: async (id) => !spent.has(id) && spent.add(id).size > 0,
  })
const verify = (token: string, options = {}) => captcha(options).verify(token, null)
const puzzle = (bits?: number) => newPuzzle({ tenantId, secret, now: at }, bits)
const solved = async () => solvePuzzle(puzzle())

test('LEA-37 the browser’s answer passes once, whoever is asked', async () => {
  const answer = await solved()
  expect(await verify(answer, { now: later(29) })).toBe('passed')
  expect(await verify(answer)).toBe('failed')
})

test('LEA-37 two processes that are sent one answer at once accept it once', async () => {
  const answer = await solved()
  expect((await Promise.all([verify(answer), verify(answer)])).sort()).toEqual(['failed', 'passed'])
})

test('LEA-37 an expired answer, one for another dealership or of another platform fails', async () => {
  const answer = await solved()
  expect(await verify(answer, { now: later(30) })).toBe('failed')
  expect(await verify(answer, { tenant: randomUUID() })).toBe('failed')
  expect(await verify(answer, { key: 'another secret' })).toBe('failed')
})

test('LEA-37 a challenge that was made easier or lives longer is not ours', async () => {
  const { challenge } = puzzle()
  const [body = '', signature = ''] = challenge.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  for (const change of [{ bits: 1 }, { expires: claims.expires + 3600 }, { id: randomUUID() }]) {
    const easier = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
    expect(await verify(await solvePuzzle({ challenge: `${easier}.${signature}`, bits: 1 }))).toBe('failed')
  }
})

test('LEA-37 a number that solves less than was asked fails', async () => {
  const { challenge, bits } = puzzle()
  const answer = await solvePuzzle({ challenge, bits })
  const number = Number(answer.split('.')[2])
  for (let wrong = 0; wrong < Math.min(number, 50); wrong += 1)
    expect(await verify(puzzleAnswer(challenge, wrong))).toBe('failed')
  expect(await verify(answer)).toBe('passed')
})

test.each(['', '.', '..', 'a.b.c', 'a.b.c.d', 'x'.repeat(5000), `${'x'.repeat(5000)}.b.1`])(
  'LEA-37 nonsense fails: %.12s',
  async (token) => expect(await verify(token)).toBe('failed'),
)

test('LEA-37 where it cannot be known whether an answer was used, nobody passes', async () => {
  const broken = proofOfWork({ tenantId, secret, now: () => at, spend: () => Promise.reject(new Error('no database')) })
  expect(await broken.verify(await solved(), null)).toBe('unavailable')
})
