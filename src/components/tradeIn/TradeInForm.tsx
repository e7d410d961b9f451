'use client'

import { useActionState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitTradeIn } from '@/src/actions/submitTradeIn'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { Select } from '@/src/components/ui/Select'
import { Textarea } from '@/src/components/ui/Textarea'
import { ContactFields } from '@/src/components/vehicle/ContactFields'
import { FormFailed } from '@/src/components/vehicle/FormFailed'
import { FormFoot } from '@/src/components/vehicle/FormFoot'
import { FormSent } from '@/src/components/vehicle/FormSent'
import { CONDITIONS, STATES } from '@/src/domain/leads/tradeInChoices'

interface TradeInFormProps {
  /** The car it is traded for; null: it is only sold. */
  carId: string | null
  optIn: { label: string; checked: boolean }
}

const start: EnquiryState = { kind: 'idle' }
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What a shopper tells about the own car, and who asks (RTE-04, RTE-05); works without JavaScript. */
export const TradeInForm = ({ carId, optIn }: TradeInFormProps) => {
  const [state, action, pending] = useActionState(submitTradeIn, start)
  if (state.kind === 'sent')
    return (
      <FormSent
        title="Thank you, we have your details."
        text="A buyer looks at them and calls you with a figure."
        leadId={state.leadId}
      />
    )
  const typed = state.kind === 'idle' ? null : state.values
  const values: Record<string, string> = typed ?? {}
  const errors = state.kind === 'invalid' ? state.errors : {}
  const input = (name: string) => ({ name, defaultValue: values[name] ?? '' })
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      <FormFailed state={state} />
      <input type="hidden" name="car_id" value={carId ?? ''} />
      <h2 className="text-subheading sm:col-span-2">Your vehicle</h2>
      <Field label="Registration" error={errors.rego}>
        <Input {...input('rego')} autoCapitalize="characters" autoComplete="off" placeholder="e.g. ABC12D" />
      </Field>
      <Field label="State" required error={errors.rego_state}>
        <Select {...input('rego_state')} key={values.rego_state} options={choices(STATES)} placeholder="Choose" />
      </Field>
      <Field label="Make" required error={errors.make}>
        <Input {...input('make')} placeholder="e.g. Mazda" />
      </Field>
      <Field label="Model" required error={errors.model}>
        <Input {...input('model')} placeholder="e.g. CX-5 Touring" />
      </Field>
      <Field label="Year" required error={errors.year}>
        <Input {...input('year')} inputMode="numeric" maxLength={4} placeholder="e.g. 2019" />
      </Field>
      <Field label="Kilometres" required error={errors.odometer_km}>
        <Input {...input('odometer_km')} inputMode="numeric" placeholder="e.g. 61200" />
      </Field>
      <Field label="Condition" required error={errors.condition} className="sm:col-span-2">
        <Select {...input('condition')} key={values.condition} options={choices(CONDITIONS)} placeholder="Choose" />
      </Field>
      <h2 className="mt-3 text-subheading sm:col-span-2">Your details</h2>
      <ContactFields values={values} errors={errors} />
      <Field label="Comments" error={errors.message} className="sm:col-span-2">
        <Textarea {...input('message')} rows={3} placeholder="Service history, damage, finance owing…" />
      </Field>
      <FormFoot
        pending={pending}
        submit="Value my trade-in"
        optIn={optIn}
        typed={typed}
        purpose="We use your details to value your vehicle."
      />
    </form>
  )
}
