import { RESERVE_AMOUNT } from '../constants/site'
import type { LegalWords } from '../legal/legalTexts'

export interface ReserveAmount {
  /** Text on the button; null when no amount is shown (BUY-02). */
  text: string | null
  /** What is charged, in cents; 0: nothing. */
  cents: number
}

const centsOf = (text: string): number => {
  const match = /^\$?\s*([\d,]+(?:\.\d{1,2})?)$/.exec(text)
  return match?.[1] ? Math.round(Number(match[1].replaceAll(',', '')) * 100) : 0
}

/** The deposit a reservation takes: '$200' where nothing is set, nothing where it is blank or '$0' (BUY-02, BUY-03). */
export const reserveAmount = (setting: string | null): ReserveAmount => {
  const text = (setting ?? RESERVE_AMOUNT).trim()
  const cents = centsOf(text)
  return text === '' || text === '$0' || text === '0' ? { text: null, cents: 0 } : { text, cents }
}

interface DepositTerms {
  /** The dealership's own words on cooling off, by state. */
  rules: Readonly<Record<string, string>>
  legal: Pick<LegalWords, 'coolingOff'>
  state: string | null
  amount: Pick<ReserveAmount, 'text'>
}

/** The cooling-off rule of a car's state: the dealership's own words, else the platform's; '' for none (LAW-09). */
export const coolingOffText = ({ rules, legal, state }: Omit<DepositTerms, 'amount'>): string =>
  Object.entries(rules).find(([name]) => name === state)?.[1] ?? legal.coolingOff

/** The deposit's terms and the cooling-off rule of the car's state, shown before payment and kept with it (LAW-07, LAW-09). */
export const depositTerms = ({ rules, legal, state, amount }: DepositTerms): string => {
  const deposit = amount.text
    ? `Your ${amount.text} deposit comes off the price. You get it back in full if you change your mind before you sign a contract.`
    : 'No deposit is asked for. The reservation does not oblige you to buy.'
  return [deposit, coolingOffText({ rules, legal, state })].filter(Boolean).join(' ')
}
