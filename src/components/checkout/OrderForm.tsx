'use client'

import { signOrder } from '@/src/actions/signOrder'
import { CheckboxField } from '@/src/components/forms/CheckboxField'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SignatureField } from '@/src/components/forms/SignatureField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { ORDER_CONSENT } from '@/src/domain/checkout/orderForm'

const schema = async () => (await import('@/src/domain/checkout/orderForm')).orderFormSchema

/** Signs the order above it by a typed name. `shown`: the hash of that order; another one by then is told, not signed. */
export const OrderForm = ({ orderKey, shown }: { orderKey: string; shown: string }) => (
  <Form action={signOrder} schema={schema} className="grid gap-5">
    <HiddenFields values={{ key: orderKey, shown }} />
    <SignatureField />
    <CheckboxField name="agreed" label={ORDER_CONSENT} required className="text-sm font-semibold" />
    <div>
      <SubmitButton size="lg" label="Sign the order" className="max-sm:w-full" />
    </div>
  </Form>
)
