'use client'

import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { submitSearchAlert } from '@/src/actions/submitSearchAlert'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField } from '@/src/components/forms/TextField'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { Button } from '@/src/components/ui/Button'
import { searchAlertConsent } from '@/src/domain/leads/searchAlertConsent'
import type { Rescue } from '@/src/domain/search/results/rescue'
import { toSearchParams } from '@/src/domain/search/url/searchAddress'
import { useSearchContext } from '../SearchContext'
import { appliedFilters } from '../filters/appliedFilters'
import { stockNoun } from '../results/stockNoun'
import { useQueryIntent } from './QueryIntentContext'
import { RescueList } from './RescueList'

/**
 * Alternatives to the current search (ALRT-07): the server's own, or requested when the search was changed on the page.
 */
const useRescue = (): Rescue[] => {
  const { rescue } = useQueryIntent()
  const { setup, state, status } = useSearchContext()
  const [first] = useState(state)
  const [asked, setAsked] = useState<{ key: string; ways: Rescue[] } | null>(null)
  const params = toSearchParams({ ...state, page: 1 }, 'flat')
  params.append('path', setup.preset.path)
  const key = params.toString()
  const isFirst = rescue !== null && state === first
  useEffect(() => {
    if (isFirst || status !== 'idle') return
    const stop = new AbortController()
    // Without an answer there is still 'Clear Filters'.
    void fetch(`/api/search/rescue?${key}`, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) return
        const answer: { ways: Rescue[] } = await response.json()
        setAsked({ key, ways: answer.ways })
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [isFirst, key, status])
  if (isFirst) return rescue
  return asked?.key === key ? asked.ways : []
}

const schema = async () => (await import('@/src/domain/leads/searchAlert')).searchAlertSchema

/** Form for an e-mail when a matching car arrives (ALRT-07): stored as a lead, with the consent text (LAW-07). */
const SearchAlert = () => {
  const { setup, state: search, result } = useSearchContext()
  const { one } = stockNoun({ state: search, result })
  const subject = setup.preset.kind === 'all' ? [] : [setup.preset.title]
  const words = [...subject, ...appliedFilters(search, result.near).map(({ label }) => label)].join(', ')
  return (
    <section
      aria-label="Alert for this search"
      className="mt-9 w-full max-w-xl rounded-lg border border-line bg-canvas p-5 text-left sm:p-6"
    >
      <h4 className="flex items-center gap-2.5 text-[1.0625rem] font-semibold">
        <Bell aria-hidden className="size-5 text-brand-text" />
        Tell me when one comes in
      </h4>
      <p className="mt-1.5 text-sm text-muted">{words}</p>
      <Form
        action={submitSearchAlert}
        schema={schema}
        sent={{ title: 'Thank you.', text: `We will write to you as soon as we have a ${one} that fits.` }}
        summary={false}
        className="mt-4 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <HiddenFields
          values={{
            path: setup.preset.path,
            search: toSearchParams({ ...search, page: 1 }, 'flat').toString(),
            words,
          }}
        />
        <EmailField name="email" label="Email" hideLabel required placeholder="you@example.com" />
        <SubmitButton label="Tell me" className="h-12" />
        <p className="text-xs text-muted sm:col-span-full">{searchAlertConsent}</p>
        <div className="sm:col-span-full">
          <CollectionNotice text={setup.collectionNotice} purpose="We use your address for this alert." />
        </div>
      </Form>
    </section>
  )
}

/** Shown when nothing was found (ALRT-07): filters to drop, a link to all cars, and the alert form. */
export const WaysOut = () => {
  const { setup } = useSearchContext()
  const ways = useRescue()
  return (
    <>
      {ways.length > 0 && <RescueList ways={ways} />}
      <Button href={setup.preset.path} variant={ways.length > 0 ? 'outline' : 'primary'} className="mt-5">
        Clear Filters
      </Button>
      <SearchAlert />
    </>
  )
}
