import { expect, test } from '@playwright/test'
import { aCar } from './support/cars'
import { fillContact, leadOf } from './support/leads'
import { signOrder } from './support/signOrder'
import { siteUrl } from './support/sites'

for (const [mode, open, heading, button, category, thanks] of [
  ['reserve', 'Reserve for', 'Reserve online', /^Reserve with/, 'Reservation', 'It is reserved for you.'],
  ['buy', 'Buy online', 'Buy online', /^Buy with/, 'Online Purchase', 'It is reserved for you. Now the order'],
] as const) {
  test(`TEN-02 TEN-12 BUY-07 a shopper can ${mode} a car online, once`, async ({ page }) => {
    const car = await aCar(
      'second-gear',
      'sort=stocknum&where[status][equals]=in_stock&where[reserved][not_equals]=true&where[payment_processors][exists]=true&where[tag][not_equals]=Test Drive Only',
    )
    await page.goto(siteUrl('second-gear', `/cars/${car.slug}`))
    await test.step('BUY-01 BUY-02 its button, with what it costs, leads there', async () => {
      await page.getByRole('main').getByRole('link', { name: open }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
    await expect(page.getByText('Sandbox payment: no card is asked for and no money is taken.')).toBeVisible()
    const email = `sam-${crypto.randomUUID().slice(0, 8)}@shopper.test`
    const form = page.locator('form').filter({ has: page.getByLabel('First Name') })
    await fillContact(form, email, 'Sam')
    await form.getByRole('button', { name: button }).click()
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Please confirm that you have read this.' }),
    ).toBeVisible()
    await form.getByLabel('I have read this.').check()
    if (mode === 'buy') await form.getByLabel('Tow bar, fitted, $890').check()
    await page.setViewportSize({ width: 390, height: 844 })
    const checkout = page.url()
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByText(thanks).last()).toBeInViewport()
    expect(await leadOf(email)).toMatchObject({ category, car_id: car.id })
    if (mode === 'buy') await signOrder(page, email)
    await expect
      .poll(() => page.evaluate(async (address) => (await fetch(address)).text(), checkout), { timeout: 20_000 })
      .toContain('Somebody else has reserved this one.')
  })
}
