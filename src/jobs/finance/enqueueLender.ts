import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { selectRows } from '@/src/payload/sql/selectRows'
import { enqueueTask } from '../queue/enqueueTask'
import { tasks } from '../taskNames'

const idRows = z.array(z.object({ id: z.string() }))

/** Has the worker send an application to the lender, once the request's transaction is committed. */
export const enqueueLender = (req: PayloadRequest, applicationId: string): Promise<void> =>
  enqueueTask(req, tasks.sendApplication, { applicationId }, applicationId)

/** The application of a lead that staff have released from the held ones. */
export const enqueueLenderOf = async (req: PayloadRequest, leadId: string): Promise<void> => {
  const rows = await selectRows(
    req,
    sql`SELECT id::text FROM finance_applications
        WHERE lead_id = ${leadId}::uuid AND state = 'submitted' AND lender_state = 'queued'`,
  )
  for (const { id } of idRows.parse(rows)) await enqueueLender(req, id)
}
