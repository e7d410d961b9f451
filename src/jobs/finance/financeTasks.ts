import type { TaskList } from 'graphile-worker'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Application, deleteOldDrafts, findApplication } from '@/src/payload/applications/applications'
import { answersOf } from '@/src/payload/applications/sealedAnswers'
import { documentsOf } from '@/src/payload/applications/sealedDocuments'
import { emptyOld, noteLender } from '@/src/payload/applications/sentApplications'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { type LenderApplication, LenderError, type LenderGateway } from '@/src/services/lenders/Lender'
import { settingOf } from '@/tenants/resolveSettings'
import { tasks } from '../taskNames'

const sendPayload = z.object({ applicationId: z.uuid() })

export interface FinanceDeps {
  payload: Payload
  /** Null: no lender is connected. */
  lender: LenderGateway | null
}

const quiet = { depth: 0, disableErrors: true, overrideAccess: true } as const

/** What goes to the lender; null: it was emptied meanwhile. */
const forLender = async (req: PayloadRequest, application: Application): Promise<LenderApplication | null> => {
  const { id, tenant, lender, vehicle, submittedAt } = application
  const [{ steps, declaration }, documents, dealership] = await Promise.all([
    answersOf(req, id),
    documentsOf(req, id),
    req.payload.findByID({ collection: 'tenants', id: tenant, ...quiet }),
  ])
  if (!declaration) return null
  return {
    application_id: id,
    lender,
    dealership: { id: tenant, name: dealership?.name ?? '' },
    submitted_at: submittedAt,
    vehicle,
    answers: steps,
    consents: declaration.consents,
    signature: declaration.signature,
    documents: documents.map(({ purpose, name, bytes, sha256 }) => ({ purpose, name, bytes, sha256 })),
  }
}

/** A lead held as spam is not passed on; when staff release it, its application is queued again. */
const isHeld = async (payload: Payload, lead: string | null): Promise<boolean> => {
  const found = lead && (await payload.findByID({ collection: 'leads', id: lead, ...quiet }))
  return !found || found.workflow === 'held'
}

/**
 * Sends an application to the lender once. Throws when it may go later: the queue tries again, ever later, for about three days;
 * after the last try, and what the lender will never take, is shown to staff, who may send it again.
 */
export const sendApplication = async (deps: FinanceDeps, id: string, isLast: boolean): Promise<void> => {
  const { payload, lender } = deps
  const req = await createLocalReq({}, payload)
  const application = await findApplication(req, id)
  if (!application || application.state !== 'submitted' || application.lenderState !== 'queued') return
  if (await isHeld(payload, application.lead)) return
  const failed = (answer: string) => noteLender(req, application, { state: 'failed', answer })
  if (!lender) return failed('No lender is connected.')
  try {
    const content = await forLender(req, application)
    if (!content) return
    const reference = await lender.send(content)
    await inTransaction(req, () => noteLender(req, application, { state: 'sent', reference }))
  } catch (error) {
    const code = error instanceof LenderError ? error.code : 'not sent'
    const isFinal = isLast || (error instanceof LenderError && !error.mayRetry)
    await noteLender(req, application, { state: isFinal ? 'failed' : 'queued', answer: code })
    if (!isFinal) throw error
  }
}

/**
 * Deletes answers and documents that were kept for as long as their dealership says (`finance.application.keepDays`), and drafts
 * that were not continued. Returns how many were emptied.
 */
export const tidyApplications = async (payload: Payload): Promise<number> => {
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false, overrideAccess: true })
  let emptied = 0
  for (const { id, template, settings } of docs) {
    const days = settingOf({ template, overrides: settings }, 'finance.application.keepDays')
    emptied += await emptyOld(await createLocalReq({}, payload), id, days)
  }
  await deleteOldDrafts(await createLocalReq({}, payload))
  return emptied
}

/** The worker's tasks for finance applications. */
export const financeTasks = (deps: FinanceDeps): TaskList => ({
  [tasks.sendApplication]: (input, { job }) =>
    sendApplication(deps, sendPayload.parse(input).applicationId, job.attempts >= job.max_attempts),
  [tasks.tidyApplications]: async () => void (await tidyApplications(deps.payload)),
})
