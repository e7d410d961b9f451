import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether a dialog is open over the page, which then changes for the dialog alone. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/**
 * The browser's Back closes a dialog instead of leaving its page: while open, the dialog has its own history entry.
 * When the dialog closes in another way, the entry is removed, or becomes the page's own if the address was changed
 * meanwhile.
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
      // The page has not scrolled, so Back must not restore a scroll position.
      window.history.scrollRestoration = 'manual'
      window.history.pushState(null, '', opened.current)
    } else clearTimeout(leaving.current)
    leaving.current = undefined
    let isGone = false
    const onPop = () => {
      isGone = true
      window.history.scrollRestoration = 'auto'
      back()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isGone) return
      leaving.current = setTimeout(() => {
        leaving.current = undefined
        const restore = () => void (window.history.scrollRestoration = 'auto')
        if (window.location.href !== opened.current) return restore()
        window.addEventListener('popstate', restore, { once: true })
        window.history.back()
      })
    }
  }, [open])
}
