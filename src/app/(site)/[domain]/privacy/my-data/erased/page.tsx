import type { Metadata } from 'next'
import { PageTitle } from '@/src/components/site/PageTitle'
import { requireSite } from '../../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Your data is deleted', robots: { index: false } }

/** After a person has deleted their own data (LAW-08). */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  await requireSite(params)
  return (
    <div role="status">
      <PageTitle
        title="Your data is deleted"
        intro="We have erased what you sent us. A record of a reservation you have paid for stays for five years, as tax law asks."
      />
    </div>
  )
}

export default Page
