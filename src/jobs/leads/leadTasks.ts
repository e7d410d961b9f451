import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { tasks } from '../taskNames'
import { deliverLead, type DeliveryDeps } from './deliverLead'
import { eraseOldLeads } from './eraseOldLeads'
import { leadClock } from './leadClock'
import { mailAnswer } from './mailAnswer'
import { mailMyData } from './mailMyData'
import { remindOfLead, reminderKinds } from './remindOfLead'
import { sendLeadMails } from './sendLeadMails'

const leadPayload = z.object({ leadId: z.string() })
const answerPayload = z.object({ activityId: z.string() })
const reminderPayload = z.object({ leadId: z.string(), kind: z.enum(reminderKinds) })
const tokenPayload = z.object({ token: z.string() })
const deliveryPayload = z.object({ deliveryId: z.string() })

/** The worker's tasks for leads. */
export const leadTasks = (deps: DeliveryDeps): TaskList => ({
  [tasks.mailLead]: (input) => sendLeadMails(deps.payload, leadPayload.parse(input).leadId),
  [tasks.mailAnswer]: (input) => mailAnswer(deps, answerPayload.parse(input).activityId),
  [tasks.remindOfLead]: (input) => {
    const { leadId, kind } = reminderPayload.parse(input)
    return remindOfLead(deps.payload, leadId, kind)
  },
  [tasks.leadClock]: async () => void (await leadClock(deps.pool)),
  [tasks.mailMyData]: (input) => mailMyData(deps.payload, tokenPayload.parse(input).token),
  [tasks.eraseOldLeads]: async () => void (await eraseOldLeads(deps.payload)),
  [tasks.deliverLead]: (input, { job }) =>
    deliverLead(deps, deliveryPayload.parse(input).deliveryId, job.attempts >= job.max_attempts),
})
