import { expect, test } from '@playwright/test'
import { openAdmin, signIn } from './support/admin'
import { staffApi } from './support/api'

test('SRP-15 SRP-17 the list says which cards visitors see; two cards change places with one press', async ({
  page,
}) => {
  const marketer = 'marketer@big-rig-leisure.test'
  const api = await staffApi(marketer)
  const unique = crypto.randomUUID().slice(0, 6)
  const card = (title: string, data: object) =>
    api.create('promo-cards', { title, node: { style: 'plain', heading: title }, _status: 'published', ...data })
  const [one, two, over] = [
    await card(`One ${unique}`, { position: 50 }),
    await card(`Two ${unique}`, { position: 51 }),
    await card(`Over ${unique}`, { position: 60, expiry: '2026-01-02T03:00:00Z' }),
  ]
  await signIn(page, marketer)
  await openAdmin(page, '/collections/promo-cards?limit=100')
  const row = (title: string) => page.locator('table tbody tr').filter({ hasText: `${title} ${unique}` })
  await expect(row('Over')).toContainText('Over since 2 Jan')
  await expect(row('Over')).not.toContainText('Published')
  await expect(row('One')).toContainText('Now')
  await row('Two').getByRole('button', { name: 'One place earlier' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(`One ${unique} made room and is at 51`)
  await expect(row('Two').getByRole('textbox')).toHaveValue('50')
  await expect(row('One').getByRole('textbox')).toHaveValue('51')
  for (const { id } of [one, two, over]) await api.remove(`promo-cards/${id}`)
  await api.dispose()
})

test('CON-20 an offer meant for the home page says so when no section there shows it', async ({ page }) => {
  const marketer = 'marketer@apex-motor-group.test'
  const api = await staffApi(marketer)
  const [home] = await api.find('pages?limit=1&depth=0&where[slug][equals]=home')
  const hasOffers = JSON.stringify(home?.layout ?? []).includes('"blockType":"offers"')
  expect(hasOffers).toBe(false)
  const offer = await api.create('offers', { name: 'A fair price', featured: true, _status: 'published' })
  await signIn(page, marketer)
  await openAdmin(page, `/collections/offers/${offer.id}`)
  await expect(page.locator('.where-shown')).toHaveText(
    'Now under Special offers. Not on the home page: no Offers section there shows it.',
  )
  await api.remove(`offers/${offer.id}`)
  await api.dispose()
})
