import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BudgetSearch } from '@/src/components/content/BudgetSearch'
import { contentMetadata } from '@/src/components/content/contentMetadata'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { getBudgetStock } from '@/src/data/getBudgetStock'
import { requireSite } from '../requireSite'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({
    title: 'Find cars for your budget',
    description: `Turn a repayment and a deposit into a price, and see what ${name} has for it.`,
    path: '/budget-search',
  })
}

/** Budget search (FIN-52..59). */
const BudgetSearchPage = async ({ params }: PageProps) => {
  const site = await requireSite(params)
  if (!site.settings.features.finance) notFound()
  const { bounds, count } = await getBudgetStock(site)
  return (
    <>
      <PageTitle
        title="Find cars for your budget"
        intro="Say what you would like to pay and what you can put down. We show you what that finds today."
      />
      <Container className="py-10 lg:py-14">
        <BudgetSearch
          bounds={bounds}
          count={count}
          cartype="car"
          depositPicks={site.settings.finance.budget.depositPicks}
        />
      </Container>
    </>
  )
}

export default BudgetSearchPage
