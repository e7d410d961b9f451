'use client'

import { Fingerprint } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { dayInZone } from '@/src/domain/locations/hours/momentWords'
import { usePasskey } from '../signIn/usePasskey'
import { DeviceRow, DEVICES } from './DeviceRow'

interface PasskeyRowsProps {
  passkeys: { id: string; device: string; createdAt: string }[]
  zone: string
}

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
        <ul className={`mt-4 ${DEVICES}`}>
          {passkeys.map(({ id, device, createdAt }) => (
            <DeviceRow key={id} name={device} text={`Made on ${dayInZone(createdAt, zone)}`}>
              <form method="post" action="/api/shopper/passkeys/remove">
                <input type="hidden" name="passkey" value={id} />
                <button type="submit" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
                  Remove<span className="sr-only"> the passkey of {device}</span>
                </button>
              </form>
            </DeviceRow>
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
