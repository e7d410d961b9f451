import { randomUUID } from 'node:crypto'
import { DatabaseError, type PoolClient } from 'pg'
import { carSlug } from '@/src/domain/stock/car/carSlug'
import type { CarValues } from '@/src/domain/feeds/plan/carColumns'
import { mergeCar } from '@/src/domain/feeds/plan/mergeCar'
import { priceMoves } from '@/src/domain/feeds/plan/priceMove'
import { planBatch, type RowPlan } from '@/src/domain/feeds/plan/planBatch'
import { sentCar } from '@/src/domain/feeds/plan/sentCar'
import { adviseDoubles } from './adviseDoubles'
import { countOutcomes, type Decision, toldOutcomes, writeOutcomes } from './write/batchOutcomes'
import { freeSlugs } from './write/freeSlugs'
import { inFeedTransaction, StockMoved } from './inFeedTransaction'
import type { PreparedCar, PreparedRow } from './repeatedRows'
import { queueStock } from './write/queueStock'
import { readItems, readStoredCars, readUnowned } from './readStock'
import type { RunCounts } from './run/RunCounts'
import { type CarWrite, insertCars, updateCars } from './write/writeCars'
import { releaseItems, type RunRef, touchItems, writeItems } from './write/writeItems'

/** Context of a batch: the run, and how photos of new and changed cars are queued. */
export interface BatchContext extends RunRef {
  dryRun: boolean
  /** Cars that a dry run has already assigned to rows of earlier batches. */
  claimed: Set<string>
  fetchPhotos: ((client: PoolClient, tenantId: string, carIds: string[]) => Promise<void>) | null
}

const slugOf = ({ year, make, model, badge, stocknum }: CarValues): string => {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return carSlug({
    year: typeof year === 'number' ? year : null,
    make: text(make),
    model: text(model),
    badge: text(badge),
    stocknum: text(stocknum),
  })
}

const decide = async (
  client: PoolClient,
  context: BatchContext,
  incoming: readonly PreparedCar[],
): Promise<Decision[]> => {
  const items = await readItems(
    client,
    context.clientId,
    incoming.map(({ key }) => key),
  )
  const found = await readUnowned(
    client,
    context.tenantId,
    incoming.filter(({ key }) => !items.has(key)),
  )
  const plans = planBatch(incoming, { items, unowned: found.filter(({ carId }) => !context.claimed.has(carId)) })
  const touched = plans.flatMap((plan) => (plan.kind === 'update' || plan.kind === 'adopt' ? [plan.carId] : []))
  const stored = await readStoredCars(client, touched, !context.dryRun)
  const rows = await adviseDoubles(client, context, incoming, plans)
  const now = new Date()
  return rows.map((row, index): Decision => {
    const plan = plans[index] ?? { kind: 'create' }
    if (plan.kind === 'unchanged')
      return { row, plan, carId: plan.carId, outcome: 'unchanged', sent: null, write: null }
    const sent = sentCar(row.car, row.locationId)
    if (plan.kind === 'create') {
      const id = randomUUID()
      return { row, sent, plan, carId: id, outcome: 'created', write: { id, merged: mergeCar(null, sent, false, now) } }
    }
    const car = stored.get(plan.carId)
    if (!car) throw new StockMoved()
    const merged = mergeCar(car, sent, plan.comesBack, now)
    const differs = merged.changedColumns.length + merged.changedLists.length > 0
    const moves = priceMoves(car.values, merged.values)
    const told = moves.length === 0 ? row : { ...row, advice: [...row.advice, ...moves] }
    const outcome = differs || plan.comesBack ? 'updated' : 'unchanged'
    return { row: told, sent, plan, carId: plan.carId, outcome, write: differs ? { id: plan.carId, merged } : null }
  })
}

const hasNewPhotos = ({ merged }: CarWrite): boolean =>
  merged.changedLists.includes('images') ||
  (merged.changedColumns.includes('primary_image_url') && merged.values.primary_image_url !== null)

const store = async (
  client: PoolClient,
  context: BatchContext,
  rows: readonly PreparedRow[],
  decisions: readonly Decision[],
): Promise<void> => {
  const writes = (kinds: RowPlan['kind'][]) =>
    decisions.flatMap(({ plan, write }) => (write && kinds.includes(plan.kind) ? [write] : []))
  const created = writes(['create'])
  const slugs = await freeSlugs(
    client,
    created.map(({ merged }) => slugOf(merged.values)),
  )
  await insertCars(
    client,
    context.tenantId,
    created.map((write, index) => ({ ...write, slug: slugs[index] ?? write.id })),
  )
  const updated = writes(['update', 'adopt'])
  await updateCars(client, updated)
  const said = decisions.flatMap(({ row, sent, carId }) => (sent ? [{ row, sent, carId }] : []))
  const adopted = decisions.flatMap(({ plan, carId }) => (plan.kind === 'adopt' ? [carId] : []))
  await releaseItems(client, context, adopted)
  await writeItems(client, context, said)
  const same = decisions.flatMap(({ row, sent }) => (sent ? [] : [row.key]))
  // A rejected row still proves that its car exists: the car stays for sale unchanged (FEED-03, FEED-04).
  const unusable = rows.flatMap((row) => (row.kind === 'car' || row.key === null ? [] : [row.key]))
  await touchItems(client, context, [...same, ...unusable])
  const changed = [...created, ...updated]
  await queueStock(
    client,
    context.tenantId,
    changed.map(({ id }) => id),
  )
  const photographed = changed.filter(hasNewPhotos).map(({ id }) => id)
  if (photographed.length > 0) await context.fetchPhotos?.(client, context.tenantId, photographed)
}

const isCar = (row: PreparedRow): row is PreparedCar => row.kind === 'car'

const importOnce = async (
  client: PoolClient,
  context: BatchContext,
  rows: readonly PreparedRow[],
): Promise<RunCounts> => {
  const cars = rows.filter(isCar)
  if (context.dryRun) {
    const decisions = await decide(client, context, cars)
    for (const { plan, carId } of decisions) if (plan.kind === 'adopt') context.claimed.add(carId)
    await writeOutcomes(client, context.runId, toldOutcomes(rows, decisions))
    return countOutcomes(rows, decisions)
  }
  return inFeedTransaction(client, async () => {
    const decisions = await decide(client, context, cars)
    await store(client, context, rows, decisions)
    await writeOutcomes(client, context.runId, toldOutcomes(rows, decisions))
    return countOutcomes(rows, decisions)
  })
}

/** The database refused the data itself, so a retry would fail too. */
const isRefusedData = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

const rejected = (row: PreparedRow): PreparedRow => ({
  kind: 'rejected',
  line: row.line,
  key: row.key,
  issues: [
    { field: '', value: '', reason: 'The database refused a value of this row; please report it with the file.' },
  ],
})

/**
 * Imports some rows of a run in one transaction. When the database refuses a row's data, the batch is halved until the
 * row is alone in its batch, and that row is rejected; all others are stored (FEED-04).
 *
 * @returns the outcomes; `rows` is their number
 */
export const importBatch = async (
  client: PoolClient,
  context: BatchContext,
  rows: readonly PreparedRow[],
): Promise<RunCounts[]> => {
  try {
    return [await importOnce(client, context, rows)]
  } catch (error) {
    if (!isRefusedData(error)) throw error
    const [only] = rows
    if (rows.length === 1 && only) return [await importOnce(client, context, [rejected(only)])]
    const half = Math.ceil(rows.length / 2)
    const first = await importBatch(client, context, rows.slice(0, half))
    return [...first, ...(await importBatch(client, context, rows.slice(half)))]
  }
}
