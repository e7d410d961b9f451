import { depositTerms, reserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { Car } from '@/src/domain/stock/car/Car'
import { legalAt } from '@/tenants/legalAt'
import type { Site } from '@/tenants/Site'

/** What is agreed to before a car's deposit is paid, in words (LAW-07, LAW-09). `site`: as `sellingSite` has it. */
export const termsOfDeposit = (
  site: Pick<Site, 'settings' | 'legal' | 'locations'>,
  car: Pick<Car, 'location'>,
): string => {
  const { amount, coolingOff: rules } = site.settings.reserve
  const state = car.location?.state ?? null
  return depositTerms({ rules, legal: legalAt(site, state), state, amount: reserveAmount(amount) })
}

const bare = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** Whether a form was sent under these terms. A browser changes the ends of their lines; '' names none. */
export const isSameTerms = (shown: string, terms: string): boolean => shown === '' || bare(shown) === bare(terms)
