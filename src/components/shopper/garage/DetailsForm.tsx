'use client'

import { saveDetails } from '@/src/actions/shopper/saveDetails'
import { Form } from '@/src/components/forms/Form'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { TextField } from '@/src/components/forms/TextField'

const schema = async () => (await import('@/src/domain/shopper/garage/garage')).detailsSchema
const nothing = (): void => undefined

interface DetailsFormProps {
  details: { name: string; last_name: string; postcode: string }
  /** Of the collection notice (LAW-08). */
  notice: string
}

/** The shopper's name and postcode; number and e-mail are changed by a code alone. */
export const DetailsForm = ({ details, notice }: DetailsFormProps) => (
  <Form
    action={saveDetails}
    schema={schema}
    beforeSend={nothing}
    prefill={details}
    summary={false}
    sent={{ title: 'Saved', text: 'Your details are up to date.' }}
    className="grid max-w-xl gap-5 sm:grid-cols-2"
  >
    <TextField name="name" label="First name" autoComplete="given-name" />
    <TextField name="last_name" label="Last name" autoComplete="family-name" />
    <TextField name="postcode" label="Postcode" autoComplete="postal-code" inputMode="numeric" maxLength={4} />
    <div className="flex flex-wrap items-center gap-5 sm:col-span-full">
      <SubmitButton label="Save my details" pendingLabel="Saving…" />
      <CollectionNotice text={notice} purpose="We use your details for your account on this website." />
    </div>
  </Form>
)
