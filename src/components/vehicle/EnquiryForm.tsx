'use client'

import { useActionState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitEnquiry } from '@/src/actions/submitEnquiry'
import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { Textarea } from '@/src/components/ui/Textarea'

interface EnquiryFormProps {
  carId: string
  message: string
  submitLabel: string
  optInLabel: string
  optInDefault: boolean
}

const FIELDS = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name', type: 'text', required: true },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', type: 'text', required: false },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', required: true },
  { name: 'phone', label: 'Mobile Number', autoComplete: 'tel', type: 'tel', required: true },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', type: 'text', required: true },
] as const

/** Enquiry about one car; works without JavaScript, keeps what was typed, and says what is wrong beside the field. */
export const EnquiryForm = ({ carId, message, submitLabel, optInLabel, optInDefault }: EnquiryFormProps) => {
  const start: EnquiryState = { kind: 'idle' }
  const [state, action, pending] = useActionState(submitEnquiry, start)
  if (state.kind === 'sent') {
    return (
      <div role="status" className="rounded-lg bg-success-soft p-6">
        <p className="text-subheading font-semibold text-success">Thank you, we have your enquiry.</p>
        <p className="mt-2">Someone from the dealership will be in touch soon. Your reference is {state.leadId.slice(0, 8).toUpperCase()}.</p>
      </div>
    )
  }
  const values = state.kind === 'idle' ? {} : state.values
  const errors = state.kind === 'invalid' ? state.errors : {}
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      {state.kind === 'failed' && (
        <p role="alert" className="rounded-md bg-danger-soft p-4 font-medium text-danger sm:col-span-2">
          {state.message}
        </p>
      )}
      <input type="hidden" name="car_id" value={carId} />
      <input type="text" name="tracking" tabIndex={-1} autoComplete="off" aria-hidden className="absolute -left-[9999px] size-px" />
      {FIELDS.map(({ name, label, required, ...input }) => (
        <Field key={name} label={label} required={required} error={errors[name]}>
          <Input name={name} defaultValue={values[name] ?? ''} {...input} {...(name === 'postcode' ? { inputMode: 'numeric', maxLength: 4 } : {})} />
        </Field>
      ))}
      <Field label="Comments" required error={errors.message} className="sm:col-span-2">
        <Textarea name="message" rows={4} defaultValue={values.message ?? message} />
      </Field>
      <label className="flex items-start gap-3 text-sm sm:col-span-2">
        <input type="checkbox" name="opt_in" defaultChecked={optInDefault} className="mt-0.5 size-5 accent-(--brand)" />
        {optInLabel}
      </label>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <Button type="submit" size="lg" disabled={pending} aria-busy={pending}>
          {pending ? 'Sending…' : submitLabel}
        </Button>
        <p className="max-w-sm text-sm text-muted">
          We use your details to answer this enquiry. See our{' '}
          <a href="/privacy-policy" className="underline">
            privacy policy
          </a>
          .
        </p>
      </div>
    </form>
  )
}
