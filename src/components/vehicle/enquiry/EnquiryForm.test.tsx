import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'
import { legalTable } from '@/src/domain/legal/legalTexts'
import { carFixture } from '@/src/domain/stock/car/carFixture.testing'
import { builtInPlatform } from '@/tenants/platform'
import { resolveSettings } from '@/tenants/resolveSettings'
import { vehicleVisit } from '@/src/domain/testDrives/vehicleVisit'
import type { EnquiryFormProps } from './EnquiryForm'

const given = vi.hoisted(() => vi.fn<(form: EnquiryFormProps) => void>())
vi.mock('./VehicleEnquiry', () => ({
  VehicleEnquiry: ({ form }: { form: EnquiryFormProps }) => {
    given(form)
    return null
  },
}))
vi.mock('@/src/actions/submitEnquiry', () => ({ submitEnquiry: async () => ({ kind: 'idle' }) }))

const namesOf = async (only: VehicleEnquiryKind, shown: { showRego?: boolean; dateField?: boolean } = {}) => {
  const { EnquiryForm } = await import('./EnquiryForm')
  const html = renderToStaticMarkup(
    <EnquiryForm
      carId="a4b4535f-0b70-4c3e-9d0d-3f3a4a1d2a10"
      title="2022 Toyota Corolla"
      kinds={['enquiry', 'test-drive']}
      only={only}
      visit={vehicleVisit({ item_type: 'car', km: null })}
      messages={{ enquiry: 'Hello', 'test-drive': 'A drive', photos: '', video: '' }}
      submitLabel={null}
      checks={{ messageRequired: true, enforceValidation: true, requireTerms: false, showTermsNotice: false }}
      showRego={shown.showRego ?? false}
      dateField={shown.dateField ?? false}
      optIn={{ label: 'News', checked: false, notice: '' }}
    />,
  )
  return [...html.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name)
}

test('LEA-09 a question about a car asks for the shopper’s registration where the dealership wants it; a test drive does not', async () => {
  expect(await namesOf('enquiry', { showRego: true })).toContain('rego')
  expect(await namesOf('enquiry')).not.toContain('rego')
  expect(await namesOf('test-drive', { showRego: true })).not.toContain('rego')
})

test('LEA-21 a test drive asks for a date where the dealership wants it, and otherwise not; a question never does', async () => {
  expect(await namesOf('test-drive', { dateField: true })).toContain('test_drive_at')
  expect(await namesOf('test-drive')).not.toContain('test_drive_at')
  expect(await namesOf('enquiry', { dateField: true })).not.toContain('test_drive_at')
})

test('LEA-09 LEA-16 LEA-21 the form of a car’s page asks and checks as the dealership’s settings say', async () => {
  const { EnquiryPanel } = await import('./EnquiryPanel')
  const formWith = (overrides: object): EnquiryFormProps | undefined => {
    const { settings } = resolveSettings({ template: 'default', overrides }, builtInPlatform)
    const site = {
      name: 'Own',
      websiteId: 'own',
      settings,
      lenders: [],
      legal: legalTable([], new Date()),
      locations: [],
    }
    given.mockClear()
    renderToStaticMarkup(<EnquiryPanel car={carFixture()} site={site} phone={null} now={new Date()} title="Ask" />)
    return given.mock.calls[0]?.[0]
  }
  expect(formWith({})).toMatchObject({ showRego: false, dateField: false, checks: { enforceValidation: true } })
  expect(formWith({ 'forms.showRego': true })).toMatchObject({ showRego: true, dateField: false })
  expect(formWith({ 'testDrive.dateField': true })).toMatchObject({ showRego: false, dateField: true })
  expect(formWith({ 'forms.enforceValidation': false })).toMatchObject({ checks: { enforceValidation: false } })
})
