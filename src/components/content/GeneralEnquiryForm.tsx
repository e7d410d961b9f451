'use client'

import { useActionState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitGeneralEnquiry } from '@/src/actions/submitGeneralEnquiry'
import { Field } from '@/src/components/ui/Field'
import { Select } from '@/src/components/ui/Select'
import { Textarea } from '@/src/components/ui/Textarea'
import { ContactFields } from '@/src/components/vehicle/ContactFields'
import { FormFailed } from '@/src/components/vehicle/FormFailed'
import { FormFoot } from '@/src/components/vehicle/FormFoot'
import type { EnquiryKind } from '@/src/domain/leads/generalEnquiry'
import { type DetailFields, DetailInputs } from './DetailInputs'

export interface GeneralEnquiryFormProps {
  kind: EnquiryKind
  submitLabel: string
  details: DetailFields
  /** Choices of the category select; empty: none is shown (LEA-08). */
  categories: readonly string[]
  /** Choices of the location select; empty: none is shown (LEA-10, LEA-11). */
  locations: { id: string; name: string }[]
  message: { label: string; required: boolean; text: string }
  optIn: { label: string; checked: boolean }
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
}

const EMPTY: Record<string, string> = {}

const IDLE: EnquiryState = { kind: 'idle' }

/**
 * The one form of every page that is about no particular car. Works without JavaScript, keeps what was typed, and says
 * what is wrong beside the field (LEA-07..12, LEA-17..21, LEA-37, LEA-38).
 */
export const GeneralEnquiryForm = (props: GeneralEnquiryFormProps) => {
  const { kind, submitLabel, details, categories, locations, message, optIn, prefill = EMPTY } = props
  const [state, action, pending] = useActionState(submitGeneralEnquiry, IDLE)
  const typed = state.kind === 'invalid' || state.kind === 'failed' ? state.values : null
  const values = typed ?? prefill
  const errors = state.kind === 'invalid' ? state.errors : {}
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      <FormFailed state={state} />
      <input type="hidden" name="kind" value={kind} />
      {values.car_id && <input type="hidden" name="car_id" value={values.car_id} />}
      {categories.length > 0 && (
        <Field label="What is it about?" required error={errors.category} className="sm:col-span-2">
          <Select
            key={values.category}
            name="category"
            defaultValue={values.category ?? categories[0]}
            options={categories.map((label) => ({ value: label, label }))}
          />
        </Field>
      )}
      {locations.length > 1 && (
        <Field label="Location" required error={errors.location_id} className="sm:col-span-2">
          <Select
            key={values.location_id}
            name="location_id"
            defaultValue={values.location_id ?? locations[0]?.id}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      <DetailInputs fields={details} values={values} errors={errors} />
      <ContactFields values={values} errors={errors} />
      <Field label={message.label} required={message.required} error={errors.message} className="sm:col-span-2">
        <Textarea name="message" rows={4} defaultValue={values.message ?? message.text} />
      </Field>
      <FormFoot
        pending={pending}
        submit={submitLabel}
        optIn={optIn}
        typed={typed}
        purpose="We use your details to answer you."
      />
    </form>
  )
}
