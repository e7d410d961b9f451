'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const PopupCard = lazy(() => import('./PopupCard').then((module) => ({ default: module.PopupCard })))

const KEY = 'popup-dismissed'
/** A shopper first sees the car. */
const AFTER_MS = 5_000

interface PopupOnceProps {
  /** Identifies the popup by its text, so that a new text is shown again. */
  id: string
  title: string
  /** Milliseconds; null: never expires. */
  until: number | null
  children: ReactNode
}

const wasDismissed = (id: string): boolean => {
  try {
    return localStorage.getItem(KEY) === id
  } catch {
    return false
  }
}

/** From the top of the window down, however far: what is not in there is above the window. */
const BELOW_THE_TOP = '0px 0px 1000000px'

/**
 * Shows its content a little after the page, while everything about the vehicle, the form to ask about it included, is above
 * the window: nothing of it is covered. Until it is dismissed in this browser or has expired (CON-34).
 */
export const PopupOnce = ({ id, title, until, children }: PopupOnceProps) => {
  const [open, setOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (dismissed || wasDismissed(id) || (until !== null && Date.now() > until)) return
    const watch = new IntersectionObserver((entries) => setOpen(entries.at(-1)?.isIntersecting === false), {
      rootMargin: BELOW_THE_TOP,
    })
    const timer = setTimeout(() => {
      const form = document.getElementById('enquire')
      if (form) watch.observe(form)
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [dismissed, id, until])
  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(KEY, id)
    } catch {
      // Without storage it shows again on the next page.
    }
  }
  if (!open || dismissed) return null
  return (
    <Suspense>
      <PopupCard title={title} onDismiss={dismiss}>
        {children}
      </PopupCard>
    </Suspense>
  )
}
