import { z } from 'zod'
import { runStates } from '../feeds/runStates'

const count = z.number().int()
const time = z.iso.datetime()

/** One feed client with its latest delivery (FEED-10). */
const feedHealthSchema = z.object({
  id: z.string(),
  name: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  profile: z.string(),
  active: z.boolean(),
  /** When its last good delivery ended; null when there was none. */
  deliveredAt: time.nullable(),
  age: z.enum(['never', 'fresh', 'late', 'overdue']),
  /** Ids of runs that wait for approval. */
  held: z.array(z.string()),
  lastRun: z
    .object({
      id: z.string(),
      state: z.enum(runStates),
      startedAt: time,
      finishedAt: time.nullable(),
      message: z.string().nullable(),
      rows: count,
      created: count,
      updated: count,
      unchanged: count,
      skipped: count,
      rejected: count,
    })
    .nullable(),
})

/** One dealership: result of the last comparison of database and index, and the changes waiting for the index. */
const tenantHealthSchema = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  waiting: count,
  /** Age in seconds of the oldest waiting change; 0 when none waits. */
  lagSeconds: z.number(),
  check: z
    .object({
      checkedAt: time,
      cars: count,
      documents: count,
      missing: count,
      stale: count,
      orphaned: count,
      broken: count,
      differedAt: time.nullable(),
    })
    .nullable(),
})

const deadLetterSchema = z.object({
  carId: z.string(),
  tenantId: z.string().nullable(),
  tenantName: z.string().nullable(),
  /** Null when the car has been deleted. */
  name: z.string().nullable(),
  stocknum: z.string().nullable(),
  error: z.string(),
  attempts: count,
  deadAt: time,
  mayRetry: z.boolean(),
})

/** Data of the health page and of `GET /api/stock-health`. */
export const stockHealthSchema = z.object({
  at: time,
  mayRepair: z.boolean(),
  search: z.object({
    available: z.boolean(),
    /** Cars in the index of the dealerships the user may see; null while the engine is down. */
    documents: count.nullable(),
    waiting: count,
    lagSeconds: z.number(),
    /** Running worker processes; null for users who are not platform admins. */
    workers: count.nullable(),
    comparedAt: time.nullable(),
    comparedMs: count.nullable(),
  }),
  feeds: z.array(feedHealthSchema),
  tenants: z.array(tenantHealthSchema),
  deadLetters: z.array(deadLetterSchema),
  /** Number of all dead-lettered cars; the list may be shorter. */
  deadTotal: count,
})

export type StockHealth = z.infer<typeof stockHealthSchema>
export type FeedHealth = z.infer<typeof feedHealthSchema>
export type TenantHealth = z.infer<typeof tenantHealthSchema>
export type DeadLetter = z.infer<typeof deadLetterSchema>
