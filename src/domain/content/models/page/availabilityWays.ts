import type { StockCount } from '@/src/domain/site/StockCounts'
import type { Availability } from './modelAvailability'

/** The way to what can be had of a model, else to others of its make; null: there are none. */
export const stockLink = (
  { words, also, href }: Pick<Availability, 'words' | 'also' | 'href'>,
  make: StockCount | undefined,
): { label: string; href: string } | null => {
  if (href && also) return { label: `${words}: see ${also} in stock`, href }
  if (href) return { label: `See ${words}`, href }
  return make ? { label: `${words}: see ${make.total} other ${make.label}`, href: make.href } : null
}

/** Above the model's enquiry form: what is not here cannot be seen. */
export const askTitle = (model: string, place: string | undefined, isHere: boolean): string => {
  if (place === undefined) return `Ask about the ${model}`
  return isHere ? `See the ${model} at ${place}` : `Ask ${place} about the ${model}`
}
