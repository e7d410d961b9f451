import { createLocalReq } from 'payload'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lexical } from '@/src/domain/content/lexical'
import { shopperTasks } from '@/src/jobs/shoppers/shopperTasks'
import type { PrizeWheel } from '@/src/payload-types'
import { takeTurn } from '@/src/payload/sql/prizeTurns'
import { accountOf } from '@/src/payload/sql/shopperAccounts'
import { findSession, startSession } from '@/src/payload/sql/shopperSessions'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { readOutbox } from '@/src/services/mail/readOutbox'
import { shopperStand, type ShopperStand } from './shoppers/shopperStand'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
const visitor = vi.hoisted(() => ({ headers: () => new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => visitor.headers() }))

let s: ShopperStand
beforeAll(async () => {
  s = await shopperStand()
}, 180_000)
afterAll(() => s.destroy())

const HOUR_MS = 3_600_000
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

const wheel = (more: Partial<PrizeWheel> = {}): Promise<PrizeWheel> =>
  s.stand.payload.create({
    collection: 'prize-wheels',
    depth: 0,
    data: {
      tenant: s.own.id,
      title: `Wheel ${crypto.randomUUID()}`,
      active: true,
      start: at(-1),
      expiry: at(1),
      prizes: [
        { label: 'Service', weight: 99, stock: 3, colour: 'brand', what: 'A logbook service.', wins: true },
        { label: 'Next time', weight: 1, colour: 'ink', what: 'Nothing this time.', wins: false },
      ],
      terms: lexical('Be kind.'),
      ...more,
    },
  })

const person = async (address: string) => {
  const req = await s.req()
  const kind = address.includes('@') ? 'email' : 'phone'
  const shopper = await accountOf(req, s.own.id, { kind, value: address })
  const token = await startSession(req, { tenant: s.own.id, shopper, device: 'Test' })
  const session = await findSession(req, s.own.id, token)
  if (!session) throw new Error('Not signed in.')
  return { token, session }
}
const draw = async (
  of: PrizeWheel,
  session: Awaited<ReturnType<typeof person>>['session'],
  residence = 'VIC' as const,
) => {
  const req = await createLocalReq({}, s.stand.payload)
  return inTransaction(req, () => takeTurn(req, { tenant: s.own.id, wheelId: of.id, session, residence }))
}
const turnsOf = async (of: PrizeWheel) =>
  (await s.stand.payload.find({ collection: 'prize-turns', where: { wheel: { equals: of.id } }, limit: 100, depth: 0 }))
    .docs

/** Where the form leads, or what it answers. */
const spin = async (of: PrizeWheel, token: string, more: Record<string, string> = {}): Promise<string> => {
  const cookie = `shopper-session=${token}`
  visitor.headers = () => new Headers({ host: 'own-motors.localhost:3000', 'x-forwarded-for': '10.4.0.1', cookie })
  const { spinWheel } = await import('@/src/actions/prizes/spinWheel')
  const form = new FormData()
  const typed = { wheel: of.id, name: 'Kim', last_name: 'Tran', email: 'typed@shopper.test', state: 'VIC', terms: 'on' }
  for (const [field, value] of Object.entries({ ...typed, ...more })) form.set(field, value)
  try {
    const state = await spinWheel({ kind: 'idle' }, form)
    if (state.kind === 'invalid') return Object.keys(state.errors).join(' ')
    return state.kind === 'failed' ? state.message : state.kind
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
    if (!digest.startsWith('NEXT_REDIRECT')) throw error
    return digest.split(';')[2] ?? ''
  }
}

test('RTE-40 of fifty who spin at once exactly three win a prize of which there are three', async () => {
  const of = await wheel()
  const people = await Promise.all(Array.from({ length: 50 }, () => person(`${crypto.randomUUID()}@shopper.test`)))
  const drawn = await Promise.all(people.map(({ session }) => draw(of, session)))
  expect(drawn.every(({ kind }) => kind === 'drawn')).toBe(true)
  const turns = await turnsOf(of)
  expect(turns).toHaveLength(50)
  expect(turns.filter(({ prize }) => prize === 'Service')).toHaveLength(3)
  const codes = turns.flatMap(({ code }) => code ?? [])
  expect(new Set(codes).size).toBe(3)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
}, 60_000)

test('RTE-40 twenty presses at once are one turn, one lead and one mail with the code and the last day to collect it', async () => {
  const of = await wheel({
    // Midday in Melbourne.
    collectBy: '2031-05-24T02:00:00.000Z',
    prizes: [
      { label: 'Mug', weight: 1, colour: 'brand', what: 'A mug with a handle.', wins: true },
      { label: 'Cup', weight: 1, colour: 'ink', what: 'A cup.', wins: true },
    ],
  })
  const { token, session } = await person('twenty@shopper.test')
  const answers = await Promise.all(Array.from({ length: 20 }, () => spin(of, token)))
  expect(answers.filter((answer) => answer === '/spin-to-win?spun=1')).toHaveLength(1)
  expect(answers.filter((answer) => answer === '/spin-to-win')).toHaveLength(19)
  const [turn, ...more] = await turnsOf(of)
  expect(more).toEqual([])
  expect(turn).toMatchObject({ state: 'won', shopper: session.shopper, residence: 'VIC' })
  const { docs: leads } = await s.stand.payload.find({
    collection: 'leads',
    where: { email: { equals: 'twenty@shopper.test' } },
    depth: 0,
  })
  expect(leads).toMatchObject([
    { id: turn?.lead, subcategory: 'Spin to Win', workflow: 'new', opt_in: false, name: 'Kim' },
  ])
  expect(leads[0]?.message).toContain(turn?.code)
  const sms = { send: async () => undefined }
  const work = () =>
    runOnce({
      pgPool: s.pool,
      logger: new Logger(() => () => undefined),
      taskList: shopperTasks({ payload: s.stand.payload, sms }),
    })
  await work()
  await work()
  const mails = (await readOutbox(`${process.env.DATA_DIR}/mail`)).filter(({ to }) => to.includes('twenty@'))
  expect(mails.map(({ subject }) => subject)).toEqual([`You won: ${turn?.prize}`])
  for (const words of [turn?.code, '24 May 2031']) expect(mails[0]?.html).toContain(words)
}, 60_000)

