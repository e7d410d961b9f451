import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { WasPriceReason } from '@/src/domain/stock/pricing/wasPriceReason'

/** '28 Nov'. */
const dayOf = (date: Date): string => date.toLocaleDateString('en-AU', { day: 'numeric', month: 'short' })

const daysInWords = (days: number): string => {
  const whole = Math.floor(days)
  return whole === 1 ? '1 day' : `${whole} days`
}

export interface WasPriceWords {
  tone: 'shown' | 'waiting' | 'hidden'
  text: string
}

/** Explains to editors whether shoppers see a was-price, and if not why; null when there is none (LAW-05). */
export const wasPriceInWords = (
  verdict: WasPriceReason,
  beforeDollars: number,
  minDays: number,
): WasPriceWords | null => {
  const price = formatDollars(beforeDollars)
  const needs = minDays === 1 ? '1 day' : `${minDays} days`
  switch (verdict.kind) {
    case 'none':
      return null
    case 'unchecked':
      return { tone: 'shown', text: `Shown. Was-prices are not checked here: that is the dealership’s own risk.` }
    case 'shown':
      return { tone: 'shown', text: `Shown: advertised at ${price} or more for ${daysInWords(verdict.days)}.` }
    case 'not-lower':
      return verdict.readyAt === null
        ? { tone: 'hidden', text: `Not shown: the price is not lower than ${price}. After a reduction it may show.` }
        : {
            tone: 'waiting',
            text: `Not shown: the price is not lower. A reduction may show ${price} from ${dayOf(verdict.readyAt)}.`,
          }
    case 'too-short': {
      const so = `advertised at ${price} or more for ${daysInWords(verdict.days)} of the ${needs} the law asks for`
      return verdict.readyAt === null
        ? { tone: 'hidden', text: `Not shown: ${so}, before the price fell. Waiting does not change that.` }
        : {
            tone: 'waiting',
            text: `Not shown yet: ${so}. Keep the price until ${dayOf(verdict.readyAt)}: shows from ${dayOf(verdict.readyAt)}.`,
          }
    }
  }
}
