import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isRead, readPanels } from '@/src/app/(payload)/views/readPanels'
import { tagsFor } from '@/src/domain/cache/tags'
import { contentDue } from '@/src/jobs/content/contentDue'
import { tidyDrafts } from '@/src/jobs/content/contentTasks'
import type { Answer } from './access/request'
import { makeRow } from './access/world'
import { type Editing, editingHarness } from './editing.harness'
import { docOf, offersOf } from './offersOf'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h?.destroy())
beforeEach(async () => void (await h.droppedTags()))

const docsOf = ({ body }: Answer): Record<string, unknown>[] => (Array.isArray(body.docs) ? body.docs : [])
const { offer, patch, shown, ownTag } = offersOf(() => h)

describe('drafts', () => {
  test('CMS-01 TEN-15 a draft that keeps itself refreshes no page; publishing refreshes this dealership’s offers alone', async () => {
    const { id } = await offer()
    expect(await h.droppedTags()).toEqual([ownTag()])
    for (const name of ['Sa', 'Sale o', 'Sale of the year'])
      expect((await patch(id, { name }, '?draft=true&autosave=true')).status).toBe(200)
    expect(await h.droppedTags()).toEqual([])
    expect((await shown(id)).name).toBe('Sale')
    await patch(id, { _status: 'published' })
    expect(await h.droppedTags()).toEqual([ownTag()])
    expect((await shown(id)).name).toBe('Sale of the year')
  })

  test('CMS-01 LAW-01 a draft is kept however unfinished it is; publishing asks for what is missing', async () => {
    const unfinished = { description: 'From $99 a week.', image_url: 'not an address' }
    const made = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', unfinished))
    expect(made).toMatchObject({ ...unfinished, _status: 'draft' })
    const kept = await patch(made.id, { description: 'From $89 a week.' }, '?draft=true&autosave=true')
    expect(docOf(kept)).toMatchObject({ description: 'From $89 a week.' })
    const refused = await patch(made.id, { _status: 'published' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('comparison rate')
    expect((await h.send(h.who.marketer, 'POST', '/offers', unfinished)).status).toBe(400)
  })

  test('CMS-01 an unfinished version comes back as a draft, never as what is shown', async () => {
    const made = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { description: 'From $99 a week.' }))
    await patch(made.id, { name: 'Finished', description: 'New.', _status: 'published' })
    const { docs } = await h.payload.findVersions({
      collection: 'offers',
      where: { parent: { equals: made.id }, 'version._status': { equals: 'draft' } },
    })
    const restore = (query: string) => h.send(h.who.marketer, 'POST', `/offers/versions/${docs[0]?.id}${query}`)
    expect((await restore('?draft=true')).status).toBe(200)
    expect((await shown(made.id)).description).toBe('New.')
  })

  test('CMS-01 unpublishing refreshes its pages although a draft waited on top', async () => {
    const { id } = await offer()
    await patch(id, { name: 'Later' }, '?draft=true')
    await h.droppedTags()
    await patch(id, { _status: 'draft' })
    expect(await h.droppedTags()).toContain(ownTag())
    expect((await shown(id)).id).toBeUndefined()
  })

  test('CMS-01 an address follows the title while it is typed, and stays once published', async () => {
    const made = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Win' }))
    const typed = docOf(await patch(made.id, { name: 'Winter run-out', slug: made.slug }, '?draft=true&autosave=true'))
    expect(typed.slug).toBe('winter-run-out')
    await patch(made.id, { _status: 'published' })
    const renamed = docOf(await patch(made.id, { name: 'Winter is over', slug: typed.slug }, '?draft=true'))
    expect(renamed.slug).toBe('winter-run-out')
    const twin = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Winter run-out' }))
    expect(twin.slug).toBe('winter-run-out-2')
    const theirs = docOf(
      await h.send(h.who.otherDealershipAdmin, 'POST', '/offers?draft=true', { name: 'Winter run-out' }),
    )
    expect(theirs.slug).toBe('winter-run-out')
  })

  test('CMS-01 an earlier version is restored by who may edit it, by nobody else', async () => {
    const { id } = await offer({ name: 'First words' })
    await patch(id, { name: 'Second words', _status: 'published' })
    const versions = docsOf(await h.send(h.who.marketer, 'GET', `/offers/versions?where[parent][equals]=${id}`))
    const first = versions.find(({ version }) => JSON.stringify(version).includes('First words'))
    for (const party of [h.who.otherDealershipAdmin, h.who.sales, h.who.anonymous])
      expect((await h.send(party, 'POST', `/offers/versions/${String(first?.id)}`)).status).not.toBe(200)
    expect((await shown(id)).name).toBe('Second words')
    expect((await h.send(h.who.marketer, 'POST', `/offers/versions/${String(first?.id)}`)).status).toBe(200)
    expect((await shown(id)).name).toBe('First words')
  })

  test('CMS-01 forms that were opened and left empty are gone after a day, others are not', async () => {
    const empty = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', {}))
    const begun = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Begun' }))
    expect(await tidyDrafts(h.payload, new Date())).toBe(0)
    expect(await tidyDrafts(h.payload, new Date(Date.now() + 25 * 3_600_000))).toBeGreaterThan(0)
    expect((await h.send(h.who.marketer, 'GET', `/offers/${empty.id}?draft=true`)).status).toBe(404)
    expect((await h.send(h.who.marketer, 'GET', `/offers/${begun.id}?draft=true`)).status).toBe(200)
  })
})

