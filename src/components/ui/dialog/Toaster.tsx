'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { IconButton } from '../IconButton'
import { cx } from '../cx'
import { dismissToast, type ShownToast, toastStore } from './toast'

/** One message: what happened, where to go from here, and a way to dismiss it. */
const ToastCard = ({ shown }: { shown: ShownToast }) => {
  const destructive = shown.variant === 'destructive'
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <div
      className={cx(
        'flex items-start gap-3 rounded-lg p-4 pr-2 shadow-overlay motion-safe:animate-[rise-in_240ms_var(--ease-out)] on-dark',
        destructive ? 'bg-danger text-white' : 'bg-ink text-on-ink',
      )}
    >
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0 grow text-[0.9375rem]">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className="mt-0.5 opacity-85">{shown.description}</p>}
        {shown.action && (
          <Link
            prefetch={false}
            href={shown.action.href}
            className="mt-2 inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            {shown.action.label}
          </Link>
        )}
      </div>
      <IconButton
        icon={<X />}
        label="Dismiss"
        tone="inverse"
        className="-mt-2"
        onClick={() => dismissToast(shown.id)}
      />
    </div>
  )
}

/**
 * The one place toasts appear, above every dialog. The layout holds it once. Not loaded lazily: it says that there is no
 * connection (ERR-30).
 */
export const Toaster = () => {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer)
  const ref = useRef<HTMLDivElement>(null)
  const open = shown?.open === true
  const id = shown?.id
  useEffect(() => {
    // Hide and show again, so that a new message rises above a dialog opened meanwhile.
    ref.current?.hidePopover()
    if (open) ref.current?.showPopover()
  }, [open, id])
  return (
    <div
      ref={ref}
      popover="manual"
      role={shown?.variant === 'destructive' ? 'alert' : 'status'}
      className="inset-auto bottom-4 right-4 m-0 w-[min(100%-2rem,24rem)] border-0 bg-transparent p-0"
    >
      {shown && open && <ToastCard shown={shown} />}
    </div>
  )
}
