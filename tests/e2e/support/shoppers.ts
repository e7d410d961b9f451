import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readOutbox } from '../../../src/services/mail/readOutbox'
import { readLocalSms } from '../../../src/services/sms/localSms'

const folder = (name: string): string => join(process.env.DATA_DIR ?? '.data', name)

/** A mobile number no other account uses. */
export const newNumber = (): string =>
  `04${String(Number.parseInt(crypto.randomUUID().slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`

/** How many codes a number was sent, and the newest; '' when none came. */
export const codesTo = async (number: string): Promise<string[]> =>
  (await readLocalSms(folder('sms')))
    .filter(({ to }) => to === `+61${number.slice(1)}`)
    .map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? '')

const mailedCode = async (email: string): Promise<string> => {
  const mail = (await readOutbox(folder('mail'))).find(
    ({ to, subject }) => to.includes(email) && /is your code/.test(subject),
  )
  return mail?.subject.replace(/\s/g, '').slice(0, 6) ?? ''
}

/** The newest code sent to an address, once `after` others have been. */
export const codeFor = async (address: string, after = 0): Promise<string> => {
  const read = async (): Promise<string> => {
    if (address.includes('@')) return mailedCode(address)
    const codes = await codesTo(address)
    return codes.length > after ? (codes[0] ?? '') : ''
  }
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^\d{6}$/)
  return read()
}

/** From the open sign-in page to where it leads. */
export const signIn = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel(/Mobile number/).fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.waitForURL(/\/sign-in\/code\?/)
  await page.getByLabel('6-digit code').fill(await codeFor(address))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}
