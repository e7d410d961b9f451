'use client'

import { useEffect, useRef } from 'react'
import { enterSignInCode } from '@/src/actions/shopper/enterSignInCode'
import { Form } from '@/src/components/forms/Form'
import { HiddenFields } from '@/src/components/forms/HiddenFields'
import { SubmitButton } from '@/src/components/forms/SubmitButton'
import { TextField } from '@/src/components/forms/TextField'

const schema = async () => (await import('@/src/domain/shopper/signIn/signInForms')).codeSchema
const nothing = (): void => undefined

/** The second step of signing in: the code, which phones offer by themselves (WAT-15). The page opens in its field. */
export const CodeForm = ({ query }: { query: Record<string, string> }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('[name=code]')?.focus(), [])
  return (
    <div ref={box}>
      <Form action={enterSignInCode} schema={schema} beforeSend={nothing} summary={false} className="grid gap-5">
        <HiddenFields values={query} />
        <TextField
          name="code"
          label="6-digit code"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9 ]{6,8}"
          maxLength={8}
          required
          inputClassName="tabular h-16! text-center text-2xl! font-semibold tracking-[0.4em] indent-[0.4em]"
        />
        <SubmitButton size="lg" label="Sign in" pendingLabel="Signing in…" className="w-full" />
      </Form>
    </div>
  )
}
