import type { TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import { z } from 'zod'
import { tasks } from '../taskNames'
import { mailLead } from './mailLead'

const leadPayload = z.object({ leadId: z.string() })

/** The worker's tasks for leads. */
export const leadTasks = (payload: Payload): TaskList => ({
  [tasks.mailLead]: (input) => mailLead(payload, leadPayload.parse(input).leadId),
})
