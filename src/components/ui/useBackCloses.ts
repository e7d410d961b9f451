import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether the browser's present history entry is that of an open dialog. */
export const isDialogEntry = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === true
}

/** Writes an address into the present history entry, which stays that of the open dialog. */
export const replaceDialogEntry = (address: string): void => window.history.replaceState({ dialog: true }, '', address)

/**
 * The browser's Back closes a dialog instead of leaving its page: while open, the dialog has a history entry of its own.
 * Closed another way, the entry goes with it, or stays as the page's own where the address was changed in the meantime.
 */
export const useBackCloses = (open: boolean, onBack: () => void): void => {
  const back = useEffectEvent(onBack)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opened = useRef('')
  useEffect(() => {
    if (!open) return
    // React runs effects twice in development; the entry is pushed once.
    if (leaving.current === undefined) {
      opened.current = window.location.href
      // The page behind has not moved: going back to it must not move it either.
      window.history.scrollRestoration = 'manual'
      window.history.pushState({ dialog: true }, '', opened.current)
    } else clearTimeout(leaving.current)
    leaving.current = undefined
    const onPop = () => {
      if (isDialogEntry()) return
      window.history.scrollRestoration = 'auto'
      back()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      leaving.current = setTimeout(() => {
        leaving.current = undefined
        if (!isDialogEntry()) return
        if (window.location.href !== opened.current) {
          window.history.replaceState(null, '', window.location.href)
          window.history.scrollRestoration = 'auto'
          return
        }
        const there = () => void (window.history.scrollRestoration = 'auto')
        window.addEventListener('popstate', there, { once: true })
        window.history.back()
      })
    }
  }, [open])
}
