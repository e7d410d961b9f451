import type { Resolver } from 'react-hook-form'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import type { VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'

/** What a shopper types into the form about a car. */
export interface EnquiryFields {
  name?: string
  last_name?: string
  email?: string
  phone?: string
  postcode?: string
  message?: string
  test_drive_at?: string
}

interface EnquiryRules {
  kind: VehicleEnquiryKind
  carId: string
  messageRequired: boolean
}

/** The server's own rules and words, asked in the browser while the form is filled in (LEA-07, LEA-17, LEA-19). */
export const enquiryResolver =
  ({ kind, carId, messageRequired }: EnquiryRules): Resolver<EnquiryFields> =>
  (values) => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
    const parsed = vehicleEnquirySchema({ messageRequired }).safeParse({
      name: '',
      email: '',
      phone: '',
      postcode: '',
      ...typed,
      kind,
      car_id: carId,
    })
    if (parsed.success) return { values, errors: {} }
    const first = parsed.error.issues.toReversed()
    const errors = Object.fromEntries(first.map(({ path, message }) => [path.join('.'), { type: 'schema', message }]))
    return { values: {}, errors }
  }
