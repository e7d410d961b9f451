'use client'

import { findInvoice } from '@/src/actions/payments/payInvoice'
import type { FormValues } from '@/src/actions/FormState'
import { Form } from '@/src/components/forms/Form'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField, TextField } from '@/src/components/forms/TextField'

const schema = async () => (await import('@/src/domain/checkout/paymentRequest')).findRequestSchema
const nothing = (): void => undefined

/** The three things on an invoice that find it (RTE-41). */
export const FindInvoiceForm = ({ prefill, notice }: { prefill: FormValues; notice: string }) => (
  <Form action={findInvoice} schema={schema} beforeSend={nothing} prefill={prefill}>
    <TextField
      name="reference"
      label="Reference"
      hint="The number on your invoice, such as INV-20418."
      autoComplete="off"
      autoCapitalize="characters"
      required
      className="sm:col-span-full"
    />
    <TextField name="last_name" label="Last name on the invoice" autoComplete="family-name" required />
    <EmailField name="email" label="Email on the invoice" required />
    <div className="grid justify-items-start gap-4 sm:col-span-full">
      <SubmitButton size="lg" label="Continue" pendingLabel="Looking…" className="max-sm:w-full" />
      <CollectionNotice text={notice} purpose="We use your details to find your invoice and to send the receipt." />
    </div>
  </Form>
)
