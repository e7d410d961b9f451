import { z } from '@/src/components/admin/zod'

const issue = z.object({ field: z.string(), value: z.string(), reason: z.string() })

/** What `POST /api/feeds/{client}/preview` answers (FEED-01). */
export const previewSchema = z.object({
  preview: z.object({
    facts: z.object({ format: z.string(), encoding: z.string(), notes: z.array(z.string()) }),
    columns: z.array(z.object({ name: z.string(), input: z.string().nullable() })),
    rows: z.array(
      z.object({
        values: z.array(z.string()),
        result: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('car'),
            line: z.number(),
            record: z.object({ car: z.record(z.string(), z.unknown()) }),
            advice: z.array(issue),
          }),
          z.object({ kind: z.literal('rejected'), line: z.number(), issues: z.array(issue) }),
          z.object({ kind: z.literal('skipped'), line: z.number(), issues: z.array(issue) }),
        ]),
      }),
    ),
    problem: z.string().nullable(),
  }),
})

export type Preview = z.infer<typeof previewSchema>['preview']
