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
  /** When its last good delivery ended; null: never. */
  deliveredAt: time.nullable(),
  age: z.enum(['never', 'fresh', 'late', 'overdue']),
  /** Runs that wait for a person's yes or no. */
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

/** What the last comparison of database and index found for one dealership, and what waits for the index now. */
const tenantHealthSchema = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  waiting: count,
  /** Seconds the longest waiting change has waited; 0: none waits. */
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
  /** Null: the car is gone. */
  name: z.string().nullable(),
  stocknum: z.string().nullable(),
  error: z.string(),
  attempts: count,
  deadAt: time,
  mayRetry: z.boolean(),
})

/** The health screen's data: what `GET /api/stock-health` answers, and all the screen knows. */
export const stockHealthSchema = z.object({
  at: time,
  mayRepair: z.boolean(),
  search: z.object({
    available: z.boolean(),
    /** Cars of the dealerships somebody may see. Null: the engine is away. */
    documents: count.nullable(),
    waiting: count,
    lagSeconds: z.number(),
    /** Worker processes alive now; null: the platform's own affair. */
    workers: count.nullable(),
    comparedAt: time.nullable(),
    comparedMs: count.nullable(),
  }),
  feeds: z.array(feedHealthSchema),
  tenants: z.array(tenantHealthSchema),
  deadLetters: z.array(deadLetterSchema),
  /** All cars set aside; the list may be shorter. */
  deadTotal: count,
})

export type StockHealth = z.infer<typeof stockHealthSchema>
export type FeedHealth = z.infer<typeof feedHealthSchema>
export type TenantHealth = z.infer<typeof tenantHealthSchema>
export type DeadLetter = z.infer<typeof deadLetterSchema>
