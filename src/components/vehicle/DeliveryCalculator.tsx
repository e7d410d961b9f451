'use client'

import { type FormEvent, useState } from 'react'
import { formatDollars } from '@/src/domain/stock/formatDollars'
import { askDelivery, type DeliveryAnswer } from './askDelivery'
import { DeliveryFields } from './DeliveryFields'

/** What it costs to have the car brought home (VDP-07, LOC-13..15). */
export const DeliveryCalculator = ({ carId }: { carId: string | null }) => {
  const [answer, setAnswer] = useState<DeliveryAnswer>({ kind: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('postcode')
    setAnswer({ kind: 'asking' })
    setAnswer(await askDelivery(typeof typed === 'string' ? typed : '', carId))
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <DeliveryFields error={answer.kind === 'none' ? answer.message : null} asking={answer.kind === 'asking'} />
      </form>
      <div aria-live="polite" data-testid="delivery-answer">
        {answer.kind === 'found' && (
          <p className="mt-5 text-lg">
            <strong className="text-[1.75rem] font-bold tracking-[-0.025em] tabular">
              {answer.price === 0 ? 'Free' : formatDollars(answer.price)}
            </strong>{' '}
            delivery to {answer.name}
          </p>
        )}
      </div>
    </>
  )
}
