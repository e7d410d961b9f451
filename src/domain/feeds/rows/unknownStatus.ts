import { carStatusSchema } from '@/src/domain/stock/car/stockEnums'
import type { CarInput } from '@/src/domain/stock/car/cleanCar'

const condition = /^(new|used|demo|demonstrator)$/i
/** Words that are taken for nothing elsewhere, and do not say that a car is for sale. */
const undecided = /^(unknown|tba|tbc)$/i

const known = carStatusSchema.options.join(', ')

/**
 * Why a car is held back from the site: its row has a status nobody knows, which may as well say that the car is gone
 * (FEED-03). Null: the row says nothing of the sale, or its status is known.
 *
 * @param raw what was sent as status
 */
export const unknownStatus = (raw: unknown, car: CarInput): string | null => {
  if (car.status !== undefined || raw === true) return null
  const text = typeof raw === 'string' || typeof raw === 'number' || raw === false ? String(raw).trim() : ''
  if (!/[\p{L}\p{N}]/u.test(text) || condition.test(text)) return null
  if (/^(n\/?a|nan|nil|none|null|undefined)$/i.test(text) && !undecided.test(text)) return null
  return `'${text.slice(0, 60)}' is no status we know (${known}), so the car is pending and not shown until it is.`
}
