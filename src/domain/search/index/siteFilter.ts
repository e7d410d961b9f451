import { quote } from '../query/filters'
import { visibilityFilters } from './visibilityRules'

const DAY_SECONDS = 86_400
/** The sold cut-off moves in steps of this size, so that equal searches stay equal for a cache. */
const CUT_OFF_STEP_SECONDS = 60

/** Days a sold car stays in the index: the most `settings.search.soldVisibleDays` can ask for (SEA-23). */
export const SOLD_INDEXED_DAYS = 31

/** What a site shows of the stock: the server-side part of every search. */
export interface SiteScope {
  /** Slug of the site. */
  slug: string
  soldVisibleDays: number
  /** `settings.search.visibilityRule` (SEA-25). */
  visibilityRule: number
  /** Makes that rules 13 and 14 of SEA-25 speak of: `settings.search.popularMakes`, as slugs. */
  visibilityMakes: string[]
}

/** Unix seconds after which a car must have been sold to be shown still (SEA-23), to the full minute. */
export const soldCutOff = (soldVisibleDays: number, now: Date): number => {
  const seconds = Math.floor(now.getTime() / 1000) - Math.max(0, soldVisibleDays) * DAY_SECONDS
  return Math.floor(seconds / CUT_OFF_STEP_SECONDS) * CUT_OFF_STEP_SECONDS
}

/**
 * The filter that decides what a site's visitors can find (SEA-23, TEN-15): stock of this site, in stock, coming soon,
 * or sold within the site's number of days. Time is applied here, at query time, so that a car leaves the site without
 * an edit. 'Shown on the dealer website' is decided earlier: other cars are not in the index at all.
 */
export const siteFilter = (scope: SiteScope, now: Date): string => {
  const available = 'status IN ["in_stock", "coming_soon"]'
  const justSold = `(status = "sold" AND sold_date_timestamp > ${soldCutOff(scope.soldVisibleDays, now)})`
  return [`sites = ${quote(scope.slug)}`, `(${available} OR ${justSold})`, ...visibilityFilters(scope)].join(' AND ')
}

/** Matches documents of cars sold too long ago for any site: the nightly tidy-up removes them. */
export const soldLongAgo = (now: Date): string =>
  `status = "sold" AND sold_date_timestamp <= ${soldCutOff(SOLD_INDEXED_DAYS, now)}`
