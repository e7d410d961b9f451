import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'

vi.mock('@/src/actions/submitEnquiry', () => ({ submitEnquiry: async () => ({ kind: 'idle' }) }))

const namesOf = async (showRego: boolean, only: VehicleEnquiryKind): Promise<string[]> => {
  const { EnquiryForm } = await import('./EnquiryForm')
  const html = renderToStaticMarkup(
    <EnquiryForm
      carId="a4b4535f-0b70-4c3e-9d0d-3f3a4a1d2a10"
      title="2022 Toyota Corolla"
      kinds={['enquiry', 'test-drive']}
      only={only}
      messages={{ enquiry: 'Hello', 'test-drive': 'A drive', photos: '', video: '' }}
      submitLabel={null}
      checks={{ messageRequired: true, enforceValidation: true, requireTerms: false }}
      showRego={showRego}
      dateField={false}
      optIn={{ label: 'News', checked: false, notice: '' }}
    />,
  )
  return [...html.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name)
}

test('LEA-09 a question about a car asks for the shopper’s registration where the dealership wants it; a test drive does not', async () => {
  expect(await namesOf(true, 'enquiry')).toContain('rego')
  expect(await namesOf(false, 'enquiry')).not.toContain('rego')
  expect(await namesOf(true, 'test-drive')).not.toContain('rego')
})
