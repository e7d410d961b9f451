import { trackEvent } from '@/src/components/ui/trackEvent'
import { ANALYTICS_EVENTS } from '@/src/domain/constants/analytics'

/** A call for every change of a calculator, of which only the first is told to analytics (FIN-28, ANA-05). */
export const firstChange = (): (() => void) => {
  let told = false
  return () => {
    if (told) return
    told = true
    trackEvent('finance_calculator', ANALYTICS_EVENTS.financeCalculator)
  }
}
