import type { ReserveAmount } from '@/src/domain/checkout/reserveAmount'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { Settings } from '@/tenants/settings/allSettings'

/** What the deposit means, and the cooling-off rule of the car's state, before anything is paid (LAW-09). */
export const depositTerms = (
  settings: Settings,
  legal: LegalWords,
  state: string | null,
  amount: ReserveAmount,
): string => {
  const rules = Object.entries(settings.reserve.coolingOff)
  const coolingOff = rules.find(([name]) => name === state)?.[1] ?? legal.coolingOff
  const deposit = amount.text
    ? `Your ${amount.text} deposit comes off the price. You get it back in full if you change your mind before you sign a contract.`
    : 'No deposit is asked for. The reservation does not oblige you to buy.'
  return [deposit, coolingOff].filter(Boolean).join(' ')
}
