'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { DELIVERY_MESSAGES, postcodeProblem } from '@/src/domain/locations/deliveryEstimate'
import { formatDollars } from '@/src/domain/stock/formatDollars'

type Answer =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; name: string; price: number }
  | { kind: 'none'; message: string }

interface Reply {
  name?: string
  price?: number
  error?: { message: string }
}

const ask = async (postcode: string): Promise<Answer> => {
  const response = await fetch(`/api/delivery-estimate?postcode=${encodeURIComponent(postcode)}`)
  const { name, price, error }: Reply = await response.json()
  if (name === undefined || price === undefined)
    return { kind: 'none', message: error?.message ?? DELIVERY_MESSAGES.unknown }
  return { kind: 'found', name, price }
}

/** What it costs to have the car brought home (VDP-07, LOC-13..15). */
export const DeliveryCalculator = () => {
  const [answer, setAnswer] = useState<Answer>({ kind: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('postcode')
    const postcode = typeof typed === 'string' ? typed.trim() : ''
    const problem = postcodeProblem(postcode)
    if (problem) return setAnswer({ kind: 'none', message: problem })
    setAnswer({ kind: 'asking' })
    setAnswer(await ask(postcode).catch((): Answer => ({ kind: 'none', message: DELIVERY_MESSAGES.unknown })))
  }
  return (
    <div className="rounded-xl border border-line p-5 sm:p-8">
      <form onSubmit={submit} noValidate action="#enquire" className="flex flex-wrap items-start gap-3">
        <Field label="Your postcode" error={answer.kind === 'none' ? answer.message : null} className="w-full sm:w-64">
          <Input name="postcode" inputMode="numeric" maxLength={4} autoComplete="postal-code" placeholder="e.g. 2000" />
        </Field>
        <Button type="submit" variant="secondary" className="h-12 sm:mt-[1.8rem]" disabled={answer.kind === 'asking'}>
          {answer.kind === 'asking' ? 'Checking…' : 'Get estimate'}
        </Button>
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
      <p className="mt-5 text-sm text-muted">We deliver Australia-wide. The estimate is a guide only.</p>
    </div>
  )
}
