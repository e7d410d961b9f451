'use client'

import type { ReactNode } from 'react'
import type { FormValues } from '@/src/actions/FormState'
import { submitCheckout } from '@/src/actions/submitCheckout'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { CheckboxGroup } from '@/src/components/forms/CheckboxGroup'
import { ContactFields } from '@/src/components/forms/ContactFields'
import { Form } from '@/src/components/forms/Form'
import { FormFooter, type OptIn } from '@/src/components/forms/FormFooter'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SelectField } from '@/src/components/forms/SelectField'
import { TextareaField } from '@/src/components/forms/TextareaField'
import { type AddOn, addOnWords } from '@/src/domain/checkout/addOns'
import { HANDOVERS, PAY_WAYS, RESERVED_WORDS } from '@/src/domain/checkout/purchaseChoices'

interface CheckoutFormProps {
  carId: string
  /** The price the page shows, in dollars; '' for none: another one by then is told before anything is paid. */
  price: string
  mode: 'reserve' | 'buy'
  /** Extras sold with the car; a purchase offers them. */
  addOns: readonly AddOn[]
  submit: string
  /** Cooling-off and what the deposit means, before payment (LAW-09). */
  terms: string
  /** Sent with the form: terms that have changed by then are told, as a price is. */
  termsHash: string
  sandbox: boolean
  /** What was typed before the shopper left the payment. */
  prefill?: FormValues | undefined
  optIn: OptIn
  /** Replaces the fields; null when the car can be reserved. */
  closed: ReactNode
}

const schema = async () => (await import('@/src/domain/checkout/checkoutForm')).checkoutFormSchema
const choices = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const NOTHING_TYPED: FormValues = {}

/** Contact details, what was agreed, and the deposit (BUY-07). */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const {
    carId,
    price,
    mode,
    addOns,
    submit,
    terms,
    termsHash,
    sandbox,
    optIn,
    closed,
    prefill = NOTHING_TYPED,
  } = props
  return (
    <Form action={submitCheckout} schema={schema} sent={RESERVED_WORDS[mode]} closed={closed} prefill={prefill}>
      <HiddenFields values={{ car_id: carId, mode, price, terms: termsHash }} />
      <h2 className="text-subheading sm:col-span-full">Your details</h2>
      <ContactFields />
      {mode === 'buy' && (
        <>
          <SelectField name="pay" label="How will you pay the rest?" options={choices(PAY_WAYS)} />
          <SelectField name="handover" label="Handover" options={choices(HANDOVERS)} />
          {addOns.length > 0 && (
            <CheckboxGroup name="add_ons" label="Extras, added to the price" options={addOns.map(addOnWords)} />
          )}
          <CheckboxField name="has_trade_in" label="I have a car to trade in" className="text-sm sm:col-span-full" />
        </>
      )}
      <TextareaField name="message" label="Anything we should know?" rows={3} className="sm:col-span-full" />
      <div className="grid gap-4 rounded-lg bg-surface p-5 sm:col-span-full">
        <h2 className="text-subheading">Deposit</h2>
        <p className="text-sm text-muted">{terms}</p>
        {sandbox && (
          <p className="rounded-md bg-warning-soft p-3 text-sm font-semibold text-warning">
            Sandbox payment: no card is asked for and no money is taken.
          </p>
        )}
        <CheckboxField name="accepted" label="I have read this." required className="text-sm font-semibold" />
      </div>
      <FormFooter submit={submit} optIn={optIn} purpose="We use your details for this reservation." />
    </Form>
  )
}
