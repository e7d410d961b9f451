'use client'

import { useEffect } from 'react'
import { successOf } from '@/src/domain/leads/successHref'

/** Tells the tag manager of the lead this page confirms, once; our own count was made with the lead (RTE-07, ANA-16). */
export const SuccessEvent = () => {
  useEffect(() => {
    const { reference, event } = successOf(window.location.search)
    if (reference === null || event === null) return
    import('./pushLead').then((code) => code.pushLead(reference, event)).catch(() => undefined)
  }, [])
  return null
}
