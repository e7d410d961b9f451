import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { aCar } from './support/cars'
import { codeFor, newNumber, signIn } from './support/shoppers'
import { siteGet } from './support/siteGet'
import { siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'northline-mazda'
const sizes = [
  { name: '390 px', width: 390, height: 844 },
  { name: '1440 px', width: 1440, height: 900 },
]
const fits = async (page: Page, width: number): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await violations(page)).toEqual([])
}
const shot = (page: Page, name: string, width: number) =>
  page.screenshot({ path: `test-results/shoppers/${name}-${width}.png`, fullPage: true })

for (const { name, width, height } of sizes)
  test(`WAT-14 WAT-15 WAT-16 WAT-23 at ${name}: to the garage by a code, and out again`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const number = newNumber()
    await page.goto(siteUrl(SITE, '/my-garage'))
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=\/my-garage&back=\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage')
    await fits(page, width)
    await shot(page, 'sign-in', width)
    await page.getByLabel('Mobile number or email').fill('02 9999 9999')
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByText('Please enter an Australian mobile number')).toBeVisible()
    await page.getByLabel('Mobile number or email').fill(number)
    await page.getByRole('button', { name: 'Send me a code' }).click()

    await page.waitForURL(/\/sign-in\/code\?/)
    await expect(page.getByRole('main')).toContainText(`••• ••• ${number.slice(-3)}`)
    const code = page.getByLabel('6-digit code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled()
    await fits(page, width)
    await shot(page, 'code', width)
    const right = await codeFor(number)
    await code.fill(right === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('That is not the code we sent. 4 tries are left.')).toBeVisible()
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/my-garage$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage')
    await page.getByLabel('First name').fill('Robin')
    await page.getByRole('button', { name: 'Save my details' }).click()
    await expect(page.getByText('Your details are up to date.')).toBeVisible()
    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin’s garage')
    await expect(page.getByText('This device')).toBeVisible()
    await fits(page, width)
    await shot(page, 'garage', width)
    const session = (await page.context().cookies()).find((cookie) => cookie.name === 'shopper-session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: `${SITE}.localhost`, path: '/' })

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL(siteUrl(SITE, '/'))
    await page.goto(siteUrl(SITE, '/my-garage'))
    await expect(page).toHaveURL(/\/sign-in\?/)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, width, height } of sizes)
    test(`WAT-14 WAT-15 WAT-21 at ${name}: through a gate by mail, to the page that was asked for`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const email = `robin-${crypto.randomUUID().slice(0, 8)}@shopper.test`
      await page.goto(siteUrl(SITE, '/contact-us'))
      await page.goto(siteUrl(SITE, '/trade-in?make=Mazda'), { referer: siteUrl(SITE, '/contact-us') })
      await expect(page).toHaveURL(/type=trade-in&redirect=\/trade-in%3Fmake%3DMazda&back=\/contact-us$/)
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/contact-us')
      // What it is for is seen before anything is typed.
      await expect(page.getByText('At once: an estimate')).toBeInViewport()
      for (const name of ['What a figure looks like', 'Trading in at Northline', 'From our drivers'])
        await expect(page.getByRole('heading', { name })).toBeVisible()
      await shot(page, 'gate', width)
      await signIn(page, email)
      await expect(page).toHaveURL(/\/trade-in\?make=Mazda$/)
      await page.goto(siteUrl(SITE, '/mymotorama'))
      await expect(page.getByRole('main')).toContainText(`Signed in as ${email}.`)
      await page.getByLabel('Postcode').fill('20')
      await page.getByRole('button', { name: 'Save my details' }).click()
      await expect(page.getByText('Invalid postcode')).toBeVisible()
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.waitForURL(siteUrl(SITE, '/'))
      await page.goto(siteUrl(SITE, '/trade-in'))
      await expect(page).toHaveURL(/\/sign-in\?/)
    })

  test('WAT-15 a code is sent again, and the one before is void', async ({ page }) => {
    const number = newNumber()
    await page.goto(siteUrl(SITE, '/sign-in'))
    await page.getByLabel('Mobile number or email').fill(number)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    const first = await codeFor(number)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByRole('status')).toContainText('We have sent you a new code.')
    const second = await codeFor(number, 1)
    for (const code of first === second ? [second] : [first, second]) {
      await page.getByLabel('6-digit code').fill(code)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await expect(page).toHaveURL(/\/my-garage$/)
  })
})

test('WAT-16 WAT-17 WAT-18 WAT-20 every gate is closed before anything of the page is sent', async ({ request }) => {
  const car = await aCar(SITE, 'where[status][equals]=in_stock')
  const gated: [path: string, type: string][] = [
    ['/my-garage', 'my-garage'],
    ['/myservco', 'my-garage'],
    ['/online-payment', 'online-payment'],
    ['/spin-to-win', 'spin-to-win'],
    ['/finance', 'finance'],
    ['/finance-enquiry?price=20000', 'finance'],
    ['/personalised/finance', 'car-finance'],
    ['/cars/trade-in', 'trade-in'],
    ['/sell-your-car', 'trade-in'],
    ['/%74rade-in', 'trade-in'],
    [`/cars/${car.slug}/checkout`, 'checkout'],
    [`/checkout-journey?car_id=${car.slug}`, 'checkout'],
  ]
  const ways: Record<string, string>[] = [{}, { rsc: '1' }, { cookie: 'shopper-session=made-up' }]
  for (const [path, type] of gated)
    for (const headers of ways) {
      const answer = await siteGet(request, SITE, path, headers)
      expect(answer.status(), path).toBe(307)
      expect(answer.headers().location, path).toMatch(new RegExp(`/sign-in\\?type=${type}&redirect=/.+&back=/$`))
      // Next writes the address a redirect leads to into its body.
      expect(await answer.text(), path).not.toContain('<')
      expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    }
})

test('WAT-19 WAT-21 WAT-22 what a site does not gate is cached for all as before; a purchase waits for its car', async ({
  request,
}) => {
  for (const path of ['/trade-in', '/finance', '/search/used-cars']) {
    const answer = await siteGet(request, 'harbour-city', path, { cookie: 'shopper-session=x; shopper-hint=1' })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toContain('s-maxage')
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
  }
  expect((await siteGet(request, SITE, '/checkout-journey')).status()).toBe(404)
  expect((await siteGet(request, 'big-rig-leisure', '/my-garage')).status()).toBe(404)
})

test('TEN-08 TEN-15 RTE-40 RTE-41 a page behind a gate is for who is signed in on this site alone', async ({
  page,
  request,
}) => {
  await page.goto(siteUrl(SITE, '/sign-in?type=spin-to-win&redirect=/spin-to-win&back=//evil.example'))
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/')
  await signIn(page, newNumber())
  await expect(page).toHaveURL(/\/spin-to-win$/)
  const answer = await page.goto(siteUrl(SITE, '/online-payment'))
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect((await siteGet(request, SITE, '/online-payment')).status()).toBe(307)
  const token = (await page.context().cookies()).find(({ name }) => name === 'shopper-session')?.value ?? ''
  const cookie = `shopper-session=${token}`
  expect((await siteGet(request, SITE, '/online-payment', { cookie })).status()).toBe(200)
  expect((await siteGet(request, 'harbour-city', '/online-payment', { cookie })).status()).toBe(307)
  await page.goto(siteUrl(SITE, '/sign-in?type=checkout&redirect=//evil.example'))
  await expect(page).toHaveURL(siteUrl(SITE, '/'))
})
