'use client'

import { requestSignInCode } from '@/src/actions/shopper/requestSignInCode'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { CollectionNotice } from '@/src/components/forms/notice/CollectionNotice'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { TextField } from '@/src/components/forms/TextField'

const schema = async () => (await import('@/src/domain/shopper/signIn/signInForms')).addressSchema
/** Nothing of the visit is sent with a sign-in. */
const nothing = (): void => undefined

interface AddressFormProps {
  /** The query of the page, passed on. */
  query: Record<string, string>
  /** Only a mobile number is asked for: the account has an e-mail address already. */
  phoneOnly: boolean
  notice: string
}

/** The first step of signing in: one field (WAT-15). */
export const AddressForm = ({ query, phoneOnly, notice }: AddressFormProps) => (
  <Form action={requestSignInCode} schema={schema} beforeSend={nothing} summary={false} className="grid gap-5">
    <HiddenFields values={query} />
    {phoneOnly ? (
      <TextField name="address" label="Mobile number" type="tel" autoComplete="tel" inputMode="tel" required />
    ) : (
      <TextField
        name="address"
        label="Mobile number or email"
        autoComplete="username"
        autoCapitalize="none"
        required
        hint="We send a 6-digit code to it."
      />
    )}
    <SubmitButton size="lg" label="Send me a code" className="w-full" />
    <CollectionNotice text={notice} purpose="We use your details to sign you in and to keep your account." />
  </Form>
)
