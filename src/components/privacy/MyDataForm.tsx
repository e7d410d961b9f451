'use client'

import { requestMyData } from '@/src/actions/requestMyData'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { EmailField } from '@/src/components/forms/TextField'
import { Form } from '@/src/components/forms/Form'
import { SubmitButton } from '@/src/components/forms/SubmitButton'

const schema = async () => (await import('@/src/domain/privacy/myDataForm')).myDataSchema

/** Nothing of the visit is sent with a request for one's own data. */
const nothing = (): void => undefined

/** Asks for the mail with the link to one's own data (LAW-08). */
export const MyDataForm = ({ notice }: { notice: string }) => (
  <Form action={requestMyData} schema={schema} beforeSend={nothing} summary={false} className="grid gap-5">
    <EmailField name="email" label="Email" required className="max-w-md" hint="The address you gave us." />
    <div className="flex flex-wrap items-center gap-5">
      <SubmitButton size="lg" label="Send me the link" className="max-sm:w-full" />
      <CollectionNotice text={notice} purpose="We use your address to send you the link, and for nothing else." />
    </div>
  </Form>
)
