import type { CollectionSlug, GlobalSlug, Payload, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '@/collections'
import { globals } from '@/globals'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'
import {
  type Cell,
  cells,
  expectations,
  type GlobalCell,
  globalCells,
  globalExpectations,
  parties,
  type PartyName,
} from './access/expectations'
import { globalFixtures, shownMarker } from './access/globalFixtures'
import { fixtures, isUpload, ourCollections, patches } from './access/fixtures'
import { type Answer, request } from './access/request'
import { type Credentials, type Dealership, fileFor, makeDealership, makeRow, signIn } from './access/world'

const slugs = ourCollections(collections.map((collection) => collection.slug))
const singleton = (slug: string): boolean => slug === 'navigation'

let running: TestPayload
let payload: Payload
let config: SanitizedConfig
let own: Dealership
let other: Dealership
let credentials: Record<PartyName, Credentials>
const rows: Record<string, { own: string; other: string }> = {}

const rowOf = (slug: CollectionSlug, dealership: Dealership): Promise<string> => {
  if (slug === 'tenants') return Promise.resolve(dealership.tenant)
  return slug === 'shoppers' ? Promise.resolve(dealership.shopper) : makeRow(payload, slug, dealership)
}

beforeAll(async () => {
  running = await testPayload()
  ;({ payload, config } = running)
  own = await makeDealership(payload, 'own')
  other = await makeDealership(payload, 'other')
  credentials = await signIn(payload, own, other)
  for (const slug of slugs) rows[slug] = { own: await rowOf(slug, own), other: await rowOf(slug, other) }
})

afterAll(() => running?.destroy())

const docsOf = (answer: Answer): Record<string, unknown>[] => (Array.isArray(answer.body.docs) ? answer.body.docs : [])
const has = (answer: Answer, id: string): boolean =>
  answer.status === 200 && docsOf(answer).some((doc) => doc.id === id)

const formWith = (slug: 'media' | 'documents', data: object): FormData => {
  const { name, mimetype, data: bytes } = fileFor(slug)
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(bytes)], name, { type: mimetype }))
  return form
}

const removeAll = (slug: CollectionSlug, dealership: Dealership) =>
  payload.delete({ collection: slug, where: { tenant: { equals: dealership.tenant } }, overrideAccess: true })

/** Whether a party gets through to a row of a dealership, for each operation, over REST. */
const attempts: Record<
  Cell,
  (slug: CollectionSlug, who: Credentials, at: Dealership, id: string) => Promise<Answer & { allowed: boolean }>
> = {
  find: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'GET', `/${slug}?limit=100&depth=2&where[id][equals]=${id}`)
    return { ...answer, allowed: has(answer, id) }
  },
  read: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'GET', `/${slug}/${id}?depth=2`)
    return { ...answer, allowed: answer.status === 200 && answer.body.id === id }
  },
  count: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'GET', `/${slug}/count?where[id][equals]=${id}`)
    return { ...answer, allowed: answer.status === 200 && answer.body.totalDocs === 1 }
  },
  create: async (slug, who, at) => {
    if (singleton(slug)) await removeAll(slug, at)
    const data = fixtures[slug]?.('POSTED', at) ?? {}
    const answer = await request(config, who, 'POST', `/${slug}`, isUpload(slug) ? formWith(slug, data) : data)
    const made = answer.body.doc
    const tenant = made !== null && typeof made === 'object' && 'tenant' in made ? made.tenant : at.tenant
    if (singleton(slug)) {
      await removeAll(slug, at)
      rows[slug] = { ...rows[slug]!, [at === own ? 'own' : 'other']: await makeRow(payload, slug, at) }
    }
    return { ...answer, allowed: answer.status === 201 && tenant === at.tenant }
  },
  update: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'PATCH', `/${slug}/${id}`, patches[slug] ?? {})
    return { ...answer, allowed: answer.status === 200 }
  },
  bulkUpdate: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'PATCH', `/${slug}?where[id][equals]=${id}`, patches[slug] ?? {})
    return { ...answer, allowed: has(answer, id) }
  },
  delete: async (slug, who, at) => {
    const id = singleton(slug) ? (rows[slug]?.[at === own ? 'own' : 'other'] ?? '') : await makeRow(payload, slug, at)
    const answer = await request(config, who, 'DELETE', `/${slug}/${id}`)
    const allowed = answer.status === 200
    if (singleton(slug) && allowed)
      rows[slug] = { ...rows[slug]!, [at === own ? 'own' : 'other']: await makeRow(payload, slug, at) }
    return { ...answer, allowed }
  },
  versions: async (slug, who, _at, id) => {
    const answer = await request(config, who, 'GET', `/${slug}/versions?where[parent][equals]=${id}`)
    return { ...answer, allowed: answer.status === 200 && docsOf(answer).length > 0 }
  },
  file: async (slug, who, _at, id) => {
    if (!isUpload(slug)) return { status: 404, text: '', body: {}, allowed: false }
    const { filename } = await payload.findByID({ collection: slug, id, overrideAccess: true, depth: 0 })
    const answer = await request(config, who, 'GET', `/${slug}/file/${filename}`)
    return { ...answer, allowed: answer.status === 200 }
  },
}