describe('trash', () => {
  test('CMS-01 TEN-15 what is in the trash is gone for visitors, however they ask, and comes back', async () => {
    const { id } = await offer({ name: 'Thrown away' })
    await h.droppedTags()
    expect((await patch(id, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect(await h.droppedTags()).toContain(ownTag())
    for (const query of ['', '?trash=true']) {
      expect((await h.send(h.who.anonymous, 'GET', `/offers/${id}${query}`)).status).toBe(404)
      expect((await h.send(h.who.anonymous, 'GET', `/offers${query}`)).text).not.toContain('Thrown away')
    }
    for (const party of [h.who.otherDealershipAdmin, h.who.sales])
      expect((await h.send(party, 'PATCH', `/offers/${id}?trash=true`, { deletedAt: null })).status).not.toBe(200)
    const restored = await patch(id, { deletedAt: null, _status: 'published' }, '?trash=true')
    expect(restored.status, restored.text).toBe(200)
    expect((await shown(id)).name).toBe('Thrown away')
  })

  test('CMS-01 an address in the trash can be used again', async () => {
    const { id } = await offer({ name: 'Old', slug: 'plate-clearance' })
    await patch(id, { deletedAt: new Date().toISOString() })
    expect((await offer({ name: 'New', slug: 'plate-clearance' })).slug).toBe('plate-clearance')
  })

  test('CMS-01 a draft that points at something in the trash keeps itself; publishing it names the field', async () => {
    const brand = await makeRow(h.payload, 'brands', h.own)
    const { id } = await offer({ manufacturer: brand })
    await h.send(h.who.marketer, 'PATCH', `/brands/${brand}`, { deletedAt: new Date().toISOString() })
    const change = { category: 'Bonus', manufacturer: brand }
    expect((await patch(id, change, '?draft=true&autosave=true')).status).toBe(200)
    const published = await patch(id, { ...change, _status: 'published' })
    expect(published.status).toBe(400)
    expect(published.text).toContain('manufacturer')
  })
})

describe('buttons in lists', () => {
  test('CMS-01 CON-23 ending offers leaves a waiting draft waiting, and says why some are not ended', async () => {
    const running = await offer({ name: 'Running' })
    const drafted = await offer({ name: 'With a draft' })
    await patch(drafted.id, { name: 'Words nobody approved' }, '?draft=true')
    const draft = docOf(await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Only a draft' }))
    const theirs = await makeRow(h.payload, 'offers', h.other)
    await h.droppedTags()
    const ids = [running.id, drafted.id, draft.id, theirs]
    const { body } = await h.send(h.who.marketer, 'POST', '/offers/end-now', { ids })
    expect(body).toEqual({
      ended: 2,
      refused: [
        { name: 'Only a draft', why: 'It is a draft, which visitors do not see.' },
        { name: 'An offer', why: 'There is no such offer.' },
      ],
    })
    expect(new Set(await h.droppedTags())).toEqual(new Set([ownTag()]))
    // Visitors see it no more; what is published is still the approved words.
    expect((await shown(drafted.id)).id).toBeUndefined()
    const after = (await h.send(h.who.marketer, 'GET', `/offers/${drafted.id}`)).body
    expect(after.name).toBe('With a draft')
    expect(Date.parse(String(after.expiry))).toBeLessThanOrEqual(Date.now())
    const waiting = await h.send(h.who.marketer, 'GET', `/offers/${drafted.id}?draft=true`)
    expect(waiting.body).toMatchObject({ name: 'Words nobody approved', _status: 'draft', expiry: after.expiry })
    for (const party of [h.who.sales, h.who.anonymous, h.who.shopper, h.who.otherDealershipAdmin]) {
      const answer = await h.send(party, 'POST', '/offers/end-now', { ids: [(await offer({ name: 'Stays' })).id] })
      expect(answer.body.ended ?? 0).toBe(0)
    }
  })

  test('SRP-15 ENT-16 a promo card is moved from the list, by its own dealership only', async () => {
    const id = await makeRow(h.payload, 'promo-cards', h.own)
    const place = (as: typeof h.who.marketer, position: unknown) =>
      h.send(as, 'POST', `/promo-cards/${id}/place`, { position })
    expect((await place(h.who.marketer, 7)).body).toEqual({ position: 7, changed: 'published', moved: [] })
    expect((await h.send(h.who.anonymous, 'GET', `/promo-cards/${id}`)).body.position).toBe(7)
    expect((await place(h.who.marketer, 0)).status).toBe(400)
    for (const party of [h.who.otherDealershipAdmin, h.who.sales, h.who.anonymous])
      expect((await place(party, 2)).status).toBeGreaterThanOrEqual(403)
    expect((await h.send(h.who.anonymous, 'GET', `/promo-cards/${id}`)).body.position).toBe(7)
  })
})

describe('copies', () => {
  test.each(['offers', 'pages', 'blogs', 'locations', 'models', 'brands', 'promo-cards', 'reviews'] as const)(
    'CMS-01 %s: a row is copied as often as one likes, as a draft with an address of its own',
    async (slug) => {
      const id = await makeRow(h.payload, slug, h.own)
      const copies: unknown[] = []
      for (let copy = 0; copy < 2; copy += 1) {
        const answer = await h.send(h.who.dealershipAdmin, 'POST', `/${slug}/${id}/duplicate`, {})
        expect(answer.status, answer.text).toBeLessThan(300)
        const made = docOf(answer)
        expect(made.id).not.toBe(id)
        if ('_status' in made) expect(made._status).toBe('draft')
        copies.push(made.slug ?? made.id)
      }
      expect(new Set(copies).size).toBe(2)
    },
  )
})

describe('dates of content', () => {
  test('CON-23 SRP-17 CMS-04 an offer, card or overlay that begins or ends refreshes its dealership’s pages of that kind alone', async () => {
    const tags: string[] = []
    const deps = { pool: h.pool, revalidate: async (dropped: string[]) => void tags.push(...dropped) }
    const soon = new Date(Date.now() + 5 * 60_000)
    await contentDue(deps, new Date())
    await offer({ name: 'Ends soon', expiry: soon.toISOString() })
    const card = await makeRow(h.payload, 'promo-cards', h.other)
    await h.send(h.who.otherDealershipAdmin, 'PATCH', `/promo-cards/${card}`, { start: soon.toISOString() })
    const overlay = await makeRow(h.payload, 'picture-overlays', h.own)
    await h.send(h.who.marketer, 'PATCH', `/picture-overlays/${overlay}`, { expiry: soon.toISOString() })
    expect(await contentDue(deps, new Date())).toEqual([])
    expect(new Set(await contentDue(deps, new Date(soon.getTime() + 1000)))).toEqual(
      new Set([
        ownTag(),
        tagsFor.content(h.other.tenant, 'promo-cards'),
        tagsFor.content(h.own.tenant, 'picture-overlays'),
      ]),
    )
    expect(await contentDue(deps, new Date(soon.getTime() + 2000))).toEqual([])
    expect(tags).toHaveLength(3)
  })

  test('CMS-01 TEN-15 what ends soon is on the desk although a draft waits on top; what is another dealership’s is not', async () => {
    const expiry = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const { id } = await offer({ name: 'On the site', expiry })
    await patch(id, { name: 'Not yet approved' }, '?draft=true')
    await offer({ name: 'Far off', expiry: new Date(Date.now() + 30 * 86_400_000).toISOString() })
    await h.send(h.who.marketer, 'POST', '/offers?draft=true', { name: 'Only a draft', expiry })
    const listed = async (email: string) => {
      const { user } = await h.reqOf(email)
      if (!user) throw new Error(`${email} is not there.`)
      const { soon } = await readPanels({ payload: h.payload, user, dealership: null, now: new Date() })
      return isRead(soon) ? soon.events.map(({ name }) => name) : []
    }
    const mine = await listed('marketer@own.test')
    expect(mine).toContain('On the site')
    for (const name of ['Not yet approved', 'Far off', 'Only a draft']) expect(mine).not.toContain(name)
    expect(await listed('admin@other.test')).not.toContain('On the site')
  })
})
