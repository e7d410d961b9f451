import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { applicantIn, takesApplications } from '@/src/actions/finance/applicant'
import { ApplicationSent } from '@/src/components/finance/application/ApplicationSent'
import { FINANCE_APPLICATION_PATH } from '@/src/domain/finance/application/applicationPages'
import { lastSent } from '@/src/payload/applications/applications'
import { requireSite } from '../../requireSite'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Application sent', robots: { index: false }, referrer: 'same-origin' }

/** `/finance-application/sent`: after the application was sent; the way to take it back for whoever is not signed in. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  const site = await requireSite(params)
  if (!takesApplications(site)) notFound()
  const { req, session, applicant } = await applicantIn(site, await headers())
  const application = await lastSent(req, applicant)
  if (!application) redirect(FINANCE_APPLICATION_PATH)
  const { features, routes } = site.settings
  return <ApplicationSent application={application} garage={session && features.garage ? routes.myGaragePath : null} />
}

export default Page
