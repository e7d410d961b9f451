import { z } from '@/src/components/admin/zod'
import { runStates } from '@/src/domain/feeds/runStates'

const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)
const text = z.string().nullish()
const named = z.object({ id: z.string(), name: z.string().nullish(), email: z.string().nullish() })
const ms = z.number().catch(0)

/** A row of feed-runs as the admin reads it, one level deep. */
export const runSchema = z.object({
  id: z.string(),
  client: z.union([named, z.string()]).nullish(),
  state: z.enum(runStates),
  mode: text,
  dryRun: z.boolean().nullish(),
  message: text,
  startedAt: z.string(),
  finishedAt: text,
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  skipped: count,
  rejected: count,
  advised: count,
  missing: count,
  returned: count,
  outcomes: z
    .array(
      z.object({
        outcome: z.string(),
        field: z.string().nullable(),
        reason: z.string().nullable(),
        count: z.number(),
        lines: z.array(z.number()).nullable(),
      }),
    )
    .nullable()
    .catch(null),
  fileName: text,
  format: text,
  encoding: text,
  bytes: z.number().nullish(),
  contentHash: text,
  sequence: z.number().nullish(),
  idempotencyKey: text,
  decidedBy: z.union([named, z.string()]).nullish(),
  decidedAt: text,
  timings: z.object({ readMs: ms, storeMs: ms, finishMs: ms, totalMs: ms }).nullable().catch(null),
})

export type FeedRun = z.infer<typeof runSchema>
