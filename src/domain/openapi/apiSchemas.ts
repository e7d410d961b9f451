import { z } from 'zod'
import { runStates } from '../feeds/runStates'

const text = z.string().nullable()
const count = z.int().nonnegative()

/** Every error of the API. */
export const errorSchema = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string().meta({ description: 'For programs: it never changes.', examples: ['stale_sequence'] }),
    message: z.string().meta({ description: 'For people: one or two sentences.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What is wrong, by the name of the field or parameter.' }),
  }),
})

const issueSchema = z.object({
  field: z.string().meta({ description: 'The file’s own name of the column; empty: the whole row.' }),
  value: z.string().meta({ description: 'What was sent, at most 200 characters.' }),
  reason: z.string().meta({ description: 'What is wrong, in words a dealer understands.' }),
})

const problemSchema = z.object({
  line: z
    .int()
    .meta({ description: 'From 1: the line of a CSV or NDJSON file, the number of the record in JSON and XML.' }),
  key: text.meta({
    description: 'S: and the stock number, V: and the VIN, or H: and a hash of what identifies the car.',
  }),
  car: text.meta({ description: 'Id of the stored car; null: none.' }),
  outcome: z.enum(['created', 'updated', 'unchanged', 'skipped', 'rejected']),
  issues: z.array(issueSchema),
})

/** A run of a feed: what became of one file (FEED-04). */
export const runSchema = z.object({
  id: z.uuid(),
  client: z.uuid().nullable(),
  state: z.enum(runStates).meta({
    description:
      'done; held: it waits for a person’s approval; failed: the file cannot be read; interrupted: send it again; refused: a person said no; running.',
  }),
  mode: z.enum(['snapshot', 'delta']).nullable(),
  dryRun: z.boolean(),
  sequence: z.int().nullable(),
  idempotencyKey: text,
  message: text.meta({ description: 'What happened, in sentences; null: nothing out of the ordinary.' }),
  startedAt: text,
  finishedAt: text,
  counts: z
    .object({
      rows: count.meta({ description: 'created + updated + unchanged + skipped + rejected' }),
      created: count,
      updated: count,
      unchanged: count,
      skipped: count,
      rejected: count,
      advised: count.meta({ description: 'Stored, with something worth a look.' }),
      missing: count.meta({ description: 'For sale before, and not in this snapshot.' }),
      returned: count.meta({ description: 'Off sale because missing before, and back in this file.' }),
    })
    .meta({ description: 'Numbers of rows and cars.' }),
  file: z.object({
    format: text,
    encoding: text,
    bytes: z.int().nullable(),
    sha256: text,
    ignoredColumns: z.array(z.string()).meta({ description: 'Columns that fill no field.' }),
  }),
  timings: z
    .record(z.string(), z.number())
    .nullable()
    .meta({ description: 'Milliseconds: readMs, storeMs, finishMs, totalMs.' }),
  problems: z.array(problemSchema).meta({ description: 'Rows worth telling, the first 200; all are in rejects.csv.' }),
  problemsTotal: count,
  replayed: z
    .boolean()
    .optional()
    .meta({ description: 'True: this delivery was imported before, and nothing was done now.' }),
  links: z.object({ self: z.string(), rejects: z.string() }),
})

export const runAnswerSchema = z.object({ success: z.literal(true), run: runSchema })
/** A file that cannot be read: an error that carries the run. */
export const failedRunSchema = errorSchema.extend({ run: runSchema })
/** A delivery that was not taken; where it is about another run, that run's id. */
export const refusalSchema = errorSchema.extend({ run: z.object({ id: z.uuid() }).optional() })

const dollars = z.number().nullish().meta({ description: 'Dollars.' })
const words = z.string().nullish()

/** A car as the REST API answers it: the fields a sender needs; there are more. */
export const storedCarSchema = z.looseObject({
  id: z.uuid(),
  tenant: z.uuid(),
  slug: z.string().meta({ description: 'Address of its page; stays the same for the life of the car.' }),
  path: z.string(),
  name: words,
  make: z.string(),
  model: z.string(),
  badge: words,
  year: z.int().nullish(),
  stocknum: words,
  vin: words,
  car_type: z.enum(['new', 'demo', 'used']),
  item_type: z.enum(['car', 'truck', 'motorcycle', 'caravan']),
  status: z.enum(['in_stock', 'coming_soon', 'sold', 'pending', 'archived']),
  km: z.number().nullish().meta({ description: 'Kilometres.' }),
  price: dollars,
  offer_price: dollars,
  price_type: z.enum(['drive_away', 'egc']).nullish(),
  updatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})

export const carListSchema = z.object({
  docs: z.array(storedCarSchema),
  totalDocs: count,
  limit: count,
  totalPages: count,
  page: count.nullish(),
  pagingCounter: count,
  hasPrevPage: z.boolean(),
  hasNextPage: z.boolean(),
  prevPage: count.nullish(),
  nextPage: count.nullish(),
})

export const carWrittenSchema = z.object({ doc: storedCarSchema, message: z.string() })
