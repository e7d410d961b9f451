'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ConsentRule } from '@/src/domain/analytics/consent'
import { CONSENT_CHOSEN } from './storedConsent'

interface SiteAnalyticsProps {
  consent: ConsentRule
  gtmId: string | null
  ga4Id: string | null
}

/** Runs when the page has nothing better to do. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

const REVEAL = 'form[action="/api/reveal-phone"]'

const count = (form: Element | null): void => {
  const field = form?.querySelector('input[name="car_id"]')
  const carId = field instanceof HTMLInputElement ? field.value : null
  void import('./trackCall').then((code) => code.trackCall(carId)).catch(() => undefined)
}

/**
 * Counts calls by what is pressed on the page, whoever rendered it: a phone link, or a masked number that is shown. A
 * number that was shown is the same call when it is pressed (ANA-04). Returns how to stop.
 */
const watchPhoneCalls = (): (() => void) => {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null
    if (link && !link.closest(REVEAL)) count(null)
  }
  const onSubmit = ({ target }: SubmitEvent): void => {
    if (target instanceof Element && target.matches(REVEAL)) count(target)
  }
  document.addEventListener('click', onClick, options)
  document.addEventListener('submit', onSubmit, options)
  return () => stop.abort()
}

/**
 * Once in the site's frame, shows nothing: counts phone calls, keeps how the visitor came, and loads the dealership's own tags
 * where that is allowed (ANA-04, ANA-16, ENT-25).
 */
export const SiteAnalytics = ({ consent, gtmId, ga4Id }: SiteAnalyticsProps) => {
  const path = usePathname()
  useEffect(() => watchPhoneCalls(), [])
  useEffect(() => {
    const address = new URL(window.location.href)
    const measure = () =>
      whenIdle(() => {
        import('./keepMeasuring')
          .then((code) => code.keepMeasuring(consent, { gtmId, ga4Id }, address))
          .catch(() => undefined)
      })
    measure()
    document.addEventListener(CONSENT_CHOSEN, measure)
    return () => document.removeEventListener(CONSENT_CHOSEN, measure)
  }, [path, consent, gtmId, ga4Id])
  return null
}
