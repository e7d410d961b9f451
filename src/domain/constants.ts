/**
 * Every fixed number and label of the specification, in one place (NFR-09). A value that a dealership can change is only
 * its default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
 */

/** Search page size, directories included (SEA-26, SEA-27). */
export const PAGE_SIZE = 21
/** Search results kept in the browser, the oldest evicted (SEA-28). */
export const SEARCH_CACHE_ENTRIES = 10
export const SLIDER_DEBOUNCE_MS = 400
export const KEYWORD_DEBOUNCE_MS = 300
/** Above this many hits the total is summed from facet counts (SEA-12). */
export const ENGINE_HIT_COUNT_MAX = 1999
export const FACET_LIMITS = { make_model: 30, city: 20, dealership: 40 } as const
/** Makes listed before 'Show all makes' (SRP-22). */
export const MAKES_BEFORE_SHOW_ALL = 7
/** Searches remembered for a visitor (ENT-23). */
export const SEARCH_HISTORY_ENTRIES = 5
/** Price slider without facet stats (SRP-26). */
export const PRICE_SLIDER_DEFAULT = { min: 0, max: 100_000 } as const
/** The price slider of content pages (SRP-25, SRP-30). */
export const PAGE_PRICE_SLIDER = { min: 5_000, max: 250_000, step: 500 } as const
/** Slider prices and kilometres are rounded to this (SRP-29). */
export const SLIDER_ROUNDING = 1_000
/** A slider step is this part of its range (SRP-30). */
export const SLIDER_STEPS = 100
/** Highest stock visibility preset (SEA-25). */
export const VISIBILITY_RULE_MAX = 14

export const SIMILAR_CARS_SHOWN = 6
export const SIMILAR_CARS_PER_QUERY = 10
/** Price band of similar cars: `near` under `threshold`, else `far` (SEA-18). */
export const SIMILAR_PRICE_BAND = { threshold: 50_000, near: 10_000, far: 25_000 } as const

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
export const BLOG_DESCRIPTION_CUT = 80
export const OFFER_COLLAPSE_OVER = 200
export const OFFER_DESCRIPTION_CUT = 160
export const OFFER_DISCLAIMER_CUT = 200
export const FINANCE_DISCLAIMER_PREVIEW = 197
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

export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const
/** Comparison rates count real weeks (LAW-03). */
export const COMPARISON_PAYMENTS_PER_YEAR = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const
/** Purchase-price form of the calculator (FIN-18..26). */
export const PURCHASE_FORM = {
  price: { min: 1_000, max: 250_000 },
  termYears: { min: 1, max: 7, step: 0.5 },
  interestPercent: { min: 0.5, max: 15, step: 0.5 },
  deposit: { min: 0, max: 250_000, step: 0.5 },
  residual: { min: 0, max: 250_000, step: 0.5 },
} as const
/** Loan-amount form of the calculator (FIN-29..33). */
export const LOAN_FORM = {
  amount: { min: 1_000, max: 100_000, step: 500, default: 30_000 },
  termYears: { min: 1, max: 7, default: 5 },
  /** Highest loan as a multiple of the price, where it follows a price above `amount.max` (FIN-30). */
  maxLoanOfPrice: 1.05,
} as const
/** Car finance estimate (FIN-44..46). */
export const FINANCE_ESTIMATE = {
  termYears: 5,
  weeksPerMonth: 4.33,
  exampleRatePercent: 6.29,
  exampleComparisonPercent: 8.19,
  comparisonLoanDollars: 30_000,
} as const
/** Finance widget (FIN-47, FIN-49). */
export const FINANCE_WIDGET = { depositPercent: 10, finalPaymentPercent: 30, amountMax: 1_000_000 } as const
export const FINANCE_PHONE = '1300 031 264'
/** Lender fees and ranges the specification names; presets, never a default (FIN-37, FIN-38, FIN-42). */
export const LENDER_FEE_VARIANTS = {
  establishment: [1_300, 1_360.5, 395],
  securityRegistration: 6,
  monthlyAdmin: 8,
  dealerAgency: 912.25,
} as const
export const COMPARISON_RANGE_VARIANT = { min: 8.38, max: 19.42 } as const
/** An estimate needs a price above this (FIN-10, FIN-12, FIN-13). */
export const ESTIMATE_PRICE_ABOVE = 500
/** Taurus: the year must be newer than the current year minus this (FIN-10). */
export const TAURUS_MAX_AGE_YEARS = 12
/** A repayment at or below this is replaced by 'Enquire for Finance' (ERR-26). */
export const REPAYMENT_SHOWN_ABOVE = 25
export const ENQUIRE_FOR_FINANCE_TEXT = 'Enquire for Finance'
/** Youx quote (FIN-14). */
export const YOUX_QUOTE = { selfAssessedCreditScore: 'GREAT', loanTerm: 5 } as const

/** Budget search (FIN-53..57). */
export const BUDGET = {
  termYears: 5,
  repayment: { monthly: 600, weekly: 200 },
  deposit: 2_000,
  maxPriceFallback: 100_000,
  priceAbove: 1_000,
  depositPicks: [5_000, 10_000, 20_000, 30_000, 50_000, 70_000],
} as const

/** Trade-in estimates are generally not offered beyond these (LEA-36). */
export const TRADE_IN_LIMITS = { ageYears: 7, odometerKm: 100_000 } as const
export const RESERVE_AMOUNT = '$200'
export const ACCEPTED_PAYMENTS = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const

/** Analytics event ids (ANA-01..13); the ones the specification leaves unnamed carry our meaning (ANA-02). */
export const ANALYTICS_EVENTS = {
  serviceBooking: 4,
  financeEnquiry: 9,
  enquiryNew: 14,
  enquiryUsed: 15,
  testDriveNew: 17,
  requestPhotos: 18,
  enquiry: 22,
  phoneCall: 25,
  financeCalculator: 26,
  saveCar: 39,
  testDriveUsed: 48,
  offerEnquiry: 49,
  careers: 51,
  tradeIn: 60,
  reserve: 61,
} as const

export const LOCATION_SORT_ORDER = { sales: 1, service: 2, parts: 3 } as const
export const EARTH_RADIUS_KM = 6_371
export const METRES_PER_FOOT = 0.3048

/** Reviews (CON-29..33). */
export const REVIEWS = {
  ratingAbove: 4,
  googleShown: 12,
  sampleCount: 1_138,
  sampleAverage: 4.4,
  partialStarAbove: 0.3,
  maxFullStars: 4,
} as const
/** Sales counter, Brisbane time (CON-26, CON-27). */
export const SALES_COUNTER = {
  perDay: 192,
  secondsPerSale: 450,
  refreshMs: 150_000,
  timeZone: 'Australia/Brisbane',
} as const
export const SLIDER_IMAGE = { width: 600, height: 400 } as const
export const WARRANTY_YEARS = { used: 3, mechanicalProtection: 5, newCar: 7 } as const
/** Random places added to a promo card's position, at most (SRP-20). */
export const PROMO_RANDOM_OFFSET_MAX = 2

export const COPIED_SHOWN_MS = 1_500
export const COPIED_TOAST_MS = 3_000
export const SHARE_WINDOW = { width: 550, height: 400 } as const
export const TOAST_LIMIT = 1
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const DIALOG_MAX_WIDTH_PX = 600
export const PHOTOS_DIALOG_Z_INDEX = 1_400
/** Privacy text (NFR-03..05). */
export const PRIVACY_DAYS = { complaintAcknowledged: 7, accessGranted: 30, complaintResolved: 14 } as const
