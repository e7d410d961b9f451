'use client'

import { Bell } from 'lucide-react'
import { submitSearchAlert } from '@/src/actions/submitSearchAlert'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField } from '@/src/components/forms/TextField'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { searchAlertConsent } from '@/src/domain/leads/consentWords'
import { toSearchParams } from '@/src/domain/search/url/searchAddress'
import { useSearchContext } from '../SearchContext'
import { appliedFilters } from '../filters/appliedFilters'
import { stockNoun } from '../results/stockNoun'

const schema = async () => (await import('@/src/domain/leads/searchAlert')).searchAlertSchema

/** Form for e-mails about cars that match the search (ALRT-01, ALRT-07), with the consent text (LAW-07). */
export const SearchAlert = () => {
  const { setup, state: search, result } = useSearchContext()
  const { one } = stockNoun({ state: search, result })
  const subject = setup.preset.kind === 'all' ? [] : [setup.preset.title]
  const words = [...subject, ...appliedFilters(search, result.near).map(({ label }) => label)].join(', ')
  return (
    <section
      aria-label="Alert for this search"
      className="mt-9 w-full max-w-xl rounded-lg border border-line bg-canvas p-5 text-left sm:p-6"
    >
      <h3 className="flex items-center gap-2.5 text-[1.0625rem] font-semibold">
        <Bell aria-hidden className="size-5 text-brand-text" />
        Tell me when one comes in
      </h3>
      <p className="mb-4 mt-1.5 text-sm text-muted">{words}</p>
      <Form
        action={submitSearchAlert}
        schema={schema}
        sent={{
          title: 'Thank you.',
          text: `Unless you are signed in with this address, we have just mailed you a link: open it to begin. Then we write when we have a ${one} that fits.`,
        }}
        summary={false}
        className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
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
