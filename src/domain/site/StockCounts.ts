import { slugify } from './slugify'

export interface StockCount {
  label: string
  slug: string
  href: string
  total: number
}

/** How many stand here and are not sold, by condition. */
export type ConditionCounts = Record<'new' | 'demo' | 'used', number>

export interface ModelCount extends StockCount {
  inStock: ConditionCounts
  /** What a new one that stands here and can be bought costs at least, drive away; null or left out: not known. */
  newFromDollars?: number | null
}

/** How many of a make stand here. */
export const standingOf = (models: readonly ModelCount[] = []): number =>
  models.reduce((sum, { inStock }) => sum + inStock.new + inStock.demo + inStock.used, 0)

/** '1 new, 4 demo, 2 used'; null while none stands here. */
export const conditionWords = (inStock: ConditionCounts): string | null =>
  (['new', 'demo', 'used'] as const)
    .flatMap((condition) =>
      inStock[condition] > 0 ? `${inStock[condition].toLocaleString('en-AU')} ${condition}` : [],
    )
    .join(', ') || null

/** How much of what a site shows, for menus, tiles and the home page's search. */
export interface StockCounts {
  total: number
  conditions: StockCount[]
  bodies: StockCount[]
  makes: StockCount[]
  /** Models by make slug. */
  models: Record<string, ModelCount[]>
  /** How many stand at a location, by its name. */
  locations: Record<string, number>
  /** How many of each kind of vehicle ('caravan'), most common first. */
  kindTotals: Record<string, number>
  /** Half of the most common body costs less; null or left out: not known. */
  middleDollars?: number | null
}

/** What a site has in stock of a model; null when nothing. */
export const stockOfModel = (
  { models }: Pick<StockCounts, 'models'>,
  { brand, name }: { brand: { slug: string } | null; name: string },
): ModelCount | null => (brand && models[brand.slug]?.find(({ slug }) => slug === slugify(name))) ?? null
