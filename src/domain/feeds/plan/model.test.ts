import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeedModel, feedSteps, type FeedStep } from '../../../../tests/support/feedModel'
import { KeyLedger, ownKey } from './KeyLedger'
import { mergeCar, type StoredCar } from './mergeCar'
import { type IncomingRow, planBatch } from './planBatch'
import { sentCar, type SentCar } from './sentCar'
import { delistOrHold } from './delistOrHold'

const now = new Date('2026-11-21T00:00:00.000Z')
const BATCH = 4

interface Item {
  carId: string
  hash: string
  missing: boolean
  seen: number
}
type Prepared = IncomingRow & { sent: SentCar }

/** The engine with maps for tables: every decision is the real one, only storing is not. */
class MapEngine {
  readonly cars = new Map<string, StoredCar & { stocknum: string }>()
  readonly items = new Map<string, Item>()
  #ids = 0
  #runs = 0
  #held: number[] = []
  #killedBase: number | null = null

  shown() {
    const entries = [...this.cars.values()].map(({ stocknum, values }): [number, object] => [
      Number(stocknum),
      { price: values.price, status: values.status },
    ])
    return Object.fromEntries(entries.sort(([a], [b]) => a - b))
  }

  #find(number: number) {
    return [...this.cars].find(([, { stocknum }]) => stocknum === String(number))
  }

  #active(): [string, Item][] {
    return [...this.items].filter(([, { carId }]) => this.cars.get(carId)?.values.status === 'in_stock')
  }

  #put(id: string, stocknum: string, sent: SentCar, comesBack: boolean): void {
    const car = this.cars.get(id) ?? null
    const { values, lists } = mergeCar(car, sent, comesBack, now)
    this.cars.set(id, { stocknum, values, lists, locks: car?.locks ?? [] })
  }

  #batch(rows: Prepared[], run: number): void {
    const owned = new Set([...this.items.values()].map(({ carId }) => carId))
    const unowned = [...this.cars].flatMap(([carId, { stocknum, values }]) =>
      owned.has(carId)
        ? []
        : [{ carId, stocknum, vin: null, status: String(values.status), feedKey: null, missing: false }],
    )
    const plans = planBatch(rows, { items: this.items, unowned })
    for (const [index, plan] of plans.entries()) {
      const row = rows[index]
      if (!row) continue
      const carId = plan.kind === 'create' ? `id${(this.#ids += 1)}` : plan.carId
      if (plan.kind !== 'unchanged')
        this.#put(carId, row.stocknum ?? '', row.sent, plan.kind === 'update' && plan.comesBack)
      this.items.set(row.key, { carId, hash: row.hash, missing: false, seen: run })
    }
  }

  #missingSince(run: number): Item[] {
    return this.#active().flatMap(([, item]) => (item.seen < run ? [item] : []))
  }

  #delist(items: Item[]): void {
    for (const item of items) {
      const car = this.cars.get(item.carId)
      if (car) car.values.status = 'sold'
      item.missing = true
    }
  }

  #deliver({ rows, mode, killedAfter }: Extract<FeedStep, { kind: 'deliver' }>): void {
    const run = (this.#runs += 1)
    const activeBefore = this.#killedBase ?? this.#active().length
    const ledger = new KeyLedger()
    const prepared = rows.slice(0, killedAfter ?? undefined).flatMap((row, index): Prepared[] => {
      const own = ownKey(ledger, `S:${row.car}`, index + 1)
      if ('firstLine' in own) return []
      const { price, status } = row
      const sent = sentCar({ make: 'Kia', model: 'Rio', price, status }, undefined)
      return [{ ...own, hash: JSON.stringify(sent), stocknum: String(row.car), vin: null, sent }]
    })
    for (let at = 0; at < prepared.length; at += BATCH) this.#batch(prepared.slice(at, at + BATCH), run)
    this.#killedBase = killedAfter === null ? null : activeBefore
    if (killedAfter !== null || mode === 'delta') return
    const missing = this.#missingSince(run)
    const counts = { activeBefore, missing: missing.length, usable: prepared.length, maxDropPercent: 30, cut: false }
    if (delistOrHold(counts).kind === 'hold') this.#held.push(run)
    else this.#delist(missing)
  }

  take(step: FeedStep): void {
    if (step.kind === 'deliver') return this.#deliver(step)
    if (step.kind === 'approve') {
      const run = this.#held.pop()
      if (run !== undefined) this.#delist(this.#missingSince(run))
      return
    }
    const [id, car] = this.#find(step.car) ?? []
    if (step.kind === 'enter' && !car) {
      const sent = sentCar({ make: 'Kia', model: 'Rio', price: step.price }, undefined)
      this.#put(`id${(this.#ids += 1)}`, String(step.car), sent, false)
    }
    if (!id || !car) return
    if (step.kind === 'remove') {
      this.cars.delete(id)
      for (const [key, item] of this.items) if (item.carId === id) this.items.delete(key)
    }
    if (step.kind === 'sell') car.values.status = 'sold'
    if (step.kind === 'edit') {
      car.values.price = step.price
      if (step.lock) this.cars.set(id, { ...car, locks: ['price'] })
    }
  }
}

test('FEED-03 FEED-05 FEED-06 after any deliveries, kills, edits and decisions the stock is what the model says (10,000 sequences)', () => {
  fc.assert(
    fc.property(feedSteps, (steps) => {
      const [model, engine] = [new FeedModel(), new MapEngine()]
      for (const step of steps) {
        model.take(step)
        engine.take(step)
        expect(engine.shown()).toEqual(model.shown())
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
