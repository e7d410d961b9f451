import { createHash } from 'node:crypto'
import { depositTerms, reserveAmount } from '@/src/domain/checkout/reserveAmount'
import { legalAt } from './legalAt'
import type { Site } from './Site'

/** What is agreed to before a car's deposit is paid, in words (LAW-07, LAW-09). `site`: as `sellingSite` has it. */
export const termsOfDeposit = (
  { settings, ...site }: Pick<Site, 'settings' | 'legal' | 'locations'>,
  { location }: { location: { state: string | null } | null },
): string => {
  const { amount, coolingOff: rules } = settings.reserve
  const state = location?.state ?? null
  return depositTerms({ rules, legal: legalAt(site, state), state, amount: reserveAmount(amount) })
}

/** SHA-256 of the terms, hexadecimal: by it a checkout's form says which terms its page showed, as an order's does. */
export const termsHash = (terms: string): string => createHash('sha256').update(terms).digest('hex')
