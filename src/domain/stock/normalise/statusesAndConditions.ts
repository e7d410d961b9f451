import { matchAlias } from './matchAlias'
import type { CarStatus, CarType, ItemType, PriceType } from '../car/stockEnums'

/** Condition from the words of other systems: 'USED', 'Demonstrator', 'NEW In stock' (CAR-06). Null when unknown. */
export const readCarType = matchAlias<CarType>([
  ['demo', ['~demo', '~demonstrator', '~ex demo', 'd']],
  ['used', ['~used', '~pre owned', '~preowned', '~second hand', 'u']],
  ['new', ['~new', 'n']],
])

/** Kind of stock (CAR-11). Null when unknown. */
export const readItemType = matchAlias<ItemType>([
  ['motorcycle', ['~motorcycle', '~motorbike', '~bike', '~bikes', '~motorcycles']],
  ['caravan', ['~caravan', '~caravans', '~camper', '~motorhome', '~rv']],
  ['truck', ['~truck', '~trucks', '~heavy commercial']],
  ['car', ['~car', '~cars', '~light commercial', '~passenger', '~vehicle']],
])

const statusWords = matchAlias<CarStatus>([
  ['sold', ['~sold', '~delivered']],
  [
    'archived',
    [
      ...['~archived', '~deleted', '~withdrawn', '~removed', '~inactive', '~deactivated', '~not active', '~delisted'],
      ...['~unlisted', '~not listed', '~unpublished', '~discontinued', '~expired', '~off market', '~wholesaled'],
      ...['~scrapped', '~no longer', '~not for sale'],
    ],
  ],
  [
    'pending',
    [
      ...['~pending', '~under offer', '~on hold', 'hold', 'held', '~not available', '~unavailable', '~out of stock'],
      ...['outofstock', '~not in stock', 'no', 'n', 'false'],
    ],
  ],
  [
    'coming_soon',
    [
      ...['comingsoon', '~coming soon', '~incoming', '~in transit', '~available to order', '~on order', '~arriving'],
      ...['~available soon', '~available from'],
    ],
  ],
  [
    'in_stock',
    [
      ...['instock', '~in stock', '~available', '~active', '~for sale', '~live', '~listed', '~on lot', '~on yard'],
      ...['stock', 'advertised', 'published', 'online', 'current', 'yes', 'y', 'true', 'unsold', 'not sold'],
    ],
  ],
])

const unsold = /^(unsold|not sold)$/i
const negated = /(^|[^a-z])(no|not|non|never|cannot|isn.?t|aren.?t|won.?t|without)([^a-z]|$)/i

/** Status (CAR-07). Null when unknown, and for unknown negations: 'Never available' is not in stock. */
export const readStatus = (raw: string): CarStatus | null => {
  const status = statusWords(raw)
  const isOffered = status === 'in_stock' || status === 'coming_soon'
  return isOffered && negated.test(raw) && !unsold.test(raw.trim()) ? null : status
}

/** What a price includes (LAW-04). Null when not stated. */
export const readPriceType = matchAlias<PriceType>([
  ['drive_away', ['dap', 'da', 'driveaway', '~drive away', '~driveaway', '~on road']],
  ['egc', ['~egc', '~excl', '~excluding', '~exclusive', '~plus', '~before', '~exc', 'eogc', '~govt', '~government']],
])
