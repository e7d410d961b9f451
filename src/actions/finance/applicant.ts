import { createLocalReq, type PayloadRequest } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import type { LoanLimits } from '@/src/domain/finance/application/stepSchema'
import type { Applicant } from '@/src/payload/applications/applications'
import { findSession, type ShopperSession } from '@/src/payload/sql/shopperSessions'
import { applicationTokenIn, sessionTokenIn } from '@/src/services/visitors/shopperCookies'
import type { Site } from '@/tenants/Site'

export interface OpenApplicant {
  req: PayloadRequest
  /** Null: signed out; the device's cookie alone says whose application it is. */
  session: ShopperSession | null
  applicant: Applicant
}

/** Whose finance applications a request may see on a site: the account's, and what this device has begun signed out. */
export const applicantIn = async (site: Pick<Site, 'id'>, request: Headers): Promise<OpenApplicant> => {
  const req = await createLocalReq({}, await payloadClient())
  const session = await findSession(req, site.id, sessionTokenIn(request))
  const applicant = { site: site.id, shopper: session?.shopper ?? null, device: applicationTokenIn(request) }
  return { req, session, applicant }
}

/** Whether a site takes finance applications. */
export const takesApplications = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.features.finance && settings.finance.application.enabled

/** What the site's lender takes. */
export const loanLimitsOf = ({ settings }: Pick<Site, 'settings'>): LoanLimits => {
  const { minLoan, maxTerm } = settings.finance.calculator
  return { minLoan, maxTerm }
}
