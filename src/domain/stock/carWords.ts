import { aliasTable } from './aliasTable'
import type { CarStatus, CarType, ItemType, PriceType } from './stockEnums'

/** Condition out of what systems write: 'USED', 'Demonstrator', 'NEW In stock' (CAR-06). Null: not one of them. */
export const readCarType = aliasTable<CarType>([
  ['demo', ['~demo', '~demonstrator', '~ex demo', 'd']],
  ['used', ['~used', '~pre owned', '~preowned', '~second hand', 'u']],
  ['new', ['~new', 'n']],
])

/** Kind of stock (CAR-11). Null: not one of them. */
export const readItemType = aliasTable<ItemType>([
  ['motorcycle', ['~motorcycle', '~motorbike', '~bike', '~bikes', '~motorcycles']],
  ['caravan', ['~caravan', '~caravans', '~camper', '~motorhome', '~rv']],
  ['truck', ['~truck', '~trucks', '~heavy commercial']],
  ['car', ['~car', '~cars', '~light commercial', '~passenger', '~vehicle']],
])

/** Status (CAR-07). Null: not one of them. */
export const readStatus = aliasTable<CarStatus>([
  ['sold', ['~sold', '~delivered']],
  ['coming_soon', ['comingsoon', '~coming soon', '~incoming', '~in transit', '~available to order', '~on order']],
  ['pending', ['~pending', '~under offer', '~on hold']],
  ['archived', ['~archived', '~deleted', '~withdrawn', '~removed', '~inactive']],
  ['in_stock', ['instock', '~in stock', '~available', '~active', '~for sale', '~live']],
])

/** What a price includes (LAW-04). Null: not said. */
export const readPriceType = aliasTable<PriceType>([
  ['drive_away', ['dap', 'da', 'driveaway', '~drive away', '~driveaway', '~on road']],
  ['egc', ['~egc', '~excl', '~excluding', '~exclusive', '~plus', '~before', '~exc', 'eogc', '~govt', '~government']],
])
