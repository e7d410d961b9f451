import { carStatusSchema } from '@/src/domain/stock/car/stockEnums'
import type { CarInput } from '@/src/domain/stock/car/cleanCar'

const condition = /^(new|used|demo|demonstrator)$/i
/** Words that other fields treat as empty, and that do not say that a car is for sale. */
const undecided = /^(unknown|tba|tbc)$/i

const known = carStatusSchema.options.join(', ')

/**
 * The reason to keep a car off the site: its row has an unknown status, which may mean that the car is gone (FEED-03).
 * Returns null when the row has no status, or a known one.
 *
 * @param raw the status as sent
 */
export const unknownStatus = (raw: unknown, car: CarInput): string | null => {
  if (car.status !== undefined || raw === true) return null
  const text = typeof raw === 'string' || typeof raw === 'number' || raw === false ? String(raw).trim() : ''
  if (!/[\p{L}\p{N}]/u.test(text) || condition.test(text)) return null
  if (/^(n\/?a|nan|nil|none|null|undefined)$/i.test(text) && !undecided.test(text)) return null
  return `'${text.slice(0, 60)}' is no status we know (${known}), so the car is pending and not shown until it is.`
}
