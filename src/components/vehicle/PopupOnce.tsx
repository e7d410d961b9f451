'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const PopupCard = lazy(() => import('./PopupCard').then((module) => ({ default: module.PopupCard })))

const KEY = 'popup-dismissed'
/** A shopper first sees the car. */
const AFTER_MS = 5_000

interface PopupOnceProps {
  /** What was dismissed is told by its words: new words show again. */
  id: string
  title: string
  /** Milliseconds; null: it does not expire. */
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

/** Shows its content a little after the page, until it is dismissed in this browser or has expired (CON-34). */
export const PopupOnce = ({ id, title, until, children }: PopupOnceProps) => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wasDismissed(id) || (until !== null && Date.now() > until)) return
    const timer = setTimeout(() => setOpen(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, until])
  const dismiss = () => {
    setOpen(false)
    try {
      localStorage.setItem(KEY, id)
    } catch {
      // Without storage it shows again on the next page.
    }
  }
  if (!open) return null
  return (
    <Suspense>
      <PopupCard title={title} onDismiss={dismiss}>
        {children}
      </PopupCard>
    </Suspense>
  )
}
