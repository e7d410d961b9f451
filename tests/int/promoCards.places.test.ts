import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editingHarness, type Editing } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h.destroy())
beforeEach(async () => {
  await h.payload.delete({ collection: 'promo-cards', where: { id: { exists: true } } })
})

type Data = { position: number | null; display?: ('new' | 'demo' | 'used')[]; expiry?: string; tenant?: string }

const card = async (title: string, data: Data): Promise<string> => {
  const node = { style: 'plain' as const, heading: title }
  const row = { tenant: h.own.tenant, title, node, ...data, _status: 'published' as const }
  return (await h.payload.create({ collection: 'promo-cards', data: row })).id
}
const placeOf = async (id: string): Promise<unknown> =>
  (await h.send(h.who.marketer, 'GET', `/promo-cards/${id}`)).body.position
const move = (id: string, position: number) => h.send(h.who.marketer, 'POST', `/promo-cards/${id}/place`, { position })

describe('two promo cards at one place', () => {
  test('SRP-15 moved from the list, they change places, and the answer says so', async () => {
    const [first, second] = [await card('First', { position: 4 }), await card('Second', { position: 3 })]
    expect((await move(second, 4)).body).toMatchObject({ position: 4, moved: [{ title: 'First', position: 3 }] })
    expect([await placeOf(first), await placeOf(second)]).toEqual([3, 4])
  })

  test('SRP-15 published from its form after a kept draft, it changes places, too', async () => {
    const [first, second] = [await card('First', { position: 4 }), await card('Second', { position: 9 })]
    await h.send(h.who.marketer, 'PATCH', `/promo-cards/${second}?draft=true&autosave=true`, { position: 4 })
    expect(await placeOf(first)).toBe(4)
    await h.send(h.who.marketer, 'PATCH', `/promo-cards/${second}`, { _status: 'published', position: 4 })
    expect([await placeOf(first), await placeOf(second)]).toEqual([9, 4])
  })

  test('SRP-15 a card that had no place sends the other to the next free one', async () => {
    const [first, fifth] = [await card('Fourth', { position: 4 }), await card('Fifth', { position: 5 })]
    await move(await card('New', { position: null }), 4)
    expect([await placeOf(first), await placeOf(fifth)]).toEqual([6, 5])
  })

  test('SRP-15 SRP-18 cards of other car types, ended ones and those of other dealerships stay', async () => {
    const stay = [
      await card('Used', { position: 4, display: ['used'] }),
      await card('Over', { position: 4, expiry: '2026-01-01T00:00:00Z' }),
    ]
    const theirs = await card('Theirs', { position: 4, tenant: h.other.tenant })
    expect((await move(await card('New', { position: 2, display: ['new'] }), 4)).body.moved).toEqual([])
    expect(await Promise.all(stay.map(placeOf))).toEqual([4, 4])
    expect((await h.payload.findByID({ collection: 'promo-cards', id: theirs })).position).toBe(4)
  })

  test('SRP-15 the draft that waits on a card that makes room keeps its words and gets its place', async () => {
    const [first, second] = [await card('First', { position: 4 }), await card('Second', { position: 3 })]
    await h.send(h.who.marketer, 'PATCH', `/promo-cards/${first}?draft=true`, { title: 'Not approved yet' })
    await move(second, 4)
    const waiting = (await h.send(h.who.marketer, 'GET', `/promo-cards/${first}?draft=true`)).body
    expect(waiting).toMatchObject({ title: 'Not approved yet', position: 3, _status: 'draft' })
    expect((await h.send(h.who.marketer, 'GET', `/promo-cards/${first}`)).body.title).toBe('First')
  })
})
