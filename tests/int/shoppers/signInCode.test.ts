import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { CODE, shopperStand, type ShopperStand } from './shopperStand'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let s: ShopperStand
beforeAll(async () => {
  s = await shopperStand()
}, 180_000)
afterAll(() => s.destroy())

let number = 0
const newPhone = (): string => `+614${String((number += 1)).padStart(8, '0')}`
const send = async (address: string, tenant = s.own.id) =>
  (await import('@/src/actions/shopper/sendCode')).sendCode(tenant, address)
const enter = async (challenge: string, code: string, more: { tenant?: string; token?: string | null } = {}) => {
  const { enterCode } = await import('@/src/actions/shopper/enterCode')
  return enterCode({ tenant: s.own.id, challenge, code, token: null, application: null, device: 'A test', ...more })
}
const codeSent = async (): Promise<string> => CODE.exec((await s.messages()).at(-1)?.text ?? '')?.[1] ?? ''
const shoppersAt = (address: string) =>
  s.sql('select id::text, tenant_id::text, phone, email from shoppers where phone = $1 or email = $1', [address])
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('codes', () => {
  test('WAT-15 TEN-08 a code makes the account at its first use, signs in, and is used up by that', async () => {
    const phone = newPhone()
    const challenge = (await send(phone)) ?? ''
    const [message] = await s.messages()
    expect(message).toMatchObject({ to: phone, text: expect.stringContaining('own-motors') })
    expect(message?.text).toMatch(/\n@own-motors\.localhost #\d{6}$/)
    expect(await shoppersAt(phone)).toEqual([])
    const code = CODE.exec(message?.text ?? '')?.[1] ?? ''
    const answer = await enter(challenge, code)
    expect(answer.kind).toBe('in')
    expect(await shoppersAt(phone)).toMatchObject([{ tenant_id: s.own.id, phone, email: null }])
    expect((await enter(challenge, code)).kind).toBe('over')
    await s.signIn(s.own, phone)
    expect(await shoppersAt(phone)).toHaveLength(1)
  })

  test('WAT-15 LAW-08 neither table nor queue holds a code or a token in plain', async () => {
    const phone = newPhone()
    const challenge = (await send(phone)) ?? ''
    const jobs = JSON.stringify(await s.sql('select payload from graphile_worker._private_jobs'))
    const code = await codeSent()
    expect(jobs).not.toContain(phone)
    expect(jobs).not.toContain(code)
    const rows = JSON.stringify(await s.sql('select * from shopper_codes where address = $1', [phone]))
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(challenge)
    const answer = await enter(challenge, code)
    const token = answer.kind === 'in' ? answer.token : ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await s.sql('select * from shopper_sessions'))).not.toContain(token)
  })

  test('WAT-15 five tries, however many come at once; then not even the right code opens', async () => {
    const challenge = (await send(newPhone())) ?? ''
    const code = await codeSent()
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(challenge, other(code))))
    expect(
      answers
        .filter(({ kind }) => kind === 'wrong')
        .map((answer) => ('left' in answer ? answer.left : 0))
        .toSorted(),
    ).toEqual([1, 2, 3, 4])
    expect(answers.filter(({ kind }) => kind === 'over')).toHaveLength(8)
    expect((await enter(challenge, code)).kind).toBe('over')
  })

  test('WAT-15 a code is for ten minutes, one site, one browser and the latest message alone', async () => {
    const phone = newPhone()
    const first = (await send(phone)) ?? ''
    const firstCode = await codeSent()
    const second = (await send(phone)) ?? ''
    const code = await codeSent()
    expect((await enter(first, firstCode)).kind).toBe('over')
    expect((await enter(first, code)).kind).toBe('over')
    expect((await enter(second, code, { tenant: s.other.id })).kind).toBe('over')
    await s.sql(`update shopper_codes set expires_at = now() - interval '1 second' where address = $1`, [phone])
    expect((await enter(second, code)).kind).toBe('over')
    const [row] = await s.sql(
      `select extract(epoch from expires_at - now()) as left from shopper_codes where address = $1`,
      [
        await (async () => {
          const later = newPhone()
          await send(later)
          return later
        })(),
      ],
    )
    expect(Number(row?.left)).toBeGreaterThan(590)
    expect(Number(row?.left)).toBeLessThanOrEqual(600)
  })

  test('WAT-15 one address is sent so many codes within an hour and no more, whoever asks; another still gets its own', async () => {
    const { makeCode } = await import('@/src/payload/sql/shopperCodes')
    const scope = { tenant: s.own.id, address: newPhone() }
    const req = await s.req()
    for (let n = 0; n < 5; n += 1) expect(await makeCode(req, scope, 5)).not.toBeNull()
    expect(await makeCode(req, scope, 5)).toBeNull()
    expect(await makeCode(req, { ...scope, tenant: s.other.id }, 5)).not.toBeNull()
    await s.sql(`update shopper_codes set window_from = now() - interval '61 minutes' where address = $1`, [
      scope.address,
    ])
    expect(await makeCode(req, scope, 5)).not.toBeNull()
  })

  test('WAT-15 asking for a code does the same for an address with an account and one without', async () => {
    const known = newPhone()
    await s.signIn(s.own, known)
    const statements = async (address: string): Promise<string[]> => {
      const req = await s.req()
      const seen: string[] = []
      const { drizzle } = req.payload.db
      const run = drizzle.execute.bind(drizzle)
      const spy = vi.spyOn(drizzle, 'execute').mockImplementation((statement) => {
        seen.push(JSON.stringify(Object(statement).queryChunks?.map((chunk: object) => Object(chunk).value ?? '')))
        return run(statement)
      })
      const { makeCode } = await import('@/src/payload/sql/shopperCodes')
      await makeCode(req, { tenant: s.own.id, address }, 5)
      spy.mockRestore()
      return seen
    }
    expect(await statements(known)).toEqual(await statements(newPhone()))
  })

  test('WAT-15 a code by mail is in the subject, and signs in the account of that address', async () => {
    const mails: { subject?: string; to?: unknown }[] = []
    const spy = vi.spyOn(s.stand.payload, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail))
    const challenge = (await send('robin@shopper.test')) ?? ''
    await s.messages()
    spy.mockRestore()
    const [, first = '', last = ''] =
      /^(\d{3}) (\d{3}) is your code for own-motors$/.exec(mails[0]?.subject ?? '') ?? []
    expect(mails[0]?.to).toBe('robin@shopper.test')
    expect((await enter(challenge, `${first}${last}`)).kind).toBe('in')
    expect(await shoppersAt('robin@shopper.test')).toMatchObject([{ phone: null }])
  })

  const byMail = async (address: string): Promise<string> => {
    const { accountOf } = await import('@/src/payload/sql/shopperAccounts')
    const { startSession } = await import('@/src/payload/sql/shopperSessions')
    const shopper = await accountOf(await s.req(), s.own.id, { kind: 'email', value: address })
    return startSession(await s.req(), { tenant: s.own.id, shopper, device: '' })
  }

  test('WAT-01 WAT-15 an account made by e-mail gets its number by a code; a number that has an account takes the other over', async () => {
    const phone = newPhone()
    await s.signIn(s.own, phone, await byMail('first@shopper.test'))
    expect(await shoppersAt(phone)).toMatchObject([{ email: 'first@shopper.test' }])

    const taken = newPhone()
    await s.signIn(s.own, taken)
    const session = await s.signIn(s.own, taken, await byMail('second@shopper.test'))
    expect(await shoppersAt('second@shopper.test')).toMatchObject([{ phone: taken }])
    expect(await findSession(await s.req(), s.own.id, session)).toMatchObject({
      phone: taken,
      email: 'second@shopper.test',
    })
  })

  test('WAT-15 WAT-23 an account that is taken over brings its vehicles and finance applications; of two drafts one stays', async () => {
    const phone = newPhone()
    const [old, mine] = [await s.signIn(s.own, phone), await byMail('third@shopper.test')]
    const shopperOf = async (token: string) => (await findSession(await s.req(), s.own.id, token))?.shopper ?? ''
    const [owner, shopper] = [await shopperOf(old), await shopperOf(mine)]
    await s.sql(`insert into own_vehicles (tenant_id, shopper_id, make, model) values ($1, $2, 'Kia', 'Rio')`, [
      s.own.id,
      shopper,
    ])
    const application = (of: string, state: string) =>
      s.sql(
        `insert into finance_applications (tenant_id, site_id, shopper_id, state, lender_state) values ($1, $1, $2, $3, 'none')`,
        [s.own.id, of, state],
      )
    for (const state of ['draft', 'submitted']) await application(shopper, state)
    await application(owner, 'draft')
    expect(await shopperOf(await s.signIn(s.own, phone, mine))).toBe(owner)
    expect(await s.sql('select make from own_vehicles where shopper_id = $1', [owner])).toEqual([{ make: 'Kia' }])
    const states = 'select state::text from finance_applications where shopper_id = $1 order by 1'
    expect(await s.sql(states, [owner])).toEqual([{ state: 'draft' }, { state: 'submitted' }])
    expect(await s.sql('select id from finance_applications where shopper_id is null')).toEqual([])
  })
})
