'use client'

import { Fingerprint } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { usePasskey } from '../signIn/usePasskey'

interface PasskeyRowsProps {
  passkeys: { id: string; device: string; createdAt: string }[]
  zone: string
}

const day = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: zone }).format(new Date(iso))

/** An account's passkeys, each to be removed, and a way to make one where the browser has them (WAT-15). */
export const PasskeyRows = ({ passkeys, zone }: PasskeyRowsProps) => {
  const router = useRouter()
  const { supported, busy, problem, start } = usePasskey(
    '/api/shopper/passkeys',
    ({ startRegistration }, options) => startRegistration({ optionsJSON: Object(options) }),
    () => router.refresh(),
  )
  return (
    <div className="mt-8">
      <h3 className="font-semibold">Passkeys</h3>
      <p className="mt-1 text-sm text-muted">
        Sign in with your fingerprint, face or screen lock instead of a code. Your device keeps the key; we only keep
        what checks it.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, device, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
              <div className="min-w-0">
                <p className="font-semibold">{device}</p>
                <p className="text-sm text-muted">Made on {day(createdAt, zone)}</p>
              </div>
              <form method="post" action="/api/shopper/passkeys/remove">
                <input type="hidden" name="passkey" value={id} />
                <button type="submit" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
                  Remove<span className="sr-only"> the passkey of {device}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {supported && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void start()}
          className={buttonClasses({ variant: 'outline', className: 'mt-4' })}
        >
          <Fingerprint aria-hidden className="size-5" />
          Add a passkey
        </button>
      )}
      <p role="status" className="mt-2 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
