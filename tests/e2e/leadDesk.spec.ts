import { expect, type Page, test } from '@playwright/test'
import { aCar } from './support/cars'
import { violations } from './support/axe'
import { platformUrl, port } from './support/sites'
import { sales, site, startDay, task, unique } from './support/desk'

/** A number of its own: one person's leads about one car are joined. */
const phoneOf = (name: string): string => `04${String(parseInt(name.slice(-6), 16)).padStart(8, '0')}`

const enquiry = async (page: Page, name: string): Promise<string> => {
  const car = await aCar(site, 'where[status][equals]=in_stock')
  const data = {
    name,
    last_name: 'Tester',
    email: `${name.toLowerCase()}@shopper.test`,
    phone: phoneOf(name),
    postcode: '2000',
    message: `Could ${name} drive it on Saturday?`,
    category: 'Test Drive',
    car_id: car.id,
  }
  const answer = await page.request.post(`http://127.0.0.1:${port}/api/enquiries`, {
    headers: { host: `${site}.localhost:${port}` },
    data,
  })
  expect(answer.status()).toBe(201)
  return String(Object(await answer.json()).lead_id)
}

for (const width of [390, 1440])
  test(`CRM-03 CRM-04 at ${width} px: a lead is found, answered by e-mail, and its timeline says so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = unique('Kim').replace(' ', '')
    const id = await enquiry(page, name)
    await startDay(page, sales)
    await task(page, 'Leads').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Leads/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('searchbox').fill(name)
    const card = page.getByRole('link', { name: new RegExp(name) })
    await expect(card).toHaveCount(1)
    await card.click()
    await expect(page).toHaveURL(new RegExp(id))
    await expect(page.getByText(/left$/)).toBeVisible()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'E-mail' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`^Hi ${name}`))
    await page.getByRole('button', { name: 'I tried to call' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/tried to call/)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Answered', { exact: true })).toBeVisible()
    await expect(page.locator('[data-kind=mail]')).toContainText('tried to call')

    await page.getByLabel('Note').fill('Wants the blue one.')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.locator('[data-kind=note]')).toContainText('Wants the blue one.')
    await page.getByRole('button', { name: 'Won' }).click()
    await expect(page.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('CRM-04 from the address in a lead’s mail to the answered lead is one press', async ({ page }) => {
  const name = unique('Lee').replace(' ', '')
  const number = phoneOf(name)
  const id = await enquiry(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await startDay(page, sales)
  await page.goto(platformUrl(`/admin/lead-desk/${id}`))
  const call = page.getByRole('link', { name: /^Call/ })
  await expect(call).toHaveAttribute('href', `tel:${number}`)
  await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:\\+61${number.slice(1)}\\?&body=Hi%20Lee`),
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/61${number.slice(1)}\\?text=`),
  )
  await page.getByRole('button', { name: 'Answered already' }).click()
  await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible()
})

test('CRM-04 the report counts leads by day, type, source, make and who answers', async ({ page }) => {
  await enquiry(page, unique('Ray').replace(' ', ''))
  await startDay(page, sales)
  await page.goto(platformUrl('/admin/lead-report?days=7'))
  await expect(page.getByRole('img', { name: 'Leads by day' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'By type' })).toContainText('Test Drive')
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
  expect(await violations(page)).toEqual([])
})
