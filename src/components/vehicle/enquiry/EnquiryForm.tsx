'use client'

import { submitEnquiry } from '@/src/actions/submitEnquiry'
import { Form } from '@/src/components/forms/Form'
import type { OptIn } from '@/src/components/forms/FormFooter'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import type { FormChecks } from '@/src/domain/leads/formFields'
import { type VehicleEnquiryKind } from '@/src/domain/leads/vehicleEnquiryKinds'
import type { VisitWords } from '@/src/domain/testDrives/vehicleVisit'
import { EnquiryFields } from './EnquiryFields'

export interface EnquiryFormProps {
  carId: string
  /** What the car is called in a dialog's title. */
  title: string
  kinds: VehicleEnquiryKind[]
  /** How the car is tried. */
  visit: VisitWords
  /** The comment each kind starts with. */
  messages: Record<VehicleEnquiryKind, string>
  /** Null uses the label of the kind. */
  submitLabel: string | null
  checks: FormChecks
  /** Asks for the shopper's own registration (LEA-09). */
  showRego: boolean
  dateField: boolean
  optIn: OptIn
}

/**
 * Question, test drive, photos or a video of one car (VDP-42, LEA-07, LEA-20, LEA-25). `only`: the one kind a dialog is about.
 */
export const EnquiryForm = ({ only, ...props }: EnquiryFormProps & { only?: VehicleEnquiryKind }) => {
  const { carId, checks } = props
  const schema = async () => {
    const { vehicleEnquirySchema } = await import('@/src/domain/leads/vehicleEnquiryForm')
    return vehicleEnquirySchema(checks)
  }
  return (
    <Form
      action={submitEnquiry}
      schema={schema}
      enforceValidation={checks.enforceValidation}
      sent={{ title: 'Thank you, we have your enquiry.', text: 'Someone from the dealership will be in touch soon.' }}
    >
      <HiddenFields values={{ car_id: carId }} />
      <EnquiryFields {...props} kinds={only ? [only] : props.kinds} followsHash={only === undefined} />
    </Form>
  )
}
