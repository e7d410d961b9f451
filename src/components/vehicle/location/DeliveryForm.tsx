'use client'

import { type FormEvent, useState } from 'react'
import { FormContext } from '@/src/components/forms/FormContext'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { PostcodeField } from '@/src/components/forms/TextField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { useSchemaForm } from '@/src/components/forms/useSchemaForm'
import { DELIVERY_MESSAGES, DELIVERY_PATH } from '@/src/domain/locations/delivery/deliveryEstimate'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

const schema = async () => (await import('@/src/domain/locations/delivery/deliveryForm')).deliveryFormSchema
const NO_VALUES = {}

interface DeliveryCost {
  name: string
  /** Dollars. */
  price: number
}

interface Reply extends Partial<DeliveryCost> {
  error?: { code: string; message: string }
}

const FAILED = 'That did not work. Please try again.'

/** `onRequest`: the postcode that has no price. */
type Answer = DeliveryCost | { problem: string } | { onRequest: string }

/** Price of home delivery, what is wrong with the question, or that it is given on request (LOC-13..15, ERR-22). */
const askDelivery = async (query: URLSearchParams): Promise<Answer> => {
  try {
    const response = await fetch(`${DELIVERY_PATH}?${query.toString()}`)
    const { name, price, error }: Reply = await response.json()
    if (name !== undefined && price !== undefined) return { name, price }
    if (error?.code === 'no_estimate') return { onRequest: query.get('postcode') ?? '' }
    return { problem: error?.message ?? FAILED }
  } catch {
    return { problem: FAILED }
  }
}

/** No price is set for that place: nothing the shopper did wrong, so it says what to do instead (ERR-22). */
const OnRequest = ({ postcode, promise }: { postcode: string; promise: string | null }) => (
  <div className="mt-5 rounded-lg bg-surface p-5">
    <p>
      {DELIVERY_MESSAGES.unknown} {promise}
    </p>
    <a
      href="#enquire"
      data-message={`What would delivery to ${postcode} cost?`}
      className="mt-2 inline-flex min-h-9 items-center font-semibold text-brand-text underline underline-offset-4"
    >
      Ask for a delivery quote
    </a>
  </div>
)

export interface DeliveryFormProps {
  carId: string | null
  /** How soon the dealership answers, as it says itself; null: it does not say. */
  promise: string | null
}

/** What home delivery costs (VDP-07, LOC-13..15); without JavaScript the answer is a page of its own. */
export const DeliveryForm = ({ carId, promise }: DeliveryFormProps) => {
  const [cost, setCost] = useState<DeliveryCost | { onRequest: string } | null>(null)
  const { context, formProps } = useSchemaForm({ schema, values: NO_VALUES, sending: false })
  const { handleSubmit, setError } = context.methods
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (context.busy) return
    const query = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setCost(null)
    void handleSubmit(async () => {
      const answer = await askDelivery(query)
      if ('problem' in answer) setError('postcode', { type: 'server', message: answer.problem }, { shouldFocus: true })
      else setCost(answer)
    })(event)
  }
  return (
    <>
      <form
        action={DELIVERY_PATH}
        onSubmit={onSubmit}
        {...formProps}
        className="grid items-start gap-3 @lg:grid-cols-[16rem_auto] @lg:justify-start"
      >
        <FormContext value={context}>
          {carId && <HiddenFields values={{ car_id: carId }} />}
          <PostcodeField name="postcode" label="Your postcode" required />
          <SubmitButton
            label="Get estimate"
            pendingLabel="Checking…"
            variant="secondary"
            className="h-12 @lg:mt-[1.8rem]"
          />
        </FormContext>
      </form>
      <div aria-live="polite" data-testid="delivery-answer">
        {cost && 'onRequest' in cost && <OnRequest postcode={cost.onRequest} promise={promise} />}
        {cost && 'price' in cost && (
          <p className="mt-5 text-lg">
            <strong className="text-[1.75rem] font-bold tracking-[-0.025em] tabular">
              {cost.price === 0 ? 'Free' : formatDollars(cost.price)}
            </strong>{' '}
            delivery to {cost.name}
          </p>
        )}
      </div>
    </>
  )
}
