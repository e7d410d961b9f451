import { slugify } from './slugify'

export interface StockCount {
  label: string
  slug: string
  href: string
  total: number
}

/** How much of what a site shows, for menus, tiles and the home page's search. */
export interface StockCounts {
  total: number
  conditions: StockCount[]
  bodies: StockCount[]
  makes: StockCount[]
  /** Models by make slug. */
  models: Record<string, StockCount[]>
  /** How many stand at a location, by its name. */
  locations: Record<string, number>
  /** Kinds of vehicle ('caravan'), most common first. */
  kinds: string[]
  /** Half of the most common body costs less; null or left out: not known. */
  middleDollars?: number | null
}

/** What a site has in stock of a model; null when nothing. */
export const stockOfModel = (
  { models }: Pick<StockCounts, 'models'>,
  { brand, name }: { brand: { slug: string } | null; name: string },
): StockCount | null => (brand && models[brand.slug]?.find(({ slug }) => slug === slugify(name))) ?? null
