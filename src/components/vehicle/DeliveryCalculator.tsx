'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import type { DeliveryAnswer } from './askDelivery'
import { formatDollars } from '@/src/domain/stock/formatDollars'

/** What it costs to have the car brought home (VDP-07, LOC-13..15). */
export const DeliveryCalculator = () => {
  const [answer, setAnswer] = useState<DeliveryAnswer>({ kind: 'idle' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('postcode')
    const postcode = typeof typed === 'string' ? typed : ''
    setAnswer({ kind: 'asking' })
    const { askDelivery } = await import('./askDelivery')
    setAnswer(await askDelivery(postcode))
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
