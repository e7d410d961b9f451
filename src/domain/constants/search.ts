/**
 * Search and cards: fixed numbers and labels of the specification (NFR-09). A value that a dealership can change is only its
 * default here; the setting wins. Money is in whole dollars, rates in percent, times in the unit of the name.
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
