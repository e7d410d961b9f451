import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardFormState } from '@/src/payload/internals/guardFormState'
import { type Credentials, makeRow } from './access/world'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())

const LOCKS = '/payload-locked-documents'
const userId = async (email: string): Promise<string> => {
  const { docs } = await h.payload.find({ collection: 'users', where: { email: { equals: email } } })
  return String(docs[0]?.id)
}
const lock = (value: string, user: string) => ({
  document: { relationTo: 'cars', value },
  user: { relationTo: 'users', value: user },
})
const locksOf = async (car: string) => {
  const where = { 'document.value': { equals: car } }
  const { docs } = await h.payload.find({ collection: 'payload-locked-documents', where, depth: 0 })
  return docs.map(({ id, user }) => ({ id, by: user.value }))
}
const change = async (as: Credentials, car: string): Promise<number> =>
  (await h.send(as, 'PATCH', `/cars/${car}`, { title: 'Changed' })).status

test('M5 TEN-15 nobody locks another dealership’s car, in whoever’s name; its owner goes on working', async () => {
  const theirs = h.other.freshCar()
  // Without a lock the answer is an empty list: the dashboard asks for all of them.
  expect((await h.send(h.who.marketer, 'GET', LOCKS)).body.docs).toEqual([])
  const [marketer, sales] = await Promise.all(['marketer@own.test', 'sales@own.test'].map(userId))
  for (const party of [h.who.marketer, h.who.dealershipAdmin, h.who.sales])
    for (const name of [marketer, sales])
      expect((await h.send(party, 'POST', LOCKS, lock(theirs, name ?? ''))).status).toBe(403)
  expect(await locksOf(theirs)).toEqual([])
  expect(await change(h.who.otherDealershipAdmin, theirs)).toBe(200)
  const odd = [
    {},
    { globalSlug: 'lenders' },
    { globalSlug: 'nothing' },
    { document: { relationTo: 'cars', value: 'x' } },
  ]
  for (const target of odd)
    expect(
      (await h.send(h.who.marketer, 'POST', LOCKS, { ...lock(theirs, marketer ?? ''), document: null, ...target }))
        .status,
    ).toBe(403)
})

test('M5 TEN-15 a lock is in one’s own name, is seen by those who may edit there, and stays with its document', async () => {
  const [mine, theirs] = [h.own.freshCar(), h.other.freshCar()]
  const [marketer, foreign, admin] = await Promise.all(
    ['marketer@own.test', 'admin@other.test', 'admin@own.test'].map(userId),
  )
  expect((await h.send(h.who.marketer, 'POST', LOCKS, lock(mine, foreign ?? ''))).status).toBe(201)
  const [made] = await locksOf(mine)
  expect(made?.by).toBe(marketer)
  const seenBy = async (as: Credentials) => (await h.send(as, 'GET', LOCKS)).text.includes(mine)
  expect(await seenBy(h.who.dealershipAdmin)).toBe(true)
  expect(await seenBy(h.who.otherDealershipAdmin)).toBe(false)
  expect(await seenBy(h.who.sales)).toBe(false)
  const path = `${LOCKS}/${made?.id}`
  expect((await h.send(h.who.otherDealershipAdmin, 'PATCH', path, lock(mine, foreign ?? ''))).status).toBe(403)
  expect((await h.send(h.who.dealershipAdmin, 'PATCH', path, lock(theirs, foreign ?? ''))).status).toBe(200)
  expect(await locksOf(mine)).toEqual([{ id: made?.id, by: admin }])
  expect(await locksOf(theirs)).toEqual([])
})

test('M5 TEN-15 an open form takes a lock only of what the person may change', async () => {
  const locks = async (email: string, document: object) => {
    const req = await h.reqOf(email)
    return guardFormState(({ returnLockStatus }) => Promise.resolve(returnLockStatus))({
      ...document,
      req,
      returnLockStatus: true,
    })
  }
  const [mine, theirs] = [h.own.freshCar(), h.other.freshCar()]
  expect(await locks('marketer@own.test', { collectionSlug: 'cars', id: mine })).toBe(true)
  expect(await locks('sales@own.test', { collectionSlug: 'cars', id: mine })).toBe(false)
  expect(await locks('marketer@own.test', { collectionSlug: 'cars', id: theirs })).toBe(false)
  const offer = await makeRow(h.payload, 'offers', h.other)
  expect(await locks('marketer@own.test', { collectionSlug: 'offers', id: offer })).toBe(false)
  expect(await locks('marketer@own.test', { collectionSlug: 'cars', globalSlug: 'lenders' })).toBe(false)
  expect(await locks('marketer@own.test', { globalSlug: 'lenders' })).toBe(false)
  expect(await locks('root@platform.test', { globalSlug: 'lenders' })).toBe(true)
})
