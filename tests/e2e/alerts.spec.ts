import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readOutbox } from '../../src/services/mail/readOutbox'
import { violations } from './support/axe'
import { hydrated } from './support/hydrated'
import { signIn } from './support/shoppers'
import { siteUrl } from './support/sites'

const SITE = 'northline-mazda'

const startLink = async (email: string): Promise<string> => {
  const mails = await readOutbox(join(process.env.DATA_DIR ?? '.data', 'mail'))
  const mail = mails.find(({ to, subject }) => to.includes(email) && subject.startsWith('Start your alert'))
  return /https?:\S+\/alerts\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('ALRT-01 LAW-07 a search with results is saved, started from its mail, stopped there, and deleted in the garage', async ({
  page,
}) => {
  const email = `alerts-${Date.now()}@example.com`
  await page.goto(siteUrl(SITE, '/search/new-cars'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Tell me when more come in' }).click()
  const form = page.getByRole('region', { name: 'Alert for this search' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByRole('status')).toContainText('Thank you.')

  await expect.poll(() => startLink(email), { timeout: 20_000 }).not.toBe('')
  await page.goto(await startLink(email))
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Not confirmed yet')
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: /^Start/ }).click()
  await expect(row).toContainText('On')
  await page.getByRole('button', { name: 'Stop all of these mails' }).click()
  await expect(row).toContainText('Stopped')

  await page.goto(siteUrl(SITE, '/sign-in?type=my-garage&redirect=/my-garage'))
  await signIn(page, email)
  await hydrated(page)
  const saved = page.getByRole('region', { name: /^Saved searches/ })
  await expect(saved.getByRole('listitem')).toContainText(['Stopped'])
  await saved.getByRole('button', { name: /^Delete/ }).click()
  await expect(saved).toContainText('the search waits here for you')
})
