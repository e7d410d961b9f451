import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealershipZone } from '@/tenants/dealershipZone'
import type { Answer } from './access/request'
import { type Editing, editingHarness } from './editing.harness'
import { offersOf } from './offersOf'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())

const { offer, patch, shown } = offersOf(() => h)
const bodyOf = ({ body }: Answer): Record<string, unknown> => body

/** A member of staff, by what their own account says of them. */
const idOf = async (party: 'marketer' | 'dealershipAdmin'): Promise<unknown> => {
  const me = await h.send(h.who[party], 'GET', '/users/me')
  return Object(bodyOf(me).user).id
}

describe('who saved it', () => {
  test('CMS-01 every version knows who saved it, and nobody can say it was somebody else', async () => {
    const [marketer, admin] = [await idOf('marketer'), await idOf('dealershipAdmin')]
    const { id } = await offer()
    expect((await patch(id, { name: 'Changed', updated_by: admin })).status).toBe(200)
    await h.send(h.who.dealershipAdmin, 'PATCH', `/offers/${id}`, { name: 'Changed again' })
    const { docs } = await h.payload.findVersions({
      collection: 'offers',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
    expect(docs.map(({ version }) => version.updated_by)).toEqual([marketer, marketer, admin])
  })

  test('CMS-01 what no person saved names nobody, and visitors are told no names', async () => {
    const { id } = await offer()
    expect(await shown(id)).not.toHaveProperty('updated_by')
    await h.payload.update({ collection: 'offers', id, data: { name: 'By a job' }, overrideAccess: true })
    const seen = await h.send(h.who.marketer, 'GET', `/offers/${id}`)
    expect(bodyOf(seen)).toMatchObject({ name: 'By a job', updated_by: null })
  })
})

describe('on whose clocks', () => {
  const zone = () => dealershipZone({ payload: h.payload, context: {} }, h.own.tenant)

  test('CMS-01 the time of a dealership is that of its main location; staff get it with every moment, visitors do not', async () => {
    expect(await zone()).toBe('Australia/Sydney')
    const place = (name: string, state: 'WA' | 'QLD', primary: boolean) =>
      h.payload.create({
        collection: 'locations',
        data: { tenant: h.own.tenant, name, slug: name, address: { state }, primary },
        overrideAccess: true,
      })
    await place('airport', 'QLD', false)
    await place('perth', 'WA', true)
    expect(await zone()).toBe('Australia/Perth')
    const { id } = await offer({ expiry: '2099-11-30T15:45:00.000Z' })
    const seen = await h.send(h.who.marketer, 'GET', `/offers/${id}`)
    expect(bodyOf(seen)).toMatchObject({ expiry: '2099-11-30T15:45:00.000Z', expiry_tz: 'Australia/Perth' })
    expect(await shown(id)).not.toHaveProperty('expiry_tz')
    // The form sends the zone back with what was typed: it is no column, and changes nothing.
    const kept = await patch(id, { expiry: '2099-12-01T15:45:00.000Z', expiry_tz: 'Europe/Paris' })
    expect(kept.status).toBe(200)
    expect(bodyOf(await h.send(h.who.marketer, 'GET', `/offers/${id}`))).toMatchObject({ expiry_tz: 'Australia/Perth' })
  })
})
