import type { Metadata } from 'next'
import { PageTitle } from '@/src/components/site/PageTitle'
import { requireSite } from '../../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Look into your mail', robots: { index: false } }

/** The answer to every request for personal data (LAW-08): whether there is any is said in the mail alone. */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  await requireSite(params)
  return (
    <div role="status">
      <PageTitle
        title="Look into your mail"
        intro="If we hold data for this address, a mail is on its way. The link in it works for an hour."
      />
    </div>
  )
}

export default Page
