'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toastStore } from './toast'
import { ToastCard } from './ToastCard'

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
