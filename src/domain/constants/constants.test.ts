import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '@/scripts/servers/dataDir'
import * as analytics from './analytics'
import * as finance from './finance'
import * as search from './search'
import * as site from './site'
import * as vehicle from './vehicle'

const constants = { ...search, ...vehicle, ...finance, ...analytics, ...site }

/** One row for each constant: its requirement ids and the specification's value, written a second time on purpose. */
const specified: Record<keyof typeof constants, [ids: string, value: unknown]> = {
  PAGE_SIZE: ['SEA-26 SEA-27', 21],
  SEARCH_CACHE_ENTRIES: ['SEA-28', 10],
  SLIDER_DEBOUNCE_MS: ['SEA-29', 400],
  KEYWORD_DEBOUNCE_MS: ['SEA-30', 300],
  ENGINE_HIT_COUNT_MAX: ['SEA-12', 1999],
  FACET_LIMITS: ['SEA-07', { make_model: 30, city: 20, dealership: 40 }],
  MAKES_BEFORE_SHOW_ALL: ['SRP-22', 7],
  SEARCH_HISTORY_ENTRIES: ['ENT-23', 5],
  PRICE_SLIDER_DEFAULT: ['SRP-26', { min: 0, max: 100000 }],
  PAGE_PRICE_SLIDER: ['SRP-25 SRP-30', { min: 5000, max: 250000, step: 500 }],
  SLIDER_ROUNDING: ['SRP-29', 1000],
  SLIDER_STEPS: ['SRP-30', 100],
  VISIBILITY_RULE_MAX: ['SEA-25', 14],
  SIMILAR_CARS_SHOWN: ['SEA-17', 6],
  SIMILAR_CARS_PER_QUERY: ['SEA-16', 10],
  SIMILAR_PRICE_BAND: ['SEA-18', { threshold: 50000, near: 10000, far: 25000 }],
  JUST_ARRIVED_DAYS: ['PRC-14', 8],
  JUST_ARRIVED_TAG: ['PRC-14', 'New'],
  SOLD_VISIBLE_DAYS: ['SEA-23', 3],
  SOLD_TAG: ['PRC-04', 'JUST SOLD'],
  COMING_SOON_TAG: ['PRC-03', 'COMING SOON'],
  RESERVED_TAG: ['PRC-10', 'Reserved'],
  TOYOTA_CERTIFIED_TAG: ['PRC-11', 'Toyota Certified'],
  TEST_DRIVE_ONLY_TAG: ['CAR-08 PRC-08', 'Test Drive Only'],
  SOLD_MESSAGE: ['PRC-05', 'Unfortunately this car recently sold'],
  SIMILAR_ENQUIRY_SUBCATEGORY: ['PRC-06', 'Find me something similar'],
  PRICE_SHOWN_ABOVE: ['PRC-17', 10],
  NO_PRICE_TEXT: ['PRC-19', 'Enquire for price.'],
  PREORDER_TEXT: ['PRC-18', 'PREORDER'],
  SUBSCRIPTION_SUFFIX: ['PRC-16', ' / week'],
  PRICE_BASIS_LABELS: ['LAW-04', { drive_away: 'Drive Away', egc: 'Excl. Govt. Charges' }],
  THUMBNAILS_ABOVE_IMAGES: ['GAL-01', 3],
  SPIN_INTERVAL_MS: ['GAL-15', 100],
  SPIN_PX_PER_FRAME: ['GAL-17', 20],
  KEY_FACTS_BEFORE_SHOW_MORE: ['VDP-02', 4],
  FEATURES_BEFORE_SHOW_ALL: ['VDP-09', 8],
  DEALER_COMMENTS_CUT: ['VDP-04', 400],
  DEALER_COMMENTS_PENDING: ['VDP-05', 'Dealer comments are pending. Please check back here later.'],
  BLOG_DESCRIPTION_CUT: ['CON-24', 80],
  MODEL_PICTURES_MAX: ['RTE-28', 12],
  OFFER_COLLAPSE_OVER: ['CON-21', 200],
  OFFER_DESCRIPTION_CUT: ['CON-22', 160],
  OFFER_DISCLAIMER_CUT: ['CON-22', 200],
  FINANCE_DISCLAIMER_PREVIEW: ['FIN-51', 197],
  STICKY_HEADER_SCROLL_PX: ['VDP-21', 500],
  STICKY_BAR_SCROLL_PX: ['VDP-20', 900],
  PHONE_MASK_SHOWN: ['VDP-23', 5],
  PHONE_MISSING_TEXT: ['ERR-16', 'Phone not available'],
  MARKET_PRICE_MARGIN: ['VDP-28', 499],
  FINANCE_DISPLAY_PRICE_ABOVE: ['VDP-39', 200],
  AUTO_GAUGE: [
    'VDP-34 VDP-35 VDP-36 VDP-37 VDP-38',
    {
      countUpMs: { min: 2000, max: 2500 },
      mediumFrom: 0.3,
      highFrom: 0.6,
      greatDealFrom: 0.65,
      minFillPercent: 20,
      confidenceAbove: 0.2,
    },
  ],
  FUEL_DEFAULTS: ['VDP-44', { dollarsPerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 }],
  PAYMENTS_PER_YEAR: ['FIN-34', { weekly: 52, fortnightly: 26, monthly: 12 }],
  COMPARISON_PAYMENTS_PER_YEAR: ['LAW-03', { weekly: 52.18, fortnightly: 26.09, monthly: 12 }],
  PURCHASE_FORM: [
    'FIN-18 FIN-19 FIN-22 FIN-23 FIN-25 FIN-26',
    {
      price: { min: 1000, max: 250000 },
      termYears: { min: 1, max: 7, step: 0.5 },
      interestPercent: { min: 0.5, max: 15, step: 0.5 },
      deposit: { min: 0, max: 250000, step: 0.5 },
      residual: { min: 0, max: 250000, step: 0.5 },
    },
  ],
  LOAN_FORM: [
    'FIN-29 FIN-30 FIN-31 FIN-32 FIN-33',
    {
      amount: { min: 1000, max: 100000, step: 500, default: 30000 },
      termYears: { min: 1, max: 7, default: 5 },
      maxLoanOfPrice: 1.05,
    },
  ],
  FINANCE_ESTIMATE: [
    'FIN-44 FIN-45 FIN-46',
    {
      termYears: 5,
      weeksPerMonth: 4.33,
      exampleRatePercent: 6.29,
      exampleComparisonPercent: 8.19,
      comparisonLoanDollars: 30000,
    },
  ],
  FINANCE_WIDGET: ['FIN-47 FIN-49', { depositPercent: 10, finalPaymentPercent: 30, amountMax: 1000000 }],
  FINANCE_PHONE: ['FIN-48', '1300 031 264'],
  LENDER_FEE_VARIANTS: [
    'FIN-37 FIN-38',
    { establishment: [1300, 1360.5, 395], securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 },
  ],
  COMPARISON_RANGE_VARIANT: ['FIN-42', { min: 8.38, max: 19.42 }],
  ESTIMATE_PRICE_ABOVE: ['FIN-10 FIN-12 FIN-13', 500],
  TAURUS_MAX_AGE_YEARS: ['FIN-10', 12],
  REPAYMENT_SHOWN_ABOVE: ['ERR-26', 25],
  ENQUIRE_FOR_FINANCE_TEXT: ['ERR-26', 'Enquire for Finance'],
  YOUX_QUOTE: ['FIN-14', { selfAssessedCreditScore: 'GREAT', loanTerm: 5 }],
  BUDGET: [
    'FIN-53 FIN-54 FIN-55 FIN-56 FIN-57',
    {
      termYears: 5,
      repayment: { monthly: 600, weekly: 200 },
      deposit: 2000,
      maxPriceFallback: 100000,
      priceAbove: 1000,
      depositPicks: [5000, 10000, 20000, 30000, 50000, 70000],
    },
  ],
  TRADE_IN_LIMITS: ['LEA-36', { ageYears: 7, odometerKm: 100000 }],
  RESERVE_AMOUNT: ['BUY-03', '$200'],
  ACCEPTED_PAYMENTS: ['BUY-06', ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']],
  ANALYTICS_EVENTS: [
    'ANA-01 ANA-02 ANA-03 ANA-04 ANA-05 ANA-06 ANA-07 ANA-08 ANA-09 ANA-11 ANA-12 ANA-13',
    {
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
    },
  ],
  LOCATION_SORT_ORDER: ['LOC-04', { sales: 1, service: 2, parts: 3 }],
  EARTH_RADIUS_KM: ['LOC-12', 6371],
  METRES_PER_FOOT: ['CAR-36', 0.3048],
  REVIEWS: [
    'CON-29 CON-30 CON-31 CON-33',
    { ratingAbove: 4, googleShown: 12, sampleCount: 1138, sampleAverage: 4.4, partialStarAbove: 0.3, maxFullStars: 4 },
  ],
  SALES_COUNTER: ['CON-26 CON-27', { perDay: 192, secondsPerSale: 450, refreshMs: 150000 }],
  WARRANTY_YEARS: ['CON-36 CON-37 CON-38', { used: 3, mechanicalProtection: 5, newCar: 7 }],
  PROMO_RANDOM_OFFSET_MAX: ['SRP-20', 2],
  COPIED_SHOWN_MS: ['PDF-03', 1500],
  COPIED_TOAST_MS: ['ERR-29', 3000],
  SHARE_WINDOW: ['PDF-04', { width: 550, height: 400 }],
  TOAST_REMOVE_DELAY_MS: ['ERR-32', 1000000],
  PHOTOS_DIALOG_Z_INDEX: ['NFR-02', 1400],
  PRIVACY_DAYS: ['NFR-03 NFR-04 NFR-05', { complaintAcknowledged: 7, accessGranted: 30, complaintResolved: 14 }],
}

const isConstant = (name: string): name is keyof typeof constants => Object.hasOwn(constants, name)

for (const [name, [ids, value]] of Object.entries(specified)) {
  test(`NFR-09 ${ids} ${name}`, () => {
    expect(isConstant(name) ? constants[name] : undefined).toEqual(value)
  })
}

test('NFR-09 no constant is left untested', () => {
  expect(Object.keys(specified).sort()).toEqual(Object.keys(constants).sort())
})

test('NFR-09 production uses every constant, in all its parts', () => {
  const sources = globSync(['{src,blocks,collections,globals,tenants}/**/*.{ts,tsx}'], {
    cwd: projectRoot,
    exclude: ['**/*.test.*', '**/*.testing.*', 'src/domain/constants/**'],
  })
  const texts = sources.map((path) => readFileSync(`${projectRoot}/${path}`, 'utf8'))
  const isUsed = (name: string, part: string | null): boolean =>
    texts.some(
      (text) =>
        text.includes(name) && (part === null || new RegExp(`\\b${part}\\b|\\.\\.\\.${name}\\b|${name}\\[`).test(text)),
    )
  const partsOf = (name: string, value: unknown): (string | null)[] =>
    value === null || typeof value !== 'object' || Array.isArray(value) ? [null] : Object.keys(value)
  const unused = Object.entries(constants).flatMap(([name, value]) =>
    partsOf(name, value)
      .filter((part) => !isUsed(name, part))
      .map((part) => (part === null ? name : `${name}.${part}`)),
  )
  expect(unused).toEqual([])
})
