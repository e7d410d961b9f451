import { z } from 'zod'
import { pagePath } from '@/src/domain/finance/application/applicationPages'
import { findDraft } from '@/src/payload/applications/applications'
import { removeDocument } from '@/src/payload/applications/sealedDocuments'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { seeOther } from '../../../shopper/withShopper'
import { noApplication, withApplicant } from '../../withApplicant'

const sentForm = z.object({ document: z.uuid() })

/** `POST /api/finance-application/documents/remove` with `document`: deletes a document of the draft. Back to its page. */
export const POST = (request: Request): Promise<Response> =>
  withApplicant(request, async ({ req, applicant }) => {
    const body = await formBody(request)
    if (body instanceof Response) return body
    const sent = sentForm.safeParse({ document: body.form?.get('document') })
    if (!sent.success) return apiError(400, 'invalid_request', 'The form must name a document.')
    const draft = await findDraft(req, applicant)
    if (!draft) return noApplication()
    await removeDocument(req, draft.id, sent.data.document)
    return seeOther(`${pagePath('documents')}?said=removed`)
  })
