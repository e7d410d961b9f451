'use client'

import { type FormEvent, useState } from 'react'
import { FormContext } from '@/src/components/forms/FormContext'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { PostcodeField } from '@/src/components/forms/PostcodeField'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { useSchemaForm } from '@/src/components/forms/useSchemaForm'
import { DELIVERY_PATH } from '@/src/domain/locations/delivery/deliveryEstimate'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import { askDelivery, type DeliveryCost } from './askDelivery'

const schema = async () => (await import('@/src/domain/locations/delivery/deliveryForm')).deliveryFormSchema
const NO_VALUES = {}

/** What home delivery costs (VDP-07, LOC-13..15); without JavaScript the answer is a page of its own. */
export const DeliveryForm = ({ carId }: { carId: string | null }) => {
  const [cost, setCost] = useState<DeliveryCost | null>(null)
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
        className="grid items-start gap-3 sm:grid-cols-[16rem_auto] sm:justify-start"
      >
        <FormContext value={context}>
          {carId && <HiddenFields values={{ car_id: carId }} />}
          <PostcodeField name="postcode" label="Your postcode" required placeholder="e.g. 2000" />
          <SubmitButton
            label="Get estimate"
            pendingLabel="Checking…"
            variant="secondary"
            className="h-12 sm:mt-[1.8rem]"
          />
        </FormContext>
      </form>
      <div aria-live="polite" data-testid="delivery-answer">
        {cost && (
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
