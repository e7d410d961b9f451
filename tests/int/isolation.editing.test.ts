import { describe, expect, test } from 'vitest'
import type { readDraft as ReadDraft } from '@/src/data/preview/readDraft'
import {
  createPreviewToken,
  previewAddress,
  type PreviewClaims,
  readPreviewToken,
} from '@/src/data/preview/previewToken'
import { env } from '@/src/env'
import type { Site } from '@/tenants/Site'
import type { Answer } from './access/request'
import { other, own, payload, send, setUpTwoDealerships, staff, who } from './access/twoDealerships'
import { type Credentials, makeRow } from './access/world'

setUpTwoDealerships()

const docsOf = ({ body }: Answer): Record<string, unknown>[] => (Array.isArray(body.docs) ? body.docs : [])
/** Loaded late: it reads the environment, which the set-up writes. */
const readDraft: typeof ReadDraft = async (...args) => {
  const late = await import('@/src/data/preview/readDraft')
  return late.readDraft(...args)
}
const secret = () => env().PAYLOAD_SECRET
const soon = () => Date.now() / 1000 + 60
/** As much of a site as reading a draft needs. */
const siteOf = (id: string) => ({ id, settings: { routes: { sellPath: '/sell-your-car' } } }) as Site

describe('previews', () => {
  const linkOf = async (email: string, collection: string, data: object) => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
    const user = { ...docs[0], collection: 'users' }
    const collectionConfig = payload.config.collections.find(({ slug }) => slug === collection)
    return previewAddress({ data, collectionConfig, req: { user, payload } } as never)
  }
  const claimsOf = async (id: string, user: string, change: Partial<PreviewClaims> = {}): Promise<PreviewClaims> => ({
    tenant: own.tenant,
    collection: 'offers',
    id,
    user,
    expires: Math.ceil(soon()),
    ...change,
  })
  const draftOf = async (name: string, tenant = own.tenant): Promise<string> => {
    const { id } = await payload.create({
      collection: 'offers',
      data: { tenant, name, slug: crypto.randomUUID() } as never,
      draft: true,
      overrideAccess: true,
    })
    return id
  }

  test('CMS-01 a draft has an address on its dealership’s own site, the same one while it is worked on', async () => {
    const id = await draftOf('Not out yet')
    const link = String(await linkOf('marketer@own.test', 'offers', { id, tenant: own.tenant }))
    expect(link).toMatch(/^http:\/\/own\.localhost:3000\/preview\//)
    expect(await linkOf('marketer@own.test', 'offers', { id, tenant: own.tenant })).toBe(link)
    const claims = readPreviewToken(link.split('/').at(-1) ?? '', secret(), Date.now() / 1000)
    const draft = claims && (await readDraft(claims, siteOf(own.tenant)))
    expect(draft).toMatchObject({ kind: 'offers', offer: { name: 'Not out yet' } })
  })

  test('CMS-01 CMS-04 a draft is shown with its picture, around the picture’s focal point', async () => {
    const media = await makeRow(payload, 'media', own)
    await payload.update({ collection: 'media', id: media, data: { focalX: 20, focalY: 80 }, overrideAccess: true })
    const id = await draftOf('With a picture')
    await payload.update({ collection: 'offers', id, data: { image: media }, draft: true, overrideAccess: true })
    const { id: user } = await staff('painter@own.test', [{ tenant: own.tenant, role: 'marketer' }])
    expect(await readDraft(await claimsOf(id, user), siteOf(own.tenant))).toMatchObject({
      offer: { image: { alt: own.canary, url: expect.stringMatching(/#focus=20,80&blur=[A-Za-z0-9+/=]+$/) } },
    })
  })

  test('CMS-01 TEN-15 nobody gets a link to another dealership’s draft, nor sees one there', async () => {
    const id = await draftOf('CANARY-PREVIEW', other.tenant)
    expect(await linkOf('marketer@own.test', 'offers', { id, tenant: other.tenant })).toBeNull()
    const { id: user } = await staff('curious@own.test', [{ tenant: own.tenant, role: 'marketer' }])
    for (const tenant of [own.tenant, other.tenant]) {
      const claims = await claimsOf(id, user, { tenant })
      for (const site of [own.tenant, other.tenant]) expect(await readDraft(claims, siteOf(site))).toBeNull()
    }
  })

  test('CMS-01 TEN-09 who may no longer edit there sees nothing, though the link still holds', async () => {
    const id = await draftOf('Confidential')
    const { id: user } = await staff('leaving@own.test', [{ tenant: own.tenant, role: 'marketer' }])
    const claims = await claimsOf(id, user)
    expect(readPreviewToken(createPreviewToken(claims, secret()), secret(), Date.now() / 1000)).toEqual(claims)
    expect(await readDraft(claims, siteOf(own.tenant))).not.toBeNull()
    const tenants = [{ tenant: own.tenant, role: 'sales' as const }]
    await payload.update({ collection: 'users', id: user, data: { tenants }, overrideAccess: true })
    expect(await readDraft(claims, siteOf(own.tenant))).toBeNull()
    await payload.delete({ collection: 'users', id: user, overrideAccess: true })
    expect(await readDraft(claims, siteOf(own.tenant))).toBeNull()
  })

  test.each(['pages', 'offers', 'blogs', 'models', 'brands', 'promo-cards'] as const)(
    'CMS-01 a form of %s that is still empty can be previewed',
    async (collection) => {
      const { id: user } = await staff(`${collection}@own.test`, [{ tenant: own.tenant, role: 'marketer' }])
      const { id } = await payload.create({
        collection,
        data: { tenant: own.tenant } as never,
        draft: true,
        overrideAccess: true,
      })
      expect(await readDraft(await claimsOf(id, user, { collection }), siteOf(own.tenant))).toMatchObject({
        kind: collection,
      })
    },
  )
})

describe('saved list views', () => {
  const view = (title: string, constraint: string) => ({
    title,
    isShared: constraint !== 'onlyMe',
    relatedCollection: 'offers',
    where: { or: [{ and: [{ featured: { equals: true } }] }] },
    access: { read: { constraint }, update: { constraint: 'onlyMe' }, delete: { constraint: 'onlyMe' } },
  })
  const path = '/payload-query-presets'
  const titles = async (as: Credentials) => docsOf(await send(as, 'GET', `${path}?limit=100`)).map(({ title }) => title)

  test('CMS-01 TEN-15 a view is its maker’s, or the dealership’s; never another dealership’s', async () => {
    for (const [title, constraint] of [['Mine', 'onlyMe'] as const, ['Ours', 'dealership'] as const]) {
      const made = await send(who.marketer, 'POST', path, view(title, constraint))
      expect(made.status, made.text).toBe(201)
    }
    expect((await titles(who.marketer)).toSorted()).toEqual(['Mine', 'Ours'])
    expect(await titles(who.dealershipAdmin)).toEqual(['Ours'])
    expect(await titles(who.otherDealershipAdmin)).toEqual([])
    for (const party of [who.anonymous, who.shopper, who.feedClient]) {
      expect(await titles(party)).toEqual([])
      expect((await send(party, 'POST', path, view('X', 'onlyMe'))).status).toBeGreaterThanOrEqual(400)
    }
  })

  test('CMS-01 TEN-15 nobody but the platform shows a view to everyone, nor names people of other dealerships', async () => {
    for (const constraint of ['everyone', 'specificUsers'])
      expect((await send(who.marketer, 'POST', path, view('For all', constraint))).status).toBe(400)
    expect((await send(who.platformAdmin, 'POST', path, view('For all', 'everyone'))).status).toBe(201)
    expect(await titles(who.otherDealershipAdmin)).toEqual(['For all'])
  })

  test('CMS-01 TEN-15 a view says nothing it may not: it is only a question', async () => {
    const made = await send(who.otherDealershipAdmin, 'POST', path, {
      ...view('Prying', 'dealership'),
      access: { read: { constraint: 'dealership', tenant: own.tenant }, update: {}, delete: {} },
    })
    expect(made.status, made.text).toBe(201)
    expect(await titles(who.marketer)).not.toContain('Prying')
  })
})
