'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/src/components/ui/Button'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import { accountStore } from './accountStore'

/** Above a device's own list: signed in, it would be on every device. */
export const SignInHint = ({ path }: { path: string }) => {
  const { state } = useSyncExternalStore(accountStore.subscribe, accountStore.get, accountStore.getOnServer)
  if (state !== 'out') return null
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-surface p-5">
      <p className="max-w-prose">
        These cars are kept on this device alone. <strong>Sign in</strong>, and they wait for you everywhere, with every
        change of price.
      </p>
      <Button href={signInHref({ type: 'watchlist', redirect: path, back: path })} variant="outline">
        Sign in
      </Button>
    </div>
  )
}
