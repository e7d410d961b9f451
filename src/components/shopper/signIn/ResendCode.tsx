'use client'

import { useEffect, useState } from 'react'
import { useFormStatus } from 'react-dom'
import { resendSignInCode } from '@/src/actions/shopper/resendSignInCode'
import { Button } from '@/src/components/ui/Button'
import { RESEND_SECONDS } from '@/src/domain/shopper/signIn/signInForms'

const Press = ({ left }: { left: number }) => {
  const { pending } = useFormStatus()
  return (
    <Button
      type="submit"
      variant="ghost"
      size="sm"
      disabled={pending || left > 0}
      className="tabular -mx-3.5 underline"
    >
      {left > 0 ? `Send it again in ${left} s` : pending ? 'Sending…' : 'Send it again'}
    </Button>
  )
}

/**
 * Asks for the code once more; for half a minute the button counts down. Without JavaScript it can be pressed at once, and the
 * limits of the server hold either way.
 */
export const ResendCode = ({ query }: { query: Record<string, string> }) => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const ends = Date.now() + RESEND_SECONDS * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((ends - Date.now()) / 1000)))
    const first = setTimeout(count)
    const timer = setInterval(count, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return (
    <form action={resendSignInCode}>
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Press left={left} />
    </form>
  )
}
