import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether a dialog is open over the page, which then changes for the dialog alone. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** True from `history.back()`, which removes a closed dialog's entry, until the browser has gone back. */
let isGoingBack = false

const removeEntry = () => {
  isGoingBack = true
  const gone = () => {
    isGoingBack = false
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('popstate', gone, { once: true })
  window.history.back()
}

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
    let hasEntry = false
    const onPop = () => {
      hasEntry = false
      window.history.scrollRestoration = 'auto'
      back()
    }
    const enter = () => {
      hasEntry = true
      opened.current = window.location.href
      // The page has not scrolled, so Back must not restore a scroll position.
      window.history.scrollRestoration = 'manual'
      window.history.pushState(null, '', opened.current)
      window.addEventListener('popstate', onPop)
    }
    // React runs effects twice in development; the entry is pushed once.
    if (leaving.current !== undefined) {
      clearTimeout(leaving.current)
      hasEntry = true
      window.addEventListener('popstate', onPop)
      // Opened before the entry of the last dialog is removed: that step back must not close this one.
    } else if (isGoingBack) window.addEventListener('popstate', enter, { once: true })
    else enter()
    leaving.current = undefined
    return () => {
      window.removeEventListener('popstate', enter)
      window.removeEventListener('popstate', onPop)
      if (!hasEntry) return
      leaving.current = setTimeout(() => {
        leaving.current = undefined
        if (window.location.href === opened.current) removeEntry()
        else window.history.scrollRestoration = 'auto'
      })
    }
  }, [open])
}
