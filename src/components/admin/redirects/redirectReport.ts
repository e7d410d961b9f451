import { z } from '@/src/components/admin/zod'

const address = { line: z.number(), from: z.string(), to: z.string() }

/** What an import of redirects did, or would do. */
export const redirectReport = z.object({
  applied: z.boolean(),
  counts: z.object({ created: z.number(), updated: z.number(), unchanged: z.number(), rejected: z.number() }),
  lines: z.array(
    z.discriminatedUnion('state', [
      z.object({ ...address, state: z.enum(['created', 'updated', 'unchanged']), type: z.enum(['301', '302']) }),
      z.object({ ...address, state: z.literal('rejected'), reason: z.string() }),
    ]),
  ),
})

export type RedirectReport = z.infer<typeof redirectReport>
