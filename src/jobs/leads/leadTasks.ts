import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { tasks } from '../taskNames'
import { deliverLead, type DeliveryDeps } from './deliverLead'
import { mailLead } from './mailLead'

const leadPayload = z.object({ leadId: z.string() })
const deliveryPayload = z.object({ deliveryId: z.string() })

/** The worker's tasks for leads. */
export const leadTasks = (deps: DeliveryDeps): TaskList => ({
  [tasks.mailLead]: (input) => mailLead(deps.payload, leadPayload.parse(input).leadId),
  [tasks.deliverLead]: (input, { job }) =>
    deliverLead(deps, deliveryPayload.parse(input).deliveryId, job.attempts >= job.max_attempts),
})
