import { expect, test } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/settingsTable'
import { enquiryFormProps } from './enquiryFormProps'

const asksRego = (kind: 'contact' | 'finance', showRego: boolean): boolean => {
  const settings = { ...settingDefaults, forms: { ...settingDefaults.forms, showRego } }
  const site = { settings, locations: [], isGroup: false, legal: legalTable(defaultLegalTexts, new Date()) }
  return enquiryFormProps(site, { kind, submitLabel: 'Send' }).details.rego
}

test('LEA-09 an enquiry asks for the registration where the dealership wants it; other forms as they are', () => {
  expect([asksRego('contact', true), asksRego('contact', false), asksRego('finance', true)]).toEqual([
    true,
    false,
    false,
  ])
})
