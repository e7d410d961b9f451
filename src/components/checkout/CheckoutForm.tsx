'use client'

import { useActionState } from 'react'
import type { CheckoutState } from '@/src/actions/CheckoutState'
import { submitCheckout } from '@/src/actions/submitCheckout'
import { Field } from '@/src/components/ui/Field'
import { Textarea } from '@/src/components/ui/Textarea'
import { ContactFields } from '@/src/components/vehicle/ContactFields'
import { FormFailed } from '@/src/components/vehicle/FormFailed'
import { FormFoot } from '@/src/components/vehicle/FormFoot'
import { FormSent } from '@/src/components/vehicle/FormSent'
import { PurchaseFields } from './PurchaseFields'

interface CheckoutFormProps {
  carId: string
  mode: 'reserve' | 'buy'
  submit: string
  /** Cooling-off and what the deposit means, before payment (LAW-09). */
  terms: string
  sandbox: boolean
  optIn: { label: string; checked: boolean }
}

const start: CheckoutState = { kind: 'idle' }
const DONE = {
  reserve: { title: 'It is reserved for you.', text: 'We will call you to arrange the rest.' },
  buy: { title: 'It is yours to collect.', text: 'We have reserved it and will send you the contract to sign.' },
}

/** Contact details, what was agreed, and the deposit (BUY-07); works without JavaScript. */
export const CheckoutForm = ({ carId, mode, submit, terms, sandbox, optIn }: CheckoutFormProps) => {
  const [state, action, pending] = useActionState(submitCheckout, start)
  if (state.kind === 'reserved') return <FormSent {...DONE[mode]} leadId={state.reference} />
  const typed = state.kind === 'idle' ? null : state.values
  const values: Record<string, string> = typed ?? {}
  const errors = state.kind === 'invalid' ? state.errors : {}
  return (
    <form action={action} noValidate className="grid gap-5 sm:grid-cols-2">
      <FormFailed state={state} />
      <input type="hidden" name="car_id" value={carId} />
      <input type="hidden" name="mode" value={mode} />
      <h2 className="text-subheading sm:col-span-2">Your details</h2>
      <ContactFields values={values} errors={errors} />
      {mode === 'buy' && <PurchaseFields values={values} />}
      <Field label="Anything we should know?" className="sm:col-span-2">
        <Textarea name="message" rows={3} defaultValue={values.message ?? ''} />
      </Field>
      <div className="grid gap-4 rounded-lg bg-surface p-5 sm:col-span-2">
        <h2 className="text-subheading">Deposit</h2>
        <p className="text-sm text-muted">{terms}</p>
        {sandbox && (
          <p className="rounded-md bg-warning-soft p-3 text-sm font-semibold text-warning">
            Sandbox payment: no card is asked for and no money is taken.
          </p>
        )}
        <div>
          <label className="flex items-start gap-3 text-sm font-semibold">
            <input
              type="checkbox"
              name="accepted"
              aria-invalid={errors.accepted ? true : undefined}
              className="mt-0.5 size-5 shrink-0 accent-(--brand)"
            />
            I have read this.
          </label>
          {errors.accepted && (
            <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
              {errors.accepted}
            </p>
          )}
        </div>
      </div>
      <FormFoot
        pending={pending}
        submit={submit}
        optIn={optIn}
        typed={typed}
        purpose="We use your details for this reservation."
      />
    </form>
  )
}
