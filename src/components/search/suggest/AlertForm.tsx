'use client'

import { submitSearchAlert } from '@/src/actions/submitSearchAlert'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { EmailField } from '@/src/components/forms/TextField'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { searchAlertConsent } from '@/src/domain/leads/consentWords'

const schema = async () => (await import('@/src/domain/leads/searchAlert')).searchAlertSchema

interface AlertFormProps {
  /** Of the search, without its filters. */
  path: string
  /** Its filters, as the flat style of the address has them. */
  search: string
  /** The same in words, for staff. */
  words: string
  /** What one of those found is called: 'car'. */
  one: string
  /** Under the form (LAW-08). */
  notice: string
}

/** Form for e-mails about vehicles that match a search (ALRT-01, ALRT-07), with the consent text (LAW-07). */
export const AlertForm = ({ path, search, words, one, notice }: AlertFormProps) => (
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
    <HiddenFields values={{ path, search, words }} />
    <EmailField name="email" label="Email" hideLabel required placeholder="you@example.com" />
    <SubmitButton label="Tell me" className="h-12" />
    <p className="text-xs text-muted sm:col-span-full">{searchAlertConsent}</p>
    <div className="sm:col-span-full">
      <CollectionNotice text={notice} purpose="We use your address for this alert." />
    </div>
  </Form>
)
