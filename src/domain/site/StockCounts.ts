import { slugify } from './slugify'

export interface StockCount {
  label: string
  slug: string
  href: string
  total: number
}

/** How many the site's search lists, by condition: with those just sold and those on their way, as its own counts are. */
export type ConditionCounts = Record<'new' | 'demo' | 'used', number>

/** What can be had of a model: what is here, and what is on its way. */
export interface ModelAvailable {
  here: ConditionCounts
  coming: ConditionCounts
}

export interface ModelCount extends StockCount {
  listed: ConditionCounts
  /** Those listed without those just sold. */
  available: ModelAvailable
  /** What a new one that is in stock and can be bought costs at least, drive away; null or left out: not known. */
  newFromDollars?: number | null
}

/** Of every condition. */
export const countOf = (counts: ConditionCounts): number => counts.new + counts.demo + counts.used

/** Several counts as one. */
export const addCounts = (all: readonly ConditionCounts[]): ConditionCounts => {
  const of = (condition: keyof ConditionCounts): number => all.reduce((sum, one) => sum + one[condition], 0)
  return { new: of('new'), demo: of('demo'), used: of('used') }
}

/** How many of some models are listed. */
export const listedOf = (models: readonly ModelCount[] = []): number =>
  models.reduce((sum, { listed }) => sum + countOf(listed), 0)

/** '1 new, 4 demo, 2 used'; null of none. */
export const conditionWords = (listed: ConditionCounts): string | null =>
  (['new', 'demo', 'used'] as const)
    .flatMap((condition) => (listed[condition] > 0 ? `${listed[condition].toLocaleString('en-AU')} ${condition}` : []))
    .join(', ') || null

/**
 * How much of what a site shows, for menus, tiles and the home page's search. One rule for all numbers of a site: each is
 * that of the search it leads to.
 */
export interface StockCounts {
  total: number
  conditions: StockCount[]
  bodies: StockCount[]
  makes: StockCount[]
  /** Models by make slug. */
  models: Record<string, ModelCount[]>
  /** How many are listed at a location, by its name. */
  locations: Record<string, number>
  /** How many of each kind of vehicle ('caravan'), most common first. */
  kindTotals: Record<string, number>
  /** Half of the most common body costs less; null or left out: not known. */
  middleDollars?: number | null
  /**
   * What a new one costs at least, drive away, by 'make-slug/model-slug': of the list prices of the site's dealerships and of
   * what is in stock. Left out: not read.
   */
  newFrom?: Readonly<Record<string, number>>
  /** What new ones in stock run on, by the same keys. Left out: not read. */
  newFuels?: Readonly<Record<string, readonly string[]>>
}

/** The make of more than half of the stock; null where there is none. */
export const mainMake = ({ makes, total }: Pick<StockCounts, 'makes' | 'total'>): StockCount | null =>
  makes.find((make) => make.total * 2 > total) ?? null

/** What a site lists of a model; null when nothing. */
export const stockOfModel = (
  { models }: Pick<StockCounts, 'models'>,
  { brand, name }: { brand: { slug: string } | null; name: string },
): ModelCount | null => (brand && models[brand.slug]?.find(({ slug }) => slug === slugify(name))) ?? null
