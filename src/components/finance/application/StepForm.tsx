'use client'

import Link from 'next/link'
import { saveFinanceStep } from '@/src/actions/finance/saveFinanceStep'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SelectField } from '@/src/components/forms/SelectField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { DateField, EmailField, PostcodeField, TextField } from '@/src/components/forms/TextField'
import type { ApplicationField, ApplicationStep } from '@/src/domain/finance/application/ApplicationStep'
import type { LoanLimits } from '@/src/domain/finance/application/stepSchema'

const nothing = (): void => undefined

const schemaOf = (step: ApplicationStep, limits: LoanLimits) => async () =>
  (await import('@/src/domain/finance/application/stepSchema')).stepSchemaOf(step, limits)

/** One question, by its kind. */
const StepField = ({ field }: { field: ApplicationField }) => {
  const { name, label, kind, hint, autoComplete, options = [] } = field
  const required = field.required !== undefined
  const props = { name, label, hint: hint ?? null, required, ...(autoComplete ? { autoComplete } : {}) }
  switch (kind) {
    case 'select':
      return (
        <SelectField
          {...{ name, label, required }}
          placeholder="Choose"
          options={options.map(([value, text]) => ({ value, label: text }))}
        />
      )
    case 'email':
      return <EmailField {...props} />
    case 'postcode':
      return <PostcodeField {...props} />
    case 'date':
      return <DateField {...props} />
    case 'phone':
      return <TextField type="tel" {...props} />
    case 'dollars':
      return <TextField inputMode="numeric" placeholder="$" {...props} />
    case 'whole':
      return <TextField inputMode="numeric" {...props} />
    case 'text':
      return <TextField {...props} />
  }
}

interface StepFormProps {
  step: ApplicationStep
  /** What was saved, else what is known of the shopper and the car. */
  values: Record<string, string>
  carId: string | null
  limits: LoanLimits
  /** The step before; null at the first. */
  back: string | null
  /** Of the collection notice (LAW-08). */
  notice: string
}

/** One step of the finance application. It is saved when it is sent, with JavaScript or without. */
export const StepForm = ({ step, values, carId, limits, back, notice }: StepFormProps) => (
  <Form action={saveFinanceStep} schema={schemaOf(step, limits)} beforeSend={nothing} prefill={values}>
    <HiddenFields values={{ step: step.id, car_id: carId ?? '' }} />
    {step.fields.map((field) => (
      <StepField key={field.name} field={field} />
    ))}
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 sm:col-span-full">
      <SubmitButton size="lg" label="Save and continue" pendingLabel="Saving…" className="max-sm:w-full" />
      {back && (
        <Link prefetch={false} href={back} className="inline-flex min-h-11 items-center font-semibold underline">
          Back
        </Link>
      )}
      <CollectionNotice text={notice} purpose="We use your answers for this application." />
    </div>
  </Form>
)
