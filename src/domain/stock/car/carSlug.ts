import { carTitle, type CarTitleInput } from './carTitle'
import { slugify } from '@/src/domain/site/slugify'

export interface CarSlugInput extends CarTitleInput {
  stocknum?: string | null
}

/** First segments that other pages own under the car path (RTE-05), so that no car may be named so. */
const reservedSlugs = new Set(['trade-in'])
const MAX_LENGTH = 120

/**
 * A car's address (CAR-01), such as '2021-toyota-corolla-ascent-sport-u10023'. The stock number keeps two like cars
 * apart and stays whole when a long name is cut. Give it once, on creation; a later change of name must not move the page.
 */
export const carSlug = (car: CarSlugInput): string => {
  const stock = slugify(car.stocknum ?? '').slice(0, MAX_LENGTH)
  const room = Math.max(MAX_LENGTH - stock.length - 1, 0)
  const name = slugify(carTitle(car)).slice(0, room).replace(/-+$/, '')
  const slug = [name, stock].filter((part) => part !== '').join('-') || 'car'
  return reservedSlugs.has(slug) ? `${slug}-car` : slug
}
