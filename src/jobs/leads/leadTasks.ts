import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { tasks } from '../taskNames'
import { deliverLead, type DeliveryDeps } from './deliverLead'
import { confirmLead } from './confirmLead'
import { eraseOldLeads } from './eraseOldLeads'
import { mailLead } from './mailLead'
import { mailMyData } from './mailMyData'

const leadPayload = z.object({ leadId: z.string() })
const tokenPayload = z.object({ token: z.string() })
const deliveryPayload = z.object({ deliveryId: z.string() })

/** The worker's tasks for leads. */
export const leadTasks = (deps: DeliveryDeps): TaskList => ({
  [tasks.mailLead]: (input) => mailLead(deps.payload, leadPayload.parse(input).leadId),
  [tasks.confirmLead]: (input) => confirmLead(deps.payload, leadPayload.parse(input).leadId),
  [tasks.mailMyData]: (input) => mailMyData(deps.payload, tokenPayload.parse(input).token),
  [tasks.eraseOldLeads]: async () => void (await eraseOldLeads(deps.payload)),
  [tasks.deliverLead]: (input, { job }) =>
    deliverLead(deps, deliveryPayload.parse(input).deliveryId, job.attempts >= job.max_attempts),
})
