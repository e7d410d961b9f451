import { RESERVE_AMOUNT } from '../constants/site'

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
