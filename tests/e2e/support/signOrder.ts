import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readOutbox } from '../../../src/services/mail/readOutbox'
import { staffApi } from './api'
import { violations } from './axe'
import { leadOf } from './leads'

const drawSignature = async (page: Page): Promise<void> => {
  const pad = page.getByRole('img', { name: 'Sign by hand, if you like' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('No place to sign.')
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 })
  await page.mouse.up()
}

/** Signs the order of a purchase and keeps its file; staff have both. */
export const signOrder = async (page: Page, email: string): Promise<void> => {
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByText(email)).toBeVisible()
  await expect(order).toContainText('Your rights under the Australian Consumer Law stay as they are.')
  await expect(order).toContainText('Tow bar, fitted$890Vehicle and extras')
  expect(await violations(page)).toEqual([])
  await order.getByRole('button', { name: 'Sign the order' }).click()
  await expect(order.getByRole('paragraph').filter({ hasText: 'Please type your full name.' })).toBeVisible()
  await expect(order.getByRole('paragraph').filter({ hasText: 'Please choose the state.' })).toBeVisible()
  await order.getByLabel('Issued in').selectOption('VIC')
  await order.getByLabel('Licence number').fill('012 345 000')
  await order.getByLabel('Card number').fill('P1234567')
  await order.getByLabel('Date of birth').fill('1990-02-28')
  await order.getByLabel('Your full name, as your signature').fill('Robin Shopper')
  await drawSignature(page)
  await page.screenshot({ path: 'test-results/order-390.png', fullPage: true })
  await order.getByLabel('I have read this order').check()
  await order.getByRole('button', { name: 'Sign the order' }).click()
  await expect(
    order.getByRole('paragraph').filter({ hasText: 'The register does not know this licence' }),
  ).toBeVisible()
  await order.getByLabel('Licence number').fill('012 345 678')
  await order.getByRole('button', { name: 'Sign the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is signed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signed by Robin Shopper' })).toBeVisible()
  await page.screenshot({ path: 'test-results/order-signed-390.png', fullPage: true })
  const href = await page.getByRole('link', { name: 'Your order as PDF' }).getAttribute('href')
  const start = await page.evaluate(async (address) => (await (await fetch(address)).text()).slice(0, 5), href ?? '')
  expect(start).toBe('%PDF-')

  const lead = await leadOf(email)
  const admin = await staffApi('admin@demo.test')
  const [reservation] = await admin.find(`reservations?where[lead][equals]=${lead?.id}&depth=0`)
  expect(reservation).toMatchObject({
    order_signed_by: 'Robin Shopper',
    order_drawn: expect.stringMatching(/^M\d+ \d+(L\d+ \d+)+$/),
    order_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const noted = await admin.find(`lead-activities?where[lead][equals]=${lead?.id}&depth=0`)
  expect(noted.map(({ kind }) => kind)).toContain('signed')
  await admin.dispose()
  const copy = async () =>
    (await readOutbox(join(process.env.DATA_DIR ?? '.data', 'mail'))).find(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Your signed order'),
    )?.text ?? ''
  await expect.poll(copy, { timeout: 20_000 }).toContain(String(reservation?.order_hash))
}
