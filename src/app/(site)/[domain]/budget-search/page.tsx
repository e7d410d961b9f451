import type { Metadata } from 'next'
import { requireSite } from '../requireSite'
import { budgetMetadata, BudgetScreen } from './BudgetScreen'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  budgetMetadata(await requireSite(params), false)

/** Budget search, kept in the cache (FIN-52). */
const BudgetSearchPage = async ({ params }: PageProps) => (
  <BudgetScreen site={await requireSite(params)} question={null} />
)

export default BudgetSearchPage
