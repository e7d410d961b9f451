import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useHydrated } from '@/src/components/ui/useHydrated'
import { useFormFields } from './FormContext'
import { EmailField, PostcodeField, TextField, type TextFieldProps } from './TextField'
import { forgetVisitor, readVisitor } from './visitorStore'

const PhoneField = (props: TextFieldProps) => <TextField type="tel" autoComplete="tel" {...props} />

const NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

/** Fills in what this device remembers of the visitor; what is already typed stays (LEA-04). */
const useRememberedVisitor = () => {
  const { control, getValues, setValue } = useFormFields().methods
  const hydrated = useHydrated()
  const [forgotten, setForgotten] = useState(false)
  const visitor = useMemo(() => (hydrated && !forgotten ? readVisitor() : null), [hydrated, forgotten])
  const email: unknown = useWatch({ control, name: 'email' })
  useEffect(() => {
    if (!visitor || NAMES.some((name) => getValues(name))) return
    for (const name of NAMES) setValue(name, visitor[name])
  }, [visitor, getValues, setValue])
  const forget = (): void => {
    forgetVisitor()
    for (const name of NAMES) setValue(name, '')
    setForgotten(true)
  }
  return { filled: visitor !== null && email === visitor.email, forget }
}

const Remembered = ({ onForget }: { onForget: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted sm:col-span-full">
    Filled in from your last form on this device.
    <button type="button" onClick={onForget} className="min-h-6 font-semibold text-fg underline underline-offset-4">
      Forget my details
    </button>
  </p>
)

/** Two of these are in a row on a phone, too (globals.css). */
const HALF = 'phone-half'

/** Who sends the form (ENT-26, LEA-17, LEA-19). */
export const ContactFields = () => {
  const { filled, forget } = useRememberedVisitor()
  return (
    <>
      {filled && <Remembered onForget={forget} />}
      <TextField name="name" label="First Name" autoComplete="given-name" required className={HALF} />
      <TextField name="last_name" label="Last Name" autoComplete="family-name" className={HALF} />
      <EmailField name="email" label="Email" required className="sm:col-span-full" />
      <PhoneField name="phone" label="Mobile Number" required className={HALF} />
      <PostcodeField name="postcode" label="Postcode" required className={HALF} />
    </>
  )
}
