'use client'

import { spinWheel } from '@/src/actions/prizes/spinWheel'
import type { FormValues } from '@/src/actions/FormState'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SelectField } from '@/src/components/forms/SelectField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField, TextField } from '@/src/components/forms/TextField'
import { TURN_TERMS } from '@/src/domain/prizes/turnForm'

interface TurnFormProps {
  wheelId: string
  states: readonly string[]
  prefill: FormValues
  /** Label of the marketing consent, and the notice about what details are used for. */
  optIn: { label: string; notice: string }
}

const schema = async () => (await import('@/src/domain/prizes/turnForm')).turnFormSchema
const nothing = (): void => undefined

/** Who spins. The prize goes to the address; consent to marketing is asked apart and never ticked before (LAW-07). */
export const TurnForm = ({ wheelId, states, prefill, optIn }: TurnFormProps) => (
  <Form action={spinWheel} schema={schema} beforeSend={nothing} prefill={prefill}>
    <HiddenFields values={{ wheel: wheelId }} />
    <TextField name="name" label="First name" autoComplete="given-name" required />
    <TextField name="last_name" label="Last name" autoComplete="family-name" />
    <EmailField name="email" label="Email for the prize" required className="sm:col-span-full" />
    <SelectField
      name="state"
      label="State or territory you live in"
      placeholder="Please choose"
      required
      options={states.map((value) => ({ value, label: value }))}
      className="sm:col-span-full"
    />
    <CheckboxField name="terms" label={TURN_TERMS} required className="text-sm sm:col-span-full" />
    <CheckboxField name="opt_in" label={optIn.label} className="text-sm sm:col-span-full" />
    <div className="grid gap-4 sm:col-span-full">
      <SubmitButton size="lg" label="Spin the wheel" pendingLabel="Spinning…" className="w-full" />
      <CollectionNotice
        text={optIn.notice}
        purpose="We use your details to run this promotion and to hand over the prize."
      />
    </div>
  </Form>
)
