import type { Locator, Page } from '@playwright/test'
import { staffApi } from './api'

/** Fills in the contact fields, in the page's only form or in the given one. */
export const fillContact = async (form: Page | Locator, email: string, firstName = 'Robin'): Promise<void> => {
  await form.getByLabel('First Name').fill(firstName)
  await form.getByLabel('Email', { exact: false }).first().fill(email)
  await form.getByLabel('Mobile Number').fill('0412 345 678')
  await form.getByLabel('Postcode').fill('2000')
}

/** The lead with this e-mail address, as staff see it. Undefined when there is none. */
export const leadOf = async (email: string) => {
  const admin = await staffApi('admin@demo.test')
  const [lead] = await admin.find(`leads?where[email][equals]=${email}&depth=0`)
  await admin.dispose()
  return lead
}
