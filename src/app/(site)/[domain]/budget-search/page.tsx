import type { Metadata } from 'next'
import { requireSite } from '../requireSite'
import { budgetMetadata, BudgetPage } from './BudgetPage'

export const revalidate = 3600
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ domain: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  budgetMetadata(await requireSite(params), false)

/** Budget search, statically cached (FIN-52). */
const Page = async ({ params }: PageProps) => <BudgetPage site={await requireSite(params)} question={null} />

export default Page