/** Tenant rows are archived through the API, never deleted, and their own id is their tenant. */
const applicable = (slug: string): Cell[] => cells.filter((cell) => !(slug === 'tenants' && cell === 'delete'))

describe.each(slugs)('TEN-09 TEN-15 CMS-05 access matrix: %s', (slug) => {
  test.each(parties)('as %s', async (party) => {
    const expected = expectations[slug]
    expect(expected, `classify "${slug}" in tests/int/access/expectations.ts`).toBeDefined()
    const allowed = expected?.[party] ?? []
    for (const cell of applicable(slug)) {
      const mine = await attempts[cell](slug, credentials[party], own, rows[slug]?.own ?? '')
      expect(mine.allowed, `${party} ${cell} ${slug}: ${mine.status} ${mine.text.slice(0, 300)}`).toBe(
        allowed.includes(cell),
      )
      if (party === 'platformAdmin') continue
      const theirs = await attempts[cell](slug, credentials[party], other, rows[slug]?.other ?? '')
      const belongsToOther = party === 'otherDealershipAdmin'
      const expectTheirs = belongsToOther && (expected?.dealershipAdmin ?? []).includes(cell)
      expect(theirs.allowed, `${party} ${cell} other's ${slug}: ${theirs.status} ${theirs.text.slice(0, 300)}`).toBe(
        expectTheirs,
      )
      const forbidden = belongsToOther ? own.canary : other.canary
      const said = belongsToOther ? mine.text : theirs.text
      expect(said, `${party} ${cell} ${slug} shows another dealership's row`).not.toContain(forbidden)
    }
    const list = await request(config, credentials[party], 'GET', `/${slug}?limit=0&depth=3&pagination=false`)
    if (party !== 'platformAdmin')
      expect(list.text).not.toContain(party === 'otherDealershipAdmin' ? own.canary : other.canary)
  })
})

/** Whether a party gets through to a global, for each operation, over REST. */
const globalAttempts: Record<
  GlobalCell,
  (slug: GlobalSlug, who: Credentials) => Promise<Answer & { allowed: boolean }>
> = {
  read: async (slug, who) => {
    const answer = await request(config, who, 'GET', `/globals/${slug}`)
    return { ...answer, allowed: answer.status === 200 && answer.text.includes(shownMarker(slug, PUBLISHED)) }
  },
  readDraft: async (slug, who) => {
    const answer = await request(config, who, 'GET', `/globals/${slug}?draft=true`)
    return { ...answer, allowed: answer.status === 200 && answer.text.includes(shownMarker(slug, DRAFT)) }
  },
  update: async (slug, who) => {
    const data = { ...globalFixtures[slug]?.(PUBLISHED), _status: 'published' }
    const answer = await request(config, who, 'POST', `/globals/${slug}`, data)
    return { ...answer, allowed: answer.status === 200 }
  },
  versions: async (slug, who) => {
    const answer = await request(config, who, 'GET', `/globals/${slug}/versions`)
    return { ...answer, allowed: answer.status === 200 && docsOf(answer).length > 0 }
  },
}

const PUBLISHED = 'MARKER-IN-FORCE'
const DRAFT = 'MARKER-IN-PREPARATION'

describe.each(globals.map(({ slug }) => slug))('CMS-05 access matrix: the global %s', (name) => {
  const isGlobal = (slug: string): slug is GlobalSlug => config.globals.some((global) => global.slug === slug)

  test.each(parties)('as %s', async (party) => {
    const expected = globalExpectations[name]
    expect(expected, `classify "${name}" in tests/int/access/expectations.ts`).toBeDefined()
    const fixture = globalFixtures[name]
    if (!isGlobal(name) || !fixture) throw new Error(`"${name}" has no fixture in tests/int/access/globalFixtures.ts.`)
    await payload.updateGlobal({ slug: name, data: { ...fixture(PUBLISHED), _status: 'published' } as never })
    if (config.globals.find(({ slug }) => slug === name)?.versions?.drafts)
      await payload.updateGlobal({ slug: name, draft: true, data: fixture(DRAFT) as never })
    for (const cell of globalCells) {
      const { allowed, status, text } = await globalAttempts[cell](name, credentials[party])
      expect(allowed, `${party} ${cell} ${name}: ${status} ${text.slice(0, 300)}`).toBe(
        (expected?.[party] ?? []).includes(cell),
      )
      if (party !== 'platformAdmin') expect(text).not.toContain(shownMarker(name, DRAFT))
    }
  })
})
