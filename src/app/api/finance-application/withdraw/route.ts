import { z } from 'zod'
import { financePath } from '@/src/domain/finance/financePath'
import { deleteDraft, findOwn } from '@/src/payload/applications/applications'
import { withdraw } from '@/src/payload/applications/sentApplications'
import { apiError } from '@/src/payload/http/apiError'
import { formBody } from '@/src/payload/http/requestBody'
import { accountPaths } from '@/tenants/accountPaths'
import { seeOther } from '../../shopper/withShopper'
import { noApplication, withApplicant } from '../withApplicant'

const sentForm = z.object({ application: z.uuid() })

/**
 * `POST /api/finance-application/withdraw` with `application`: deletes a draft, or takes back what was sent. Back to the garage,
 * signed out to the finance page.
 */
export const POST = (request: Request): Promise<Response> =>
  withApplicant(request, async ({ req, site, session, applicant }) => {
    const body = await formBody(request)
    if (body instanceof Response) return body
    const sent = sentForm.safeParse({ application: body.form?.get('application') })
    if (!sent.success) return apiError(400, 'invalid_request', 'The form must name an application.')
    const own = await findOwn(req, applicant, sent.data.application)
    if (!own) return noApplication()
    await (own.state === 'draft' ? deleteDraft(req, own.id) : withdraw(req, own))
    return seeOther(session ? `${accountPaths(site).garage}#finance` : financePath(site))
  })
