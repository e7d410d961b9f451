import fc from 'fast-check'

/** Something that happens to a dealership's stock. Cars are numbers; what a feed says of one is its price. */
export type FeedStep =
  | {
      kind: 'deliver'
      mode: 'snapshot' | 'delta'
      rows: { car: number; price: number; status?: 'sold' | 'in_stock' }[]
      killedAfter: number | null
    }
  | { kind: 'approve' }
  | { kind: 'enter'; car: number; price: number }
  | { kind: 'edit'; car: number; price: number; lock: boolean }
  | { kind: 'sell'; car: number }
  | { kind: 'remove'; car: number }

export interface ModelCar {
  price: number
  status: 'in_stock' | 'sold'
}

interface Known extends ModelCar {
  locked: boolean
  /** What the feed last said; null: the feed does not own it. */
  said: string | null
  delisted: boolean
  seen: number
}

const CARS = 12
const car = fc.integer({ min: 1, max: CARS })
const price = fc.integer({ min: 1, max: 4 })
const row = fc.record(
  { car, price, status: fc.constantFrom<('sold' | 'in_stock')[]>('sold', 'in_stock') },
  { requiredKeys: ['car', 'price'] },
)
const plainRow = fc.record({ car, price })
const rows = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(plainRow, { selector: (one) => one.car, maxLength: CARS, minLength: 6 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: plainRow }, { weight: 1, arbitrary: row }), {
      maxLength: CARS + 2,
    }),
  },
)

const step: fc.Arbitrary<FeedStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      mode: fc.constantFrom('snapshot' as const, 'snapshot' as const, 'delta' as const),
      rows,
      killedAfter: fc.option(fc.integer({ min: 0, max: CARS }), { freq: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'approve' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('enter' as const), car, price }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit' as const), car, price, lock: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sell' as const), car }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), car }) },
)

/** What may happen to a dealership in some weeks. */
export const feedSteps = fc.array(step, { minLength: 1, maxLength: 14 })

const MAX_DROP_PERCENT = 30

/** What the stock must be after some steps, in the words of the requirements (FEED-03, FEED-05, FEED-06) and nothing else. */
export class FeedModel {
  readonly cars = new Map<number, Known>()
  #runs = 0
  /** Runs that wait for a decision. */
  #held: number[] = []
  #baseOfKilled: number | null = null

  /** What anyone can see of the stock. */
  shown(): Record<number, ModelCar> {
    return Object.fromEntries(
      [...this.cars].sort(([a], [b]) => a - b).map(([number, { price, status }]) => [number, { price, status }]),
    )
  }

  take(step: FeedStep): void {
    if (step.kind === 'deliver') return this.#deliver(step)
    if (step.kind === 'approve') return this.#approve()
    const known = this.cars.get(step.car)
    if (step.kind === 'enter') {
      if (!known)
        this.cars.set(step.car, {
          price: step.price,
          status: 'in_stock',
          locked: false,
          said: null,
          delisted: false,
          seen: 0,
        })
      return
    }
    if (!known) return
    if (step.kind === 'remove') this.cars.delete(step.car)
    if (step.kind === 'sell') known.status = 'sold'
    if (step.kind === 'edit') {
      known.price = step.price
      known.locked ||= step.lock
    }
  }

  #owned(): Known[] {
    return [...this.cars.values()].filter(({ said }) => said !== null)
  }

  #missingSince(run: number): Known[] {
    return this.#owned().filter(({ status, seen }) => status === 'in_stock' && seen < run)
  }

  #delist(gone: Known[]): void {
    for (const one of gone) {
      one.status = 'sold'
      one.delisted = true
    }
  }

  #deliver({ mode, rows, killedAfter }: Extract<FeedStep, { kind: 'deliver' }>): void {
    const run = (this.#runs += 1)
    const base = this.#baseOfKilled ?? this.#owned().filter(({ status }) => status === 'in_stock').length
    const inFile = new Set<number>()
    for (const [index, said] of rows.entries()) {
      if (killedAfter !== null && index >= killedAfter) break
      if (inFile.has(said.car)) continue
      inFile.add(said.car)
      this.#row(said, run)
    }
    this.#baseOfKilled = killedAfter === null ? null : base
    if (killedAfter !== null || mode === 'delta') return
    const missing = this.#missingSince(run)
    const tooMany = missing.length * 100 > Math.max(base, missing.length) * MAX_DROP_PERCENT
    if (missing.length > 0 && (inFile.size === 0 || tooMany)) this.#held.push(run)
    else this.#delist(missing)
  }

  #row(row: { car: number; price: number; status?: 'sold' | 'in_stock' }, run: number): void {
    const said = JSON.stringify([row.price, row.status])
    const known = this.cars.get(row.car)
    if (!known) {
      const status = row.status ?? 'in_stock'
      this.cars.set(row.car, { price: row.price, status, locked: false, said, delisted: false, seen: run })
      return
    }
    known.seen = run
    if (known.said === said && !known.delisted) return
    if (!known.locked) known.price = row.price
    if (row.status) known.status = row.status
    else if (known.delisted) known.status = 'in_stock'
    known.said = said
    known.delisted = false
  }

  #approve(): void {
    const run = this.#held.pop()
    if (run !== undefined) this.#delist(this.#missingSince(run))
  }
}
