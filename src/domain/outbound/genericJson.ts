import type { OutboundFormat } from './OutboundFormat'
import { stockFacts } from './stockFacts'

/** All stock for sale as one JSON document: `{ dealership, site, cars: [...] }` (FEED-09). */
export const genericJson: OutboundFormat = {
  label: 'Stock as JSON',
  contentType: 'application/json; charset=utf-8',
  head: ({ name, origin }) => `{"dealership":${JSON.stringify(name)},"site":${JSON.stringify(origin)},"cars":[\n`,
  leftOut: () => null,
  unique: () => null,
  car: (car, site) =>
    JSON.stringify(Object.fromEntries(stockFacts.map(([name, valueOf]) => [name, valueOf(car, site)]))),
  separator: ',\n',
  tail: '\n]}\n',
}
