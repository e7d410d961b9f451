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

/** Whether everything about the vehicle, the form to ask about it included, is above the window: nothing of it is covered. */
const isPastTheVehicle = (): boolean => (document.getElementById('enquire')?.getBoundingClientRect().bottom ?? 0) < 0

/**
 * Shows its content a little after the page, as long as the shopper is past the vehicle itself; until it is dismissed in this
 * browser or has expired (CON-34).
 */
export const PopupOnce = ({ id, title, until, children }: PopupOnceProps) => {
  const [open, setOpen] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (dismissed || wasDismissed(id) || (until !== null && Date.now() > until)) return
    const stop = new AbortController()
    const show = () => setOpen(isPastTheVehicle())
    const timer = setTimeout(() => {
      window.addEventListener('scroll', show, { passive: true, signal: stop.signal })
      show()
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
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
