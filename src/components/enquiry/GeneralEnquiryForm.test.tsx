import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { defaultLegalTexts } from '@/src/domain/legal/defaultLegalTexts'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { type EnquiryAsked, enquiryFormProps } from './enquiryFormProps'

vi.mock('@/src/actions/submitGeneralEnquiry', () => ({ submitGeneralEnquiry: async () => ({ kind: 'idle' }) }))

const places = ['Artarmon', 'Alexandria'].map((name) => ({
  id: name.toLowerCase(),
  name,
  primary: name === 'Artarmon',
  locationType: 'sales',
  address: { state: 'NSW' },
}))

/** A page's form on a site with these settings, as its first HTML. */
const formOf = async (
  forms: Partial<typeof settingDefaults.forms>,
  {
    kind = 'contact',
    isGroup = false,
    count = 2,
  }: { kind?: EnquiryAsked['kind']; isGroup?: boolean; count?: number } = {},
): Promise<string> => {
  const { GeneralEnquiryForm } = await import('./GeneralEnquiryForm')
  const site = {
    settings: { ...settingDefaults, forms: { ...settingDefaults.forms, ...forms } },
    locations: places.slice(0, count) as never,
    isGroup,
    legal: legalTable(defaultLegalTexts, new Date()),
  }
  return renderToStaticMarkup(<GeneralEnquiryForm {...enquiryFormProps(site, { kind, submitLabel: 'Send' })} />)
}
const control = (markup: string, name: string): string =>
  markup.match(/<(?:input|select)[^>]*>/g)?.find((tag) => tag.includes(` name="${name}"`)) ?? ''

test('LEA-09 an enquiry asks for the registration where the dealership wants it, and never insists; other forms do not', async () => {
  const asked = control(await formOf({ showRego: true }), 'rego')
  expect(asked).toContain('<input')
  expect(asked).not.toContain('required')
  expect(control(await formOf({ showRego: false }), 'rego')).toBe('')
  expect(control(await formOf({ showRego: true }, { kind: 'finance' }), 'rego')).toBe('')
})

test('LEA-10 where the dealership wants it an enquiry must name its location, and none is chosen for the shopper', async () => {
  const form = await formOf({ locationSelect: true })
  expect(control(form, 'location_id')).toMatch(/<select.*required=""/)
  expect(form).toMatch(/>Location<.*<option[^>]*value=""[^>]*>Choose<.*>Artarmon<.*>Alexandria</)
  expect(control(await formOf({ locationSelect: false }), 'location_id')).toBe('')
  expect(control(await formOf({ locationSelect: true }, { count: 1 }), 'location_id'), 'there is no choice').toBe('')
})

test('LEA-11 a group’s enquiry must name the dealership', async () => {
  const form = await formOf({}, { isGroup: true })
  expect(control(form, 'location_id')).toMatch(/<select.*required=""/)
  expect(form).toContain('>Dealership<')
})
