import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, request, test } from '@playwright/test'
import { parseCsv } from '../support/parseCsv'
import { listingsRow } from '@/src/domain/feeds/rows/listingsRow'
import { staffApi } from './support/api'
import { platformUrl, searchPath, siteUrl } from './support/sites'

const listings = path.resolve(import.meta.dirname, '../../../shared/data/listings-au-2023.csv')
const wanted = 60

test('TEN-15 real listings sent by a feed client are found on that dealership’s search page and on no other', async ({
  page,
}) => {
  test.skip(!existsSync(listings), 'the shared listings file is not here')
  const admin = await staffApi('admin@demo.test')
  const slug = `feed-${crypto.randomUUID().slice(0, 8)}`
  const tenant = await admin.create('tenants', { name: 'Feed Motors', slug, websiteId: slug, template: 'used-cars' })
  const client = await admin.create('feed-clients', { tenant: tenant.id, name: 'Listings', active: true })
  const feed = await request.newContext({
    baseURL: platformUrl(),
    extraHTTPHeaders: { authorization: `Feed-Key ${String(client.key)}` },
  })
  const rows = parseCsv(readFileSync(listings, 'utf8')).slice(0, 400)
  const cars = rows.flatMap((row, index) => {
    const listing = listingsRow(row)
    return listing ? [{ ...listing.car, stocknum: `${slug.slice(5)}${String(index).padStart(4, '0')}` }] : []
  })
  const toyotas = cars.filter((car) => car.make === 'Toyota').slice(0, 20)
  const sent = [...toyotas, ...cars.filter((car) => car.make !== 'Toyota')].slice(0, wanted)
  for (const car of sent) {
    const answer = await feed.post('/api/cars', { data: car })
    expect(answer.status(), `${JSON.stringify(car)}: ${await answer.text()}`).toBe(201)
  }

  const total = async (query: string) => {
    await page.goto(siteUrl(slug, `${searchPath}${query}`))
    return page.getByTestId('result-count').innerText()
  }
  await expect.poll(() => total('?query='), { timeout: 20_000 }).toContain(String(sent.length))
  await expect.poll(() => total('?make=Toyota')).toContain(String(toyotas.length))
  await expect.poll(() => total('?query=toyota')).toContain(String(toyotas.length))

  const one = `?query=${sent[0]?.stocknum}`
  await expect.poll(() => total(one)).toMatch(/^1\b/)
  for (const other of ['second-gear', 'apex-motor-group']) {
    await page.goto(siteUrl(other, `${searchPath}${one}`))
    await expect(page.getByText('No Results Available')).toBeVisible()
  }
  await admin.update('tenants', tenant.id, { archived: true })
  await feed.dispose()
  await admin.dispose()
})
