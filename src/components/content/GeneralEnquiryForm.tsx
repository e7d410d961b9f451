'use client'

import Link from 'next/link'
import { useActionState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitGeneralEnquiry } from '@/src/actions/submitGeneralEnquiry'
import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Select } from '@/src/components/ui/Select'
import { Textarea } from '@/src/components/ui/Textarea'
import { ContactFields } from '@/src/components/vehicle/ContactFields'
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
  optIn: { label: string; ticked: boolean }
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
  const values = state.kind === 'invalid' || state.kind === 'failed' ? state.values : prefill
  const errors = state.kind === 'invalid' ? state.errors : {}
  const ticked = 'kind' in values ? values.opt_in === 'on' : optIn.ticked
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      {state.kind === 'failed' && (
        <p role="alert" className="rounded-md bg-danger-soft p-4 font-medium text-danger sm:col-span-2">
          {state.message}
        </p>
      )}
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
      <label className="flex items-start gap-3 text-sm sm:col-span-2">
        <input
          key={String(ticked)}
          type="checkbox"
          name="opt_in"
          defaultChecked={ticked}
          className="mt-0.5 size-5 accent-(--brand)"
        />
        {optIn.label}
      </label>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <Button type="submit" size="lg" disabled={pending} aria-busy={pending}>
          {pending ? 'Sending…' : submitLabel}
        </Button>
        <p className="max-w-sm text-sm text-muted">
          We use your details to answer you. See our{' '}
          <Link href="/privacy-policy" prefetch={false} className="underline">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </form>
  )
}
