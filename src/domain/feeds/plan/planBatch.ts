/** The fields of a row that planning reads. */
export interface IncomingRow {
  key: string
  /** Hash of everything that would be stored; a different hash means there is something to write. */
  hash: string
  stocknum: string | null
  vin: string | null
}

/** The car that this client's feed already owns under a key. */
export interface KnownItem {
  carId: string
  hash: string | null
  /** It was delisted because a snapshot did not contain it. */
  missing: boolean
}

/**
 * A car of the dealership that no active feed supplies: entered by hand, over REST, or by a feed that is switched off
 * or deleted.
 */
export interface UnownedCar {
  carId: string
  /** Its key in the feed that is switched off; null when no feed has it. */
  feedKey: string | null
  /** That feed delisted it because a snapshot did not contain it. */
  missing: boolean
  stocknum: string | null
  vin: string | null
  status: string
}

export interface KnownStock {
  items: ReadonlyMap<string, KnownItem>
  unowned: readonly UnownedCar[]
}

export type RowPlan =
  | { kind: 'unchanged'; carId: string }
  | { kind: 'update'; carId: string; comesBack: boolean }
  | { kind: 'adopt'; carId: string; comesBack: boolean }
  | { kind: 'create' }

const sameText = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toUpperCase() === other.toUpperCase()

/** A stock number identifies a car unless the VINs differ; a VIN alone does so only while that car is for sale. */
const isSame = (row: IncomingRow, car: UnownedCar): boolean => {
  if (row.vin !== null && car.vin !== null && !sameText(row.vin, car.vin)) return false
  if (sameText(row.stocknum, car.stocknum)) return true
  if (row.stocknum === null && row.vin === null) return row.key === car.feedKey
  return sameText(row.vin, car.vin) && car.status !== 'sold' && car.status !== 'archived'
}

/**
 * Plans what happens with each row of a batch, in its order (FEED-03, FEED-05). A row that owns no car takes over an
 * unowned car with the same stock number or VIN; each car is taken over once.
 */
export const planBatch = (rows: readonly IncomingRow[], { items, unowned }: KnownStock): RowPlan[] => {
  const taken = new Set<string>()
  return rows.map((row): RowPlan => {
    const item = items.get(row.key)
    if (item) {
      const { carId, missing } = item
      if (missing) return { kind: 'update', carId, comesBack: true }
      return item.hash === row.hash ? { kind: 'unchanged', carId } : { kind: 'update', carId, comesBack: false }
    }
    const twin =
      unowned.length === 0
        ? undefined
        : (unowned.find((car) => !taken.has(car.carId) && sameText(row.stocknum, car.stocknum) && isSame(row, car)) ??
          unowned.find((car) => !taken.has(car.carId) && isSame(row, car)))
    if (!twin) return { kind: 'create' }
    taken.add(twin.carId)
    return { kind: 'adopt', carId: twin.carId, comesBack: twin.missing }
  })
}
