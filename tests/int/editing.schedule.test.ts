import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shownOf } from '@/src/components/admin/lists/shownOf'
import { readScheduled } from '@/src/components/admin/marketers/readScheduled'
import { publishDue } from '@/src/jobs/content/contentTasks'
import { scheduleGuarded } from '@/src/payload/internals/scheduleGuarded'
import { type Editing, editingHarness } from './editing.harness'
import { docOf, offersOf } from './offersOf'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())
beforeEach(async () => void (await h.droppedTags()))

const { offer, patch, shown, ownTag } = offersOf(() => h)

describe('scheduled publish and unpublish', () => {
  const schedule = async (email: string, args: object) => {
    const req = await h.reqOf(email)
    return scheduleGuarded({ ...args, req } as never)
  }
  const at = (id: string) => ({ doc: { relationTo: 'offers', value: id }, date: new Date(Date.now() + 60_000) })
  const makeDue = () => h.pool.query("UPDATE payload_jobs SET wait_until = now() - interval '1 second'")

  test('CMS-01 what is due is published, then taken down, by the runner; its pages are refreshed', async () => {
    const { id } = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Midnight sale' }))
    expect(await schedule('marketer@own.test', { ...at(id), type: 'publish' })).toHaveProperty('message')
    expect(await publishDue(h.payload, h.pool)).toBe(0)
    expect((await shown(id)).id).toBeUndefined()
    await makeDue()
    expect(await publishDue(h.payload, h.pool)).toBe(1)
    expect((await shown(id)).name).toBe('Midnight sale')
    expect(await h.droppedTags()).toContain(ownTag())
    await schedule('marketer@own.test', { ...at(id), type: 'unpublish' })
    await makeDue()
    await publishDue(h.payload, h.pool)
    expect((await shown(id)).id).toBeUndefined()
    expect(await h.droppedTags()).toContain(ownTag())
  })

  test('CMS-01 unpublishing or deleting by hand takes back what is scheduled; a scheduled end leaves the next start', async () => {
    const jobs = async () => (await h.pool.query('SELECT id FROM payload_jobs')).rowCount
    const { id } = await offer({ name: 'Ended early' })
    await schedule('marketer@own.test', { ...at(id), type: 'publish' })
    await patch(id, { name: 'Words for later' }, '?draft=true')
    expect(await jobs()).toBe(1)
    await patch(id, { _status: 'draft' })
    expect(await jobs()).toBe(0)
    // Other edits of a draft over REST leave its date alone.
    const draft = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Not yet' }))
    await schedule('marketer@own.test', { ...at(draft.id), type: 'publish' })
    await patch(draft.id, { name: 'Not yet, but soon' })
    expect(await jobs()).toBe(1)
    await h.pool.query('DELETE FROM payload_jobs')
    const other = await offer({ name: 'Thrown away' })
    await schedule('marketer@own.test', { ...at(other.id), type: 'unpublish' })
    await patch(other.id, { deletedAt: new Date().toISOString() })
    expect(await jobs()).toBe(0)
    const season = await offer({ name: 'Every winter' })
    await schedule('marketer@own.test', { ...at(season.id), type: 'unpublish' })
    await makeDue()
    await schedule('marketer@own.test', { ...at(season.id), type: 'publish' })
    expect(await publishDue(h.payload, h.pool)).toBe(1)
    expect(await jobs()).toBe(1)
    await makeDue()
    expect(await publishDue(h.payload, h.pool)).toBe(1)
  })

  test('CMS-01 a job whose runner was killed over it is done by the next', async () => {
    const { id } = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Survivor' }))
    await schedule('marketer@own.test', { ...at(id), type: 'publish' })
    await makeDue()
    await h.pool.query('UPDATE payload_jobs SET processing = true')
    await publishDue(h.payload, h.pool)
    expect((await shown(id)).name).toBe('Survivor')
  })

  test('CMS-01 what could not be published is refused when it is scheduled, with the reason', async () => {
    const { id } = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Only 2.9% p.a. finance' }))
    expect(await schedule('marketer@own.test', { ...at(id), type: 'publish' })).toMatchObject({
      error: expect.stringMatching(/could not be published.*comparison rate/is),
    })
    const past = { ...at(id), date: new Date(Date.now() - 1000), type: 'unpublish' }
    expect(await schedule('marketer@own.test', past)).toHaveProperty('error')
    expect((await h.send(h.who.marketer, 'GET', `/offers/${id}?draft=true`)).body._status).toBe('draft')
  })

  test('CMS-01 TEN-15 nobody schedules, or takes back, what is another dealership’s', async () => {
    const { id } = await offer({ name: 'Not yours' })
    const event = { ...at(id), type: 'unpublish' }
    for (const email of ['admin@other.test', 'sales@own.test'])
      expect(await schedule(email, event)).toEqual({ error: 'You cannot schedule this.' })
    await schedule('marketer@own.test', event)
    const { rows } = await h.pool.query('SELECT id::text FROM payload_jobs')
    const deleteID = String(rows[0]?.id)
    for (const email of ['admin@other.test', 'sales@own.test'])
      expect(await schedule(email, { deleteID })).toEqual({ error: 'You cannot schedule this.' })
    expect((await h.pool.query('SELECT id FROM payload_jobs')).rowCount).toBe(1)
    expect(await schedule('marketer@own.test', { deleteID })).toHaveProperty('message')
    expect((await h.pool.query('SELECT id FROM payload_jobs')).rowCount).toBe(0)
  })

  test('CMS-01 TEN-15 the desk says what is scheduled, each dealership’s to its own people', async () => {
    const { id } = await offer({ name: 'Comes off tonight' })
    await schedule('marketer@own.test', { ...at(id), type: 'unpublish' })
    const seenBy = async (email: string) => {
      const { user } = await h.reqOf(email)
      return (await readScheduled(h.payload, user, null, new Date())).map(({ name, event }) => `${name} ${event}`)
    }
    expect(await seenBy('marketer@own.test')).toEqual(['Comes off tonight comes off'])
    expect(await seenBy('admin@other.test')).toEqual([])
    await h.pool.query('DELETE FROM payload_jobs')
  })

  test('CMS-01 CON-23 lists say what is scheduled for a row, on the clocks of its dealership', async () => {
    const perth = await h.payload.create({
      collection: 'locations',
      data: { tenant: h.own.tenant, name: 'perth', slug: 'perth', address: { state: 'WA' }, primary: true },
      overrideAccess: true,
    })
    const coming = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Comes in spring' }))
    const going = await offer({ name: 'Goes in spring' })
    const untouched = await offer({ name: 'Stays' })
    const event = (id: string, type: string, date: string) => ({ ...at(id), type, date: new Date(date) })
    await schedule('marketer@own.test', event(going.id, 'unpublish', '2099-11-29T22:00:00Z'))
    await schedule('marketer@own.test', event(coming.id, 'publish', '2099-12-05T22:00:00Z'))
    await schedule('marketer@own.test', event(coming.id, 'publish', '2099-11-29T22:00:00Z'))
    const cell = async ({ id }: { id: string }) => {
      const rowData = await h.payload.findByID({ collection: 'offers', id, draft: true, depth: 0 })
      return (await shownOf(h.payload, 'offers', rowData)).text
    }
    expect(await cell(coming)).toBe('Goes live on 30/11/2099, 6:00 am')
    expect(await cell(going)).toBe('Now, comes off on 30/11/2099, 6:00 am')
    expect(await cell(untouched)).toBe('Now')
    await h.pool.query('DELETE FROM payload_jobs')
    await h.payload.delete({ collection: 'locations', id: perth.id, overrideAccess: true })
  })

  test('CMS-01 nobody runs jobs over REST: the worker alone does', async () => {
    for (const party of Object.values(h.who))
      expect((await h.send(party, 'GET', '/payload-jobs/run')).status).not.toBe(200)
  })
})