test('RTE-40 one turn for each proven address: an account made anew, or joined with another, has none left', async () => {
  const of = await wheel()
  const { session } = await person('again@shopper.test')
  expect((await draw(of, session)).kind).toBe('drawn')
  await s.stand.payload.delete({ collection: 'shoppers', id: session.shopper })
  expect((await draw(of, (await person('again@shopper.test')).session)).kind).toBe('before')
  const both = { ...(await person('+61411000222')).session, email: 'again@shopper.test' }
  expect((await draw(of, both)).kind).toBe('before')
  // Another wheel is another turn.
  expect((await draw(await wheel(), both)).kind).toBe('drawn')
})

test('RTE-40 WAT-19 no turn before the start, after the end, switched off, at another dealership, or signed out', async () => {
  const { token, session } = await person('early@shopper.test')
  const closed = [
    await wheel({ start: at(1), expiry: at(2) }),
    await wheel({ start: at(-2), expiry: at(-1) }),
    await wheel({ active: false }),
    await wheel({ tenant: s.other.id }),
  ]
  for (const of of closed) expect((await draw(of, session)).kind).toBe('closed')
  expect(await spin(closed[0] ?? (await wheel()), token)).toContain('ended or not begun')
  const of = await wheel()
  expect(await spin(of, 'nobody')).toContain('Please sign in first')
  expect(await turnsOf(of)).toEqual([])
})

test('RTE-40 LAW-07 the terms must be accepted; residents of other states are refused; consent is kept only when given', async () => {
  const of = await wheel({ states: ['VIC', 'NSW'] })
  const { token } = await person('terms@shopper.test')
  expect(await spin(of, token, { terms: '' })).toBe('terms')
  expect(await spin(of, token, { state: 'QLD' })).toBe('state')
  expect(await turnsOf(of)).toEqual([])
  expect(await spin(of, token, { opt_in: 'on' })).toBe('/spin-to-win?spun=1')
  const [lead] = (
    await s.stand.payload.find({ collection: 'leads', where: { email: { equals: 'terms@shopper.test' } }, depth: 0 })
  ).docs
  expect(lead?.opt_in).toBe(true)
  expect(lead?.lead_attributes).toMatchObject({ promotion_terms: { how: 'Form: Spin to win' }, state: 'VIC' })
})

test('RTE-40 staff hand a prize over once, and its turn stays what it was', async () => {
  const of = await wheel({
    prizes: [
      { label: 'Mug', weight: 1, colour: 'brand', what: 'A mug.', wins: true },
      { label: 'Cup', weight: 1, colour: 'ink', what: 'A cup.', wins: true },
    ],
  })
  await draw(of, (await person('redeem@shopper.test')).session)
  const [turn] = await turnsOf(of)
  const set = (state: 'won' | 'redeemed' | 'cancelled') =>
    s.stand.payload.update({ collection: 'prize-turns', id: turn?.id ?? '', data: { state }, depth: 0 })
  const both = await Promise.allSettled([set('redeemed'), set('cancelled')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(set('won')).rejects.toThrow()
  const [after] = await turnsOf(of)
  expect(after?.redeemed_at !== null && after?.redeemed_at !== undefined).toBe(after?.state === 'redeemed')
})

test('RTE-40 of several wheels the one that began last is shown; before any, the next one', async () => {
  const { currentWheel } = await import('@/src/data/content/getPrizeWheels')
  const day = Date.now() + 400 * 24 * HOUR_MS
  const on = (hours: number): string => new Date(day + hours * HOUR_MS).toISOString()
  const [first, second] = [
    await wheel({ tenant: s.group.id, title: 'First', start: on(0), expiry: on(10) }),
    await wheel({ tenant: s.group.id, title: 'Second', start: on(5), expiry: on(10) }),
  ]
  const shown = async (hours: number) => {
    const current = await currentWheel(s.group.id, new Date(day + hours * HOUR_MS))
    return current && [current.wheel.id, current.isOpen]
  }
  expect(await shown(-1)).toEqual([first.id, false])
  expect(await shown(1)).toEqual([first.id, true])
  expect(await shown(6)).toEqual([second.id, true])
  expect(await shown(11)).toBeNull()
})

test('RTE-40 LAW-10 the last day to collect a prize is after the end of the promotion', async () => {
  await expect(wheel({ collectBy: at(0) })).rejects.toThrow(/collect/i)
  expect((await wheel({ collectBy: at(48) })).collectBy).toBeTruthy()
})
