import type { LegalWords } from '../legal/legalTexts'
import type { ReserveAmount } from './reserveAmount'

interface DepositTerms {
  /** The dealership's own words on cooling off, by state. */
  rules: Readonly<Record<string, string>>
  legal: Pick<LegalWords, 'coolingOff'>
  state: string | null
  amount: Pick<ReserveAmount, 'text'>
}

/** The deposit's terms and the cooling-off rule of the car's state, shown before payment and kept with it (LAW-07, LAW-09). */
export const depositTerms = ({ rules, legal, state, amount }: DepositTerms): string => {
  const coolingOff = Object.entries(rules).find(([name]) => name === state)?.[1] ?? legal.coolingOff
  const deposit = amount.text
    ? `Your ${amount.text} deposit comes off the price. You get it back in full if you change your mind before you sign a contract.`
    : 'No deposit is asked for. The reservation does not oblige you to buy.'
  return [deposit, coolingOff].filter(Boolean).join(' ')
}
