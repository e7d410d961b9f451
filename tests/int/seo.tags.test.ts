import { runMigrations } from 'graphile-worker'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

let stand: TestPayload
let bay: Tenant

const jobs = z.array(z.object({ payload: z.object({ tags: z.array(z.string()) }) }))

/** Tags of pages that are to be made again, as the worker will send them, without the tenant's id. */
const queued = async (): Promise<string[]> => {
  const { rows } = await stand.payload.db.pool.query(
    `SELECT jobs.payload FROM graphile_worker._private_jobs AS jobs
     JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id WHERE tasks.identifier = 'revalidate'`,
  )
  const tags = jobs.parse(rows).flatMap(({ payload }) => payload.tags)
  return [...new Set(tags)].toSorted().map((tag) => tag.replaceAll(bay.id, 'bay'))
}

const forget = (): Promise<unknown> => stand.payload.db.pool.query('DELETE FROM graphile_worker._private_jobs')

const create = (collection: 'offers' | 'blogs' | 'locations' | 'navigation' | 'pages', data: object) =>
  stand.payload.create({ collection, depth: 0, data: { tenant: bay.id, _status: 'published', ...data } as never })

const upload = async (): Promise<string> => {
  const data = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#468' } })
    .png()
    .toBuffer()
  const file = { data, name: `${crypto.randomUUID()}.png`, mimetype: 'image/png', size: data.length }
  return (await stand.payload.create({ collection: 'media', data: { tenant: bay.id, alt: 'A' }, file, depth: 0 })).id
}

beforeAll(async () => {
  stand = await testPayload()
  await runMigrations({ connectionString: stand.databaseUrl })
  bay = await stand.payload.create({
    collection: 'tenants',
    data: { name: 'Bay', slug: 'bay', websiteId: 'bay', template: 'default' },
  })
})

beforeEach(forget)

afterAll(() => stand?.destroy())

test('CON-22 SEO-01 an edited offer refreshes what shows offers of this dealership, and nothing else', async () => {
  const offer = await create('offers', { name: 'Offer', slug: 'offer' })
  expect(await queued()).toEqual(['content:bay:offers'])
  await forget()
  await stand.payload.update({ collection: 'offers', id: offer.id, data: { name: 'Better offer' } })
  expect(await queued()).toEqual(['content:bay:offers'])
  await forget()
  await stand.payload.delete({ collection: 'offers', id: offer.id })
  expect(await queued()).toEqual(['content:bay:offers'])
})

test('TEN-15 menus and places refresh pages by what they read, not the whole dealership with its group', async () => {
  await create('navigation', { header: [{ label: 'Home', href: '/' }], footer: [] })
  expect(await queued()).toEqual(['content:bay:navigation'])
  await forget()
  await create('locations', { name: 'Yard', slug: 'yard', visible: true })
  expect((await queued()).filter((tag) => !tag.startsWith('stock:'))).toEqual(['content:bay:locations'])
})

test('CMS-04 a new picture refreshes nothing; a changed one what shows pictures; a logo every page', async () => {
  const id = await upload()
  expect(await queued()).toEqual([])
  await stand.payload.update({ collection: 'media', id, data: { alt: 'B' } })
  expect(await queued()).toEqual(['content:bay:media'])
  await stand.payload.update({ collection: 'tenants', id: bay.id, data: { logo: id } })
  await forget()
  await stand.payload.update({ collection: 'media', id, data: { alt: 'C' } })
  expect(await queued()).toEqual(['content:bay:media', 'site:bay'])
})

test('CMS-01 a draft refreshes nothing', async () => {
  await stand.payload.create({
    collection: 'pages',
    draft: true,
    data: { tenant: bay.id, title: 'Soon', slug: 'soon', _status: 'draft' },
  })
  expect(await queued()).toEqual([])
})

test('SEO-05 a redirect is told to the edges, which keep what its address answered before', async () => {
  await stand.payload.create({
    collection: 'redirects',
    data: { tenant: bay.id, from: '/old', to: '/new', type: '301' },
  })
  expect(await queued()).toEqual(['content:bay:redirects'])
})
