import { PREORDER_TEXT, SUBSCRIPTION_SUFFIX, PRICE_BASIS_LABELS } from '@/src/domain/constants/vehicle'
import { formatDollars } from './formatDollars'
import { shownPrice, type ShownPriceInput } from './shownPrice'

const labels: ReadonlyMap<string, string> = new Map(Object.entries(PRICE_BASIS_LABELS))

/**
 * What a price includes, as text (LAW-04): 'Drive Away', 'Excl. Govt. Charges', or the site's own label
 * (`settings.price.basisLabel`) for a car that does not state it. Used by cards in the browser, so it imports no
 * schema.
 */
const priceBasis = (priceType: string | null, siteLabel: string): string =>
  (priceType === null ? undefined : labels.get(priceType)) ?? siteLabel

export interface PriceInWordsInput extends ShownPriceInput {
  before_price: number | null
  subscription_price: number | null
  preorder: boolean | null
  price_type: string | null
}

/** The part of the site's settings that price display reads; a whole `Settings` fits. */
export interface PriceSettings {
  subscriptions: { enabled: boolean }
  price: { noPriceText: string; basisLabel: string }
}

export type PriceInWords =
  | {
      kind: 'subscription'
      dollars: number
      text: string
      suffix: string
      basis: string | null
      wasPrice: null
      /** What the car costs to buy, which is first where there is room for both. */
      toBuy: { text: string; basis: string } | null
    }
  | { kind: 'price'; dollars: number; text: string; basis: string; wasPrice: WasPrice | null }
  | { kind: 'preorder'; text: string; basis: null; wasPrice: null }
  | { kind: 'text'; text: string; basis: null; wasPrice: null }

/** The earlier price, struck through, and the saving. */
export interface WasPrice {
  dollars: number
  text: string
  savingDollars: number
}

/** The amount with its rhythm, without what it includes: '$24,990', '$164 / week', 'PREORDER'. */
export const amountText = (price: PriceInWords): string =>
  price.kind === 'subscription' ? `${price.text}${price.suffix}` : price.text

/** The same with what it includes: '$24,990 Drive Away'. */
export const priceLine = (price: PriceInWords): string => [amountText(price), price.basis].filter(Boolean).join(' ')

/**
 * The was-price of a car that costs `dollars` now; null unless it was dearer before (PRC-20). An earlier price below
 * the price that an offer reduces is not shown, because it was not the price reduced.
 */
export const wasPriceOf = (
  beforeDollars: number | null,
  dollars: number,
  priceDollars: number | null,
): WasPrice | null =>
  beforeDollars !== null && beforeDollars > dollars && beforeDollars >= (priceDollars ?? 0)
    ? { dollars: beforeDollars, text: formatDollars(beforeDollars), savingDollars: beforeDollars - dollars }
    : null

/**
 * The price display; the first that applies (PRC-16..19): the weekly subscription with what the car costs to buy, the
 * reduced or normal price with what it includes (LAW-04) and the was-price (PRC-20), PREORDER, the site's no-price text.
 */
export const priceInWords = (car: PriceInWordsInput, settings: PriceSettings): PriceInWords => {
  const dollars = shownPrice(car)
  const basis = priceBasis(car.price_type, settings.price.basisLabel)
  const weekly = car.subscription_price
  if (settings.subscriptions.enabled && weekly !== null && weekly > 0) {
    const toBuy = dollars === null ? null : { text: formatDollars(dollars), basis }
    return {
      kind: 'subscription',
      dollars: weekly,
      text: formatDollars(weekly),
      suffix: SUBSCRIPTION_SUFFIX,
      basis: toBuy && `or ${toBuy.text} ${basis} to buy`,
      wasPrice: null,
      toBuy,
    }
  }
  if (dollars !== null) {
    return {
      kind: 'price',
      dollars,
      text: formatDollars(dollars),
      basis,
      wasPrice: wasPriceOf(car.before_price, dollars, car.price),
    }
  }
  if (car.preorder) return { kind: 'preorder', text: PREORDER_TEXT, basis: null, wasPrice: null }
  return { kind: 'text', text: settings.price.noPriceText, basis: null, wasPrice: null }
}
