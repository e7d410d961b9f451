import { trackEvent } from '@/src/components/analytics/trackEvent'

/** Returns a callback for every change of a calculator; only the first call is sent to analytics (FIN-28, ANA-05). */
export const firstChange = (): (() => void) => {
  let told = false
  return () => {
    if (told) return
    told = true
    trackEvent('financeCalculator')
  }
}
