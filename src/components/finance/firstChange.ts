import { trackEvent } from '@/src/components/ui/trackEvent'
import { ANALYTICS_EVENTS } from '@/src/domain/constants/analytics'

/** Returns a callback for every change of a calculator; only the first call is sent to analytics (FIN-28, ANA-05). */
export const firstChange = (): (() => void) => {
  let told = false
  return () => {
    if (told) return
    told = true
    trackEvent('finance_calculator', ANALYTICS_EVENTS.financeCalculator)
  }
}
