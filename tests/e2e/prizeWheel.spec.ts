import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { withPictures } from './support/browserLaunch'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

test.use(withPictures)

const SITE = 'second-gear'
const WIDTHS = [390, 1440] as const

const fillTurn = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Kim')
  await page.getByLabel('Email for the prize').fill(`${crypto.randomUUID()}@shopper.example`)
  await page.getByLabel('State or territory you live in').selectOption('VIC')
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
}

for (const width of WIDTHS)
  test(`RTE-40 WAT-19 WAT-23 A11Y-01 at ${width} px a signed-in person spins once, the answer is read out, and the garage keeps it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.goto(siteUrl(SITE, '/spin-to-win'))
    await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win/)
    await signIn(page, newNumber())
    await expect(page.getByRole('heading', { name: 'Spin the second gear', level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Prize wheel: \$500 off,/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Coffee on us/ })).toContainText('1 in 1.7')
    await expect(page.getByText(/Permit TP\/00000/)).toBeVisible()
    await expect(page.getByText(/Prizes are collected by \d+ \w+ \d{4}\./)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/wheel-${width}.png`, fullPage: true })

    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(page.getByText('Please accept the terms and conditions to spin.').first()).toBeVisible()
    await fillTurn(page)
    await page.getByRole('checkbox', { name: /18 or over/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/spun=1/)
    const answer = page.getByRole('status').filter({ hasText: 'You won' })
    await expect(answer.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(answer).toHaveCSS('opacity', '1', { timeout: 15_000 })
    await expect(answer).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)
    await expect(answer).toContainText(/Show it to our staff by \d+ \w+ \d{4}\./)
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: `test-results/wheel-won-${width}.png`, fullPage: true })

    await page.goto(siteUrl(SITE, '/spin-to-win'))
    await expect(page.getByText('You won')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
    const code = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? 'none'
    await page.goto(siteUrl(SITE, '/my-garage'))
    await expect(page.getByRole('region', { name: /^Prizes/ })).toContainText(
      `Code ${code}. Spin the second gear, to be collected by`,
    )
    await expect(page.getByRole('region', { name: /^Paid invoices/ })).toHaveCount(0)
    await page.screenshot({ path: `test-results/wheel-garage-${width}.png`, fullPage: true })
    await page.goto(siteUrl(SITE))
    // On a phone it is in a folded group of the footer.
    const link = page.getByRole('link', { name: 'Spin to win', exact: true, includeHidden: true })
    await expect(link).toHaveAttribute('href', '/spin-to-win')
  })

test.describe('with reduced motion and without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })
  test('RTE-40 A11Y-01 the form posts, and the wheel stands on the prize at once', async ({ page }) => {
    await page.goto(siteUrl(SITE, '/spin-to-win'))
    await signIn(page, newNumber())
    await fillTurn(page)
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await page.waitForURL(/spun=1/)
    await expect(page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You won' })).toHaveCSS('animation-name', 'none')
  })
})
