'use client'

import { Fingerprint } from 'lucide-react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { usePasskey } from './usePasskey'

/** Signs in with a passkey of the device, where the browser has them; a code works everywhere (WAT-15). */
export const PasskeySignIn = ({ onward }: { onward: string }) => {
  const { supported, busy, problem, start } = usePasskey(
    '/api/shopper/sign-in/passkey',
    ({ startAuthentication }, options) => startAuthentication({ optionsJSON: Object(options) }),
    () => window.location.assign(onward),
  )
  if (!supported) return null
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-6">
      <button
        type="button"
        disabled={busy}
        onClick={() => void start()}
        className={buttonClasses({ variant: 'outline', size: 'lg', block: true })}
      >
        <Fingerprint aria-hidden className="size-5" />
        Use a passkey
      </button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
