import { isNoAmount } from '@/src/domain/stock/normalise/blank'
import { readPriceType } from '@/src/domain/stock/normalise/statusesAndConditions'
import { parseFlag } from '@/src/domain/stock/normalise/parseFlag'
import { parseText } from '@/src/domain/stock/normalise/parseText'
import { isBlankValue } from './blankValue'
import type { FeedDraft } from '../columns/feedInputs'

/** Whether a price column holds a price: not blank, 'POA' or 0. */
const isPrice = (raw: unknown): boolean =>
  !isBlankValue(raw) &&
  !(typeof raw === 'string' && (isNoAmount(raw) || /^\$?0+(\.0+)?$/.test(raw.trim()))) &&
  raw !== 0

type PriceFields = Partial<Record<'price' | 'price_type' | 'offer_price', unknown>>

/** The price basis a row names by a word, by a flag, or inside the price ('$25,990 drive away'). */
const namedBasis = (draft: FeedDraft, price: unknown): string | null => {
  const word = parseText(draft.price_type)
  if (word !== null) return word
  const flag = parseFlag(draft.is_drive_away)
  if (flag === true) return 'drive_away'
  if (flag === false) return 'egc'
  return typeof price === 'string' && /[a-z]{3}/i.test(price) ? readPriceType(price) : null
}

/**
 * The price of a row with its basis (FEED-01, LAW-04): the drive-away column before the one without government charges,
 * because it is the full price; else the plain price with the basis the row names, else the client's. A special price
 * is the offer; alone, it is the price.
 */
export const feedPrice = (draft: FeedDraft, priceBasis: 'egc' | 'drive_away' | null): PriceFields => {
  const sent = [draft.drive_away_price, draft.egc_price, draft.price, draft.special_price]
  if (sent.every((raw) => raw === undefined)) return {}
  const special = isPrice(draft.special_price) ? draft.special_price : null
  const offer = draft.special_price === undefined ? {} : { offer_price: special }
  if (isPrice(draft.drive_away_price)) return { price: draft.drive_away_price, price_type: 'drive_away', ...offer }
  if (isPrice(draft.egc_price)) return { price: draft.egc_price, price_type: 'egc', ...offer }
  const alone = !isPrice(draft.price) && special !== null
  const price = alone ? special : (draft.price ?? null)
  const basis = namedBasis(draft, price) ?? priceBasis
  return { price, ...(basis === null ? {} : { price_type: basis }), ...(alone ? { offer_price: null } : offer) }
}
