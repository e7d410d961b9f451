import { applicantIn, type OpenApplicant, takesApplications } from '@/src/actions/finance/applicant'
import { apiError } from '@/src/payload/http/apiError'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { siteGateSettings } from '@/tenants/gateSettings'
import type { Site } from '@/tenants/Site'
import { withVisitor } from '../shopper/withShopper'

/** A person sends a few scans and corrects them. */
const calls = createVisitorLimit({ client: { burst: 30, perSecond: 0.2 }, tenant: { burst: 200, perSecond: 4 } })

export interface ApplicantCall extends OpenApplicant {
  site: Site
}

/**
 * A call about the visitor's own finance applications: by the account, or by the device that began one. Closed as its pages are
 * (WAT-18). Never throws; failures are logged.
 */
export const withApplicant = (request: Request, work: (call: ApplicantCall) => Promise<Response>): Promise<Response> =>
  withVisitor(request, calls, async ({ site }) => {
    if (!takesApplications(site)) return apiError(404, 'not_found', 'This site takes no finance applications.')
    const open = await applicantIn(site, request.headers)
    if (siteGateSettings(site).finance && !open.session) return apiError(401, 'sign_in', 'Please sign in first.')
    return work({ site, ...open })
  })

export const noApplication = () => apiError(404, 'not_found', 'There is no such application of yours.')
