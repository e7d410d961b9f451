'use client'

import { useActionState, useState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitEnquiry } from '@/src/actions/submitEnquiry'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { Textarea } from '@/src/components/ui/Textarea'
import { type VehicleEnquiryKind, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { ContactFields } from './ContactFields'
import { EnquiryKindChoice } from './EnquiryKindChoice'
import { FormFoot } from './FormFoot'
import { FormSent } from './FormSent'
import { useEnquiryKind } from './useEnquiryKind'

interface EnquiryFormProps {
  carId: string
  kinds: VehicleEnquiryKind[]
  /** The comment each kind starts with. */
  messages: Record<VehicleEnquiryKind, string>
  /** Null: what the kind says. */
  submitLabel: string | null
  messageRequired: boolean
  dateField: boolean
  optInLabel: string
  optInDefault: boolean
}

const start: EnquiryState = { kind: 'idle' }

/** Question, test drive or photos of one car; works without JavaScript and keeps what was typed (VDP-42, LEA-07, LEA-20, LEA-25). */
export const EnquiryForm = ({
  carId,
  kinds,
  messages,
  submitLabel,
  messageRequired,
  dateField,
  optInLabel,
  optInDefault,
}: EnquiryFormProps) => {
  const [state, action, pending] = useActionState(submitEnquiry, start)
  const [kind, setKind] = useEnquiryKind(kinds)
  const [typed, setTyped] = useState<string | null>(null)
  if (state.kind === 'sent')
    return (
      <FormSent
        title="Thank you, we have your enquiry."
        text="Someone from the dealership will be in touch soon."
        leadId={state.leadId}
      />
    )
  const values = state.kind === 'idle' ? {} : state.values
  const errors = state.kind === 'invalid' ? state.errors : {}
  const { messageOptional, submit } = vehicleEnquiryKinds[kind]
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      {state.kind === 'failed' && (
        <p role="alert" className="rounded-md bg-danger-soft p-4 font-medium text-danger sm:col-span-2">
          {state.message}
        </p>
      )}
      <input type="hidden" name="car_id" value={carId} />
      <EnquiryKindChoice kinds={kinds} chosen={kind} onChoose={setKind} />
      <ContactFields values={values} errors={errors} />
      {kind === 'test-drive' && dateField && (
        <Field label="Test Drive Booking Date" error={errors.test_drive_at}>
          <Input type="datetime-local" name="test_drive_at" defaultValue={values.test_drive_at ?? ''} />
        </Field>
      )}
      <Field
        label="Comments"
        required={messageRequired && !messageOptional}
        error={errors.message}
        className="sm:col-span-2"
      >
        <Textarea
          name="message"
          rows={3}
          value={typed ?? values.message ?? messages[kind]}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <FormFoot
        pending={pending}
        submit={submitLabel ?? submit}
        optIn={{ label: optInLabel, checked: optInDefault }}
        purpose="We use your details to answer this enquiry."
      />
    </form>
  )
}
