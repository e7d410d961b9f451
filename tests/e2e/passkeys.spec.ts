import { expect, type Page, test } from '@playwright/test'
import { violations } from './support/axe'
import { newNumber, signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

const SITE = 'northline-mazda'

/** A device with a screen lock that always says yes. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('WAT-15 a passkey made in the garage signs in without a code, once for each challenge, until it is removed', async ({
  page,
}) => {
  await withAuthenticator(page)
  await page.goto(siteUrl(SITE, '/my-garage'))
  await signIn(page, newNumber())
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(/^Made on /)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeEnabled()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(siteUrl(SITE, '/'))

  await page.goto(siteUrl(SITE, '/my-garage'))
  const used = page.waitForRequest((request) => request.url().endsWith('/api/shopper/sign-in/passkey'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/my-garage$/)
  await expect(page.getByText('This device')).toBeVisible()

  await test.step('what was signed once signs nobody in again', async () => {
    const again = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/shopper/sign-in/passkey', { method: 'POST', headers, body })).status
      },
      (await used).postData(),
    )
    expect(again).toBe(401)
  })

  await page.getByRole('button', { name: /^Remove the passkey of / }).click()
  await expect(page.getByText(/^Made on /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.goto(siteUrl(SITE, '/my-garage'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('This passkey is not known here. Please sign in with a code.')).toBeVisible()
})
