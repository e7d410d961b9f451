import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Location } from '@/src/payload-types'
import { editingHarness, type Editing } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h.destroy())

type Row = NonNullable<Location['special_hours']>[number]

const place = async (tenant: string, name: string, rows: Row[] = []): Promise<string> =>
  (await h.payload.create({ collection: 'locations', data: { tenant, name, slug: name, special_hours: rows } })).id

let own: string[]
let theirs: string
beforeEach(async () => {
  await h.payload.delete({ collection: 'locations', where: { name: { like: 'holiday-' } } })
  const lunch: Row[] = [
    { date: '2026-12-24T00:00:00.000Z', status: 'Open', start_hour: '09:00', end_hour: '12:00' },
    { date: '2026-12-24T00:00:00.000Z', status: 'Open', start_hour: '13:00', end_hour: '15:00' },
  ]
  own = [await place(h.own.tenant, 'holiday-a', lunch), await place(h.own.tenant, 'holiday-b')]
  theirs = await place(h.other.tenant, 'holiday-c')
})

const daysOf = async (id: string): Promise<string[]> => {
  const { special_hours: rows } = await h.payload.findByID({ collection: 'locations', id, depth: 0 })
  return (rows ?? []).map(({ date, status, start_hour, end_hour }) =>
    [date.slice(0, 10), status, start_hour, end_hour].filter(Boolean).join(' '),
  )
}
const closed = { status: 'Closed' }
const save = (who: Parameters<Editing['send']>[0], days: object[]) =>
  h.send(who, 'POST', '/locations/holidays', { days })

describe('holidays of several locations', () => {
  test('ENT-06 CMS-01 are written at all of them, and leave their other days', async () => {
    const days = [
      { date: '2026-12-25', hours: closed, locations: own },
      { date: '2026-12-26', hours: { status: 'Open', open: '10:00', close: '3 pm' }, locations: [own[1]] },
    ]
    const answer = await save(h.who.marketer, days)
    expect([answer.status, answer.body]).toEqual([200, { days: 2, locations: 2 }])
    const [first, second] = await Promise.all(own.map(daysOf))
    expect(first).toEqual(['2026-12-24 Open 09:00 12:00', '2026-12-24 Open 13:00 15:00', '2026-12-25 Closed'])
    expect(second).toEqual(['2026-12-25 Closed', '2026-12-26 Open 10:00 3 pm'])
  })

  test('ENT-06 a day is replaced with all its rows, or goes back to the usual week', async () => {
    await save(h.who.marketer, [{ date: '2026-12-24', hours: closed, locations: own }])
    expect(await Promise.all(own.map(daysOf))).toEqual([['2026-12-24 Closed'], ['2026-12-24 Closed']])
    await save(h.who.marketer, [{ date: '2026-12-24', hours: null, locations: own }])
    expect(await Promise.all(own.map(daysOf))).toEqual([[], []])
  })

  test('TEN-15 CMS-05 nobody writes those of another dealership, and nothing of the rest is written either', async () => {
    const days = [{ date: '2026-12-25', hours: closed, locations: [...own, theirs] }]
    expect((await save(h.who.marketer, days)).status).toBe(404)
    const mine = [{ date: '2026-12-25', hours: closed, locations: own }]
    expect((await save(h.who.sales, mine)).status).toBe(403)
    expect((await save(h.who.shopper, mine)).status).toBe(403)
    expect((await save(h.who.anonymous, mine)).status).toBe(403)
    const all = await Promise.all([...own, theirs].map(daysOf))
    expect(all.flat().filter((day) => day.startsWith('2026-12-25'))).toEqual([])
  })

  test.each([
    [[]],
    [[{ date: '2026-02-30', hours: closed, locations: ['x'] }]],
    [
      [
        {
          date: '2026-12-25',
          hours: { status: 'Open', open: '15:00', close: '10:00' },
          locations: [crypto.randomUUID()],
        },
      ],
    ],
    [[{ date: '2026-12-25', hours: closed, locations: [] }]],
  ])('ENT-06 %j is refused with the reason', async (days) => {
    const answer = await save(h.who.marketer, days)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, error: { message: expect.stringMatching(/\S/) } })
  })
})
