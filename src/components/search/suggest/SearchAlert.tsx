'use client'

import { Bell, CircleCheck } from 'lucide-react'
import { useActionState } from 'react'
import type { EnquiryState } from '@/src/actions/EnquiryState'
import { submitSearchAlert } from '@/src/actions/submitSearchAlert'
import { searchAlertConsent } from '@/src/domain/leads/searchAlertConsent'
import { toSearchParams } from '@/src/domain/search/urlState'
import { Button } from '@/src/components/ui/Button'
import { Field } from '@/src/components/ui/Field'
import { Input } from '@/src/components/ui/Input'
import { SpamTrap } from '@/src/components/ui/SpamTrap'
import { appliedFilters } from '../appliedFilters'
import { useSearchContext } from '../SearchContext'
import { stockNoun } from '../stockNoun'

const IDLE: EnquiryState = { kind: 'idle' }

/** Word by e-mail when a car comes that fits (ALRT-07): kept as a lead, with the words that were agreed to (LAW-07). */
export const SearchAlert = () => {
  const { setup, state: search, result } = useSearchContext()
  const [state, action, pending] = useActionState(submitSearchAlert, IDLE)
  const { one } = stockNoun({ state: search, result })
  const subject = setup.preset.kind === 'all' ? [] : [setup.preset.title]
  const words = [...subject, ...appliedFilters(search, result.near).map(({ label }) => label)].join(', ')
  const values = state.kind === 'invalid' || state.kind === 'failed' ? state.values : {}
  return (
    <section
      aria-label="Alert for this search"
      className="mt-9 w-full max-w-xl rounded-lg border border-line bg-canvas p-5 text-left sm:p-6"
    >
      <h4 className="flex items-center gap-2.5 text-[1.0625rem] font-semibold">
        <Bell className="size-5 text-brand-text" />
        Tell me when one comes in
      </h4>
      {state.kind === 'sent' ? (
        <p role="status" className="mt-3 flex items-start gap-2">
          <CircleCheck className="mt-0.5 size-5 text-success" />
          Thank you. We will write to you as soon as we have a {one} that fits.
        </p>
      ) : (
        <form action={action} noValidate className="mt-1.5">
          <p className="text-sm text-muted">{words}</p>
          {state.kind === 'failed' && (
            <p role="alert" className="mt-3 rounded-md bg-danger-soft p-3 text-sm font-medium text-danger">
              {state.message}
            </p>
          )}
          <input type="hidden" name="path" value={setup.preset.path} />
          <input type="hidden" name="search" value={toSearchParams({ ...search, page: 1 }, 'flat').toString()} />
          <input type="hidden" name="words" value={words} />
          <SpamTrap />
          <div className="mt-4 flex flex-col gap-2.5 sm:flex-row sm:items-start">
            <Field
              label="Email"
              hideLabel
              required
              error={state.kind === 'invalid' ? state.errors.email : null}
              className="grow"
            >
              <Input
                key={values.email}
                type="email"
                name="email"
                autoComplete="email"
                placeholder="you@example.com"
                defaultValue={values.email ?? ''}
              />
            </Field>
            <Button type="submit" disabled={pending} aria-busy={pending} className="h-12">
              {pending ? 'Sending…' : 'Tell me'}
            </Button>
          </div>
          <p className="mt-3 text-xs text-muted">{searchAlertConsent}</p>
        </form>
      )}
    </section>
  )
}
