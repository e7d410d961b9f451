import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { answeredSections } from '@/src/domain/finance/application/answers'
import { purposeLabel } from '@/src/domain/finance/application/documents'
import { relationId } from '@/src/domain/relationId'
import { enqueueLender } from '@/src/jobs/finance/enqueueLender'
import type { FinanceApplication } from '@/src/payload-types'
import { actorOf } from '@/src/payload/access/actor'
import { answersOf } from '@/src/payload/applications/sealedAnswers'
import { documentsOf, readDocument } from '@/src/payload/applications/sealedDocuments'
import { queueAgain } from '@/src/payload/applications/sentApplications'
import { recordAudit } from '@/src/payload/audit/recordAudit'
import { asEditor } from '@/src/payload/editing/asEditor'
import { apiError } from '@/src/payload/http/apiError'
import { inTransaction } from '@/src/payload/sql/inTransaction'

const uuid = z.uuid()

interface Readable {
  application: FinanceApplication
  tenant: string
}

/** A sent application that staff may read by their role; what is not sent yet is its shopper's alone. */
const readable = async (req: PayloadRequest): Promise<Readable | null> => {
  const id = uuid.safeParse(req.routeParams?.id)
  if (!id.success || actorOf(req.user).kind !== 'staff') return null
  const application = await req.payload.findByID({
    collection: 'finance-applications',
    id: id.data,
    disableErrors: true,
    ...asEditor(req),
  })
  const tenant = relationId(application?.tenant)
  return application && tenant && application.state === 'submitted' ? { application, tenant } : null
}

const notThere = () => apiError(404, 'not_found', 'There is no such application, or it was not sent to you.')

/** `POST /api/finance-applications/:id/answers`: what was answered and agreed to, in words, and the list of documents. Audited. */
export const readAnswers: Endpoint = {
  path: '/:id/answers',
  method: 'post',
  handler: async (req) => {
    const found = await readable(req)
    if (!found) return notThere()
    const { application, tenant } = found
    const [answers, documents] = await Promise.all([answersOf(req, application.id), documentsOf(req, application.id)])
    await recordAudit(req, { tenant, action: 'finance-application-read', detail: { application: application.id } })
    const { declaration } = answers
    const sections = [
      ...answeredSections(answers).map(({ title, facts }) => ({ title, facts })),
      ...(declaration
        ? [
            {
              title: 'Agreed to',
              facts: [
                ...declaration.consents.map(({ to, text }): [string, string] => [to, text]),
                ['Signed', `${declaration.signature}, ${declaration.at}`],
              ],
            },
          ]
        : []),
    ]
    return Response.json(
      {
        success: true,
        sections,
        documents: documents.map(({ id, purpose, name, bytes }) => ({
          id,
          name,
          bytes,
          purpose: purposeLabel(purpose),
        })),
      },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}

/** `GET /api/finance-applications/:id/documents/:document`: a document as a download. Audited. */
export const readStaffDocument: Endpoint = {
  path: '/:id/documents/:document',
  method: 'get',
  handler: async (req) => {
    const document = uuid.safeParse(req.routeParams?.document)
    const found = document.success ? await readable(req) : null
    if (!found || !document.success) return notThere()
    const { application, tenant } = found
    return (await readDocument(req, { id: application.id, tenant }, document.data, 'staff')) ?? notThere()
  },
}

/** `POST /api/finance-applications/:id/send`: tries the lender again that did not take it. */
export const sendAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    const found = await readable(req)
    if (!found) return notThere()
    const { application, tenant } = found
    const isQueued = await inTransaction(req, async () => {
      if (!(await queueAgain(req, application.id))) return false
      await recordAudit(req, { tenant, action: 'finance-application-queued', detail: { application: application.id } })
      await enqueueLender(req, application.id)
      return true
    })
    return isQueued
      ? Response.json({ success: true })
      : apiError(409, 'nothing_to_send', 'There is nothing to send: it is on its way, with the lender, or deleted.')
  },
}
