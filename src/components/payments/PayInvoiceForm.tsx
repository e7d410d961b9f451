'use client'

import { payInvoice } from '@/src/actions/payments/payInvoice'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SubmitButton } from '@/src/components/forms/SubmitButton'

const schema = async () => (await import('@/src/domain/checkout/paymentRequest')).payRequestSchema
const nothing = (): void => undefined

/** The one button that pays; it is asked for no card. */
export const PayInvoiceForm = ({ invoiceKey, amount }: { invoiceKey: string; amount: string }) => (
  <Form action={payInvoice} schema={schema} beforeSend={nothing} summary={false} className="grid gap-5">
    <HiddenFields values={{ key: invoiceKey }} />
    <SubmitButton size="lg" label={`Pay ${amount}`} pendingLabel="Paying…" className="w-full" />
  </Form>
)
