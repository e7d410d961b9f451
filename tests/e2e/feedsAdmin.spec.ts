import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'
import { formAnswered, pressSave } from './support/pressSave'
import { platformUrl } from './support/sites'

const SLUG = 'northline-mazda'
const mark = `W${Date.now().toString(36).toUpperCase()}`

let clientId = ''
let key = ''

const header = 'Stock No,Make,Model,Year,Price,Kms,Colour'
const carRow = (n: number, price = 20_990): string => `${mark}${n},Mazda,CX-5,2021,"$${price + n}",${1000 * n},Silver`
const rows = (count: number): string[] => Array.from({ length: count }, (_, n) => carRow(n + 1))

const deliver = async (page: Page, lines: string[]) => {
  const answer = await page.request.post(platformUrl(`/api/feeds/${clientId}/import`), {
    headers: { authorization: `Feed-Key ${key}`, 'content-type': 'text/csv' },
    data: [header, ...lines, ''].join('\n'),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { run }: { run: { id: string; state: string } } = JSON.parse(await answer.text())
  return run
}

test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) => signIn(page, 'admin@demo.test'))

test.afterAll(async () => {
  const api = await staffApi('admin@demo.test')
  await api.remove(`cars?where[stocknum][like]=${mark}&limit=100`)
  await api.remove(`feed-clients/${clientId}`)
  await api.dispose()
})

test('FEED-02 a feed’s page gives the sender its address and, once, its key', async ({ page }) => {
  const api = await staffApi('admin@demo.test')
  const [tenant] = await api.find(`tenants?where[slug][equals]=${SLUG}&depth=0`)
  const made = { tenant: tenant?.id, name: `Feed ${mark}`, profile: 'custom', mode: 'snapshot', fetchPhotos: false }
  clientId = (await api.create('feed-clients', made)).id
  await api.dispose()
  await openAdmin(page, `/collections/feed-clients/${clientId}`)
  const setup = page.getByRole('region', { name: 'For the sender' })
  await expect(setup).toContainText(`/api/feeds/${clientId}/import`)
  await setup.getByRole('button', { name: 'Make a new key' }).click()
  await setup.getByRole('button', { name: 'Make the new key' }).click()
  key = (await setup.getByText(/^fk_[\w-]{43}$/).textContent()) ?? ''
  await page.reload()
  await expect(setup).toContainText(`${key.slice(0, 7)}…`)
  await expect(page.locator('body')).not.toContainText(key)
})

test('FEED-01 the first rows of a file show what each column fills; columns are mapped by choice', async ({ page }) => {
  await openAdmin(page, `/collections/feed-clients/${clientId}`)
  const preview = page.getByRole('region', { name: 'Try a file' })
  await preview.getByLabel('First lines of the file').fill([header, carRow(1), `${mark}X,,,2020,$1,1,Red`].join('\n'))
  await preview.getByRole('button', { name: 'Show the first rows' }).click()
  await expect(preview).toContainText('7 columns are not used')
  await preview.getByRole('button', { name: 'Map them' }).click()
  // A new row shows its fields when the server has answered for the form.
  await formAnswered(page)
  await expect(page.getByText('Stock number', { exact: true }).first()).toBeVisible()
  await preview.getByRole('button', { name: 'Show the first rows' }).click()
  const table = preview.getByRole('region', { name: 'First rows' })
  await expect(table).toContainText('2021 Mazda CX-5')
  await expect(table).toContainText('A car needs a make.')
  const saved = page.waitForResponse((r) => r.url().includes('/api/feed-clients/') && r.request().method() === 'PATCH')
  await pressSave(page)
  expect((await saved).status()).toBe(200)
})

test('FEED-04 a delivery is told in numbers, with reasons and a file of rejects', async ({ page }) => {
  const run = await deliver(page, [...rows(6), `${mark}7,,,2020,"$9,990",1,Red`])
  await openAdmin(page, `/collections/feed-runs/${run.id}`)
  await expect(page.locator('[data-outcome="created"] dd')).toHaveText('6')
  await expect(page.locator('[data-outcome="rejected"] dd')).toHaveText('1')
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('A car needs a make.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    problems.getByRole('link', { name: 'Download rejects' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('A car needs a make.')
})

test('FEED-03 a delivery that would take too much away waits; refused it takes nothing, approved it does', async ({
  page,
}) => {
  const api = await staffApi('admin@demo.test')
  const forSale = async (): Promise<number> =>
    (await api.find(`cars?where[stocknum][like]=${mark}&where[status][equals]=in_stock&limit=100&depth=0`)).length
  const decide = async (word: RegExp, says: RegExp) => {
    const run = await deliver(page, rows(2))
    expect(run.state).toBe('held')
    await openAdmin(page, `/collections/feed-runs/${run.id}`)
    const held = page.getByTestId('held')
    await expect(held).toContainText('This file would take 4 of 6 cars off the site')
    expect(await forSale()).toBe(6)
    await held.getByRole('button', { name: word }).click()
    await expect(page.getByText(says)).toBeVisible()
    await expect(held).toBeHidden()
  }
  await decide(/^Refuse/, /^Refused by/)
  expect(await forSale()).toBe(6)
  await decide(/^Approve/, /^Approved by/)
  expect(await forSale()).toBe(2)
  await api.dispose()
})

test('FEED-06 LAW-05 a price edited by hand is locked and explained; unlocked, the feed’s price is back', async ({
  page,
}) => {
  const api = await staffApi('admin@demo.test')
  const [car] = await api.find(`cars?where[stocknum][equals]=${mark}1&depth=0`)
  await openAdmin(page, `/collections/cars/${car?.id}`)
  await expect(page.getByRole('complementary', { name: 'Feed' })).toContainText('What you change here is locked')
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await page.locator('#field-before_price').fill('20991')
  await expect(page.getByRole('status').filter({ hasText: /^Was price/ })).toContainText(
    'A reduction may show $20,991 from',
  )
  await page.locator('#field-price').fill('18000')
  await expect(page.getByRole('status').filter({ hasText: /^Was price/ })).toContainText('Not shown yet')
  const save = async () => {
    const saved = page.waitForResponse((r) => r.url().includes('/api/cars/') && r.request().method() === 'PATCH')
    await pressSave(page)
    expect((await saved).status()).toBe(200)
  }
  await save()
  await expect(page.getByRole('status').filter({ hasText: /^Was price/ })).toContainText('Waiting does not change that')
  await deliver(page, [carRow(1, 21_500), carRow(2)])
  await openAdmin(page, `/collections/cars/${car?.id}`)
  await page.getByRole('button', { name: 'Feed', exact: true }).click()
  const price = page.locator('tr[data-field="price"]')
  await expect(price).toContainText('$21,501')
  await expect(price).toContainText('$18,000')
  await expect(price).toContainText('Dealership, locked')
  await price.getByRole('switch', { name: 'Lock Price' }).click()
  await save()
  await expect(price).not.toContainText('$18,000')
  const [now] = await api.find(`cars?where[stocknum][equals]=${mark}1&depth=0`)
  // The was-price is still theirs: the feed sends none.
  expect(now).toMatchObject({ price: 21_501, feed_locks: ['before_price'], colour: 'Silver' })
  await api.dispose()
})
