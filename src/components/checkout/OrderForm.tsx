'use client'

import { signOrder } from '@/src/actions/signOrder'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SignatureField } from '@/src/components/forms/SignatureField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { ORDER_CONSENT } from '@/src/domain/checkout/signature'
import { LicenceFields } from './LicenceFields'
import { SignaturePad } from './SignaturePad'

interface OrderFormProps {
  orderKey: string
  /** The hash of the order above; another one by then is told, not signed. */
  shown: string
  /** The dealership asks for the driver licence. */
  asksLicence: boolean
  /** Of the collection notice (LAW-08). */
  notice: string
}

const schemaFor = async (asksLicence: boolean) =>
  (await import('@/src/domain/checkout/orderForm')).orderFormSchemaFor(asksLicence)

/** Signs the order above it by a typed name, and by hand as well if one likes. */
export const OrderForm = ({ orderKey, shown, asksLicence, notice }: OrderFormProps) => (
  <Form action={signOrder} schema={() => schemaFor(asksLicence)} className="grid gap-5">
    <HiddenFields values={{ key: orderKey, shown }} />
    {asksLicence && <LicenceFields />}
    <SignatureField />
    <SignaturePad name="drawn" />
    <CheckboxField name="agreed" label={ORDER_CONSENT} required className="text-sm font-semibold" />
    <div className="flex flex-wrap items-center gap-5">
      <SubmitButton size="lg" label="Sign the order" className="max-sm:w-full" />
      <CollectionNotice
        text={notice}
        purpose={
          asksLicence
            ? 'We use your licence to check who you are, and your signature for this order.'
            : 'We use your signature for this order.'
        }
      />
    </div>
  </Form>
)
