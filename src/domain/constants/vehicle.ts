/**
 * Vehicles, their prices and their page: fixed numbers and labels of the specification (NFR-09). A value that a dealership can change is only its
 * default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
 */

/** Days a car carries the just arrived tag (PRC-14). */
export const JUST_ARRIVED_DAYS = 8
export const JUST_ARRIVED_TAG = 'New'
/** Days a sold car stays searchable (SEA-23). */
export const SOLD_VISIBLE_DAYS = 3
export const SOLD_TAG = 'JUST SOLD'
export const COMING_SOON_TAG = 'COMING SOON'
export const RESERVED_TAG = 'Reserved'
export const TOYOTA_CERTIFIED_TAG = 'Toyota Certified'
export const TEST_DRIVE_ONLY_TAG = 'Test Drive Only'
export const SOLD_MESSAGE = 'Unfortunately this car recently sold'
export const SIMILAR_ENQUIRY_SUBCATEGORY = 'Find me something similar'

/** A price counts only above this (PRC-17). */
export const PRICE_SHOWN_ABOVE = 10
export const NO_PRICE_TEXT = 'Enquire for price.'
export const PREORDER_TEXT = 'PREORDER'
export const SUBSCRIPTION_SUFFIX = ' / week'
/** What a price includes, by price_type (LAW-04). */
export const PRICE_BASIS_LABELS = { drive_away: 'Drive Away', egc: 'Excl. Govt. Charges' } as const

/** Gallery thumbnails need more images than this (GAL-01). */
export const THUMBNAILS_ABOVE_IMAGES = 3
export const SPIN_INTERVAL_MS = 100
export const SPIN_PX_PER_FRAME = 20
export const KEY_FACTS_BEFORE_SHOW_MORE = 4
export const FEATURES_BEFORE_SHOW_ALL = 8
export const DEALER_COMMENTS_CUT = 400
export const DEALER_COMMENTS_PENDING = 'Dealer comments are pending. Please check back here later.'
export const COPIED_SHOWN_MS = 1_500
export const COPIED_TOAST_MS = 3_000
export const SHARE_WINDOW = { width: 550, height: 400 } as const
export const STICKY_HEADER_SCROLL_PX = 500
export const STICKY_BAR_SCROLL_PX = 900
/** Characters of a phone number shown before the click (VDP-23). */
export const PHONE_MASK_SHOWN = 5
export const PHONE_MISSING_TEXT = 'Phone not available'
/** A market price indicator needs more than this below the average (VDP-28). */
export const MARKET_PRICE_MARGIN = 499
/** Market data and finance are displayed above this price (VDP-39). */
export const FINANCE_DISPLAY_PRICE_ABOVE = 200

/** Auto-gauge: count-up time, fill levels, the 'Great Deal' line, the least fill drawn, confidence (VDP-34..38). */
export const AUTO_GAUGE = {
  countUpMs: { min: 2_000, max: 2_500 },
  mediumFrom: 0.3,
  highFrom: 0.6,
  greatDealFrom: 0.65,
  minFillPercent: 20,
  confidenceAbove: 0.2,
} as const

/** Fuel calculator (VDP-44). */
export const FUEL_DEFAULTS = { dollarsPerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 } as const
