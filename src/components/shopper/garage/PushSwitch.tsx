'use client'

import { BellRing } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { buttonClasses } from '@/src/components/ui/buttonClasses'

const WORKER = '/push.js'
const ADDRESS = '/api/shopper/push'

type State = 'off' | 'on' | 'busy'

const never = (): (() => void) => () => undefined
const hasMessages = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registration = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER)
  return navigator.serviceWorker.ready
}

const told = async (init: RequestInit): Promise<void> => {
  const answer = await fetch(ADDRESS, init)
  if (!answer.ok) throw new Error('not taken')
}

const switchOn = async (publicKey: string): Promise<void> => {
  const { pushManager } = await registration()
  // One that was made with another key of the platform refuses this one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await told({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  })
}

const switchOff = async (): Promise<void> => {
  const found = await navigator.serviceWorker.getRegistration(WORKER)
  await (await found?.pushManager.getSubscription())?.unsubscribe()
  await told({ method: 'DELETE' })
}

/** What a person can do about a browser that refuses. */
const reason = (): string =>
  Notification.permission === 'denied'
    ? 'This browser does not allow messages from this site. Allow notifications in its settings for the site, then press again.'
    : 'That did not work in this browser. You still get the mail.'

interface PushSwitchProps {
  /** By which push services know this platform, base64url. */
  publicKey: string
  /** Whether this session's browser takes messages. */
  isOn: boolean
}

/** The day's message on this device too, beside the mail (ALRT-01); nothing where the browser has no messages. */
export const PushSwitch = ({ publicKey, isOn }: PushSwitchProps) => {
  const supported = useSyncExternalStore(never, hasMessages, () => false)
  const [state, setState] = useState<State>(isOn ? 'on' : 'off')
  const [problem, setProblem] = useState<string | null>(null)
  if (!supported) return null
  const press = async (): Promise<void> => {
    const wasOn = state === 'on'
    setState('busy')
    setProblem(null)
    try {
      await (wasOn ? switchOff() : switchOn(publicKey))
      setState(wasOn ? 'off' : 'on')
    } catch {
      setState(wasOn ? 'on' : 'off')
      setProblem(reason())
    }
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <button
        type="button"
        aria-disabled={state === 'busy'}
        className={buttonClasses({ variant: 'outline' })}
        onClick={() => state !== 'busy' && void press()}
      >
        <BellRing className="size-4.5" />
        {state === 'on' ? 'Stop messages on this device' : 'Message this device too'}
      </button>
      <p className="max-w-prose text-sm text-muted" role="status">
        {problem ??
          (state === 'on'
            ? 'This device gets a short message when the mail is sent, until you stop it or sign out.'
            : 'A short message beside the mail, without the words of your searches. Until you stop it or sign out.')}
      </p>
    </div>
  )
}
