'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ConsentRule } from '@/src/domain/analytics/consent'
import { CONSENT_CHOSEN } from './consentAnchor'
import { watchPhoneCalls } from './phoneCalls'

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
