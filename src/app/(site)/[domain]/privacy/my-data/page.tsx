import type { Metadata } from 'next'
import { MyDataForm } from '@/src/components/privacy/MyDataForm'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { legalAt } from '@/tenants/legalAt'
import { requireSite } from '../../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Your data', robots: { index: false } }

/** Where a person asks what the dealership holds about them (LAW-08). */
const Page = async ({ params }: { params: Promise<{ domain: string }> }) => {
  const site = await requireSite(params)
  return (
    <>
      <PageTitle
        title="Your data"
        intro={`See what ${site.name} holds about you, download it, or have it deleted. We mail you a link to it.`}
      />
      <Container narrow className="py-section">
        <MyDataForm notice={legalAt(site, null).collectionNotice} />
      </Container>
    </>
  )
}

export default Page
