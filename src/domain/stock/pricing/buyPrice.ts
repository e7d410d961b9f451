import { priceInWords, type PriceInWordsInput, type PriceSettings } from './priceInWords'

export interface BuyPrice {
  dollars: number
  text: string
  /** What it includes (LAW-04). */
  basis: string
}

/** What a vehicle costs to buy, also where a subscription is its first price; null without one. */
export const buyPrice = (car: PriceInWordsInput, settings: PriceSettings): BuyPrice | null => {
  const price = priceInWords(car, { ...settings, subscriptions: { enabled: false } })
  return price.kind === 'price' ? { dollars: price.dollars, text: price.text, basis: price.basis } : null
}
