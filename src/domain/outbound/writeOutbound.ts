import { isAdvertised } from './isAdvertised'
import type { OutboundCar, OutboundSite } from './OutboundCar'
import type { LeftOutReason, OutboundFormat } from './OutboundFormat'

type Pages = AsyncIterable<readonly OutboundCar[]>

/** Decides car by car; remembers what no two cars may share, which is all that grows with the stock. */
const chooser = (format: OutboundFormat, site: OutboundSite) => {
  const seen = new Set<string>()
  return (car: OutboundCar): LeftOutReason | 'not_advertised' | null => {
    if (!isAdvertised(car, site)) return 'not_advertised'
    const reason = format.leftOut(car, site)
    if (reason !== null) return reason
    const key = format.unique(car)
    if (key === null) return null
    if (seen.has(key)) return 'repeated_vin'
    seen.add(key)
    return null
  }
}

/** A feed's text, one piece for each page of stock (FEED-09). Fails when reading fails: half a feed must not look whole. */
export async function* writeOutbound(format: OutboundFormat, site: OutboundSite, pages: Pages): AsyncGenerator<string> {
  const leaves = chooser(format, site)
  let isFirst = true
  let pending = format.head(site)
  for await (const page of pages) {
    const cars = page.filter((car) => leaves(car) === null).map((car) => format.car(car, site))
    if (cars.length === 0) continue
    yield pending + (isFirst ? '' : format.separator) + cars.join(format.separator)
    pending = ''
    isFirst = false
  }
  yield pending + format.tail
}

/** How many cars a feed has, and how many for sale it leaves out, by reason. */
export interface OutboundCount {
  cars: number
  leftOut: Partial<Record<LeftOutReason, number>>
}

/** Counts several feeds in one reading of the stock, for the admin. */
export const countOutbound = async <Name extends string>(
  formats: readonly (readonly [Name, OutboundFormat])[],
  site: OutboundSite,
  pages: Pages,
): Promise<Map<Name, OutboundCount>> => {
  const counters = formats.map(([name, format]) => {
    const count: OutboundCount = { cars: 0, leftOut: {} }
    return { name, count, leaves: chooser(format, site) }
  })
  for await (const page of pages) {
    for (const car of page) {
      for (const { count, leaves } of counters) {
        const reason = leaves(car)
        if (reason === null) count.cars += 1
        else if (reason !== 'not_advertised') count.leftOut[reason] = (count.leftOut[reason] ?? 0) + 1
      }
    }
  }
  return new Map(counters.map(({ name, count }) => [name, count]))
}
