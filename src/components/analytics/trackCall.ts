import { phoneLabel } from '@/src/domain/analytics/events'
import { trackEvent } from './trackEvent'

/** The car of the page, where it is a car's. */
const pageCarType = (): string | null =>
  document.querySelector<HTMLElement>('main [data-pictures]')?.dataset.pictures ?? null

/** A phone call, or what comes before it: a number that was asked for (ANA-04). */
export const trackCall = (carId: string | null): void => {
  const label = phoneLabel(window.location.pathname, pageCarType())
  trackEvent('phoneCall', { label, ...(carId ? { car_id: carId } : {}) })
}
