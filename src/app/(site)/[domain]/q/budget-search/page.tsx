import type { Metadata } from 'next'
import { parseBudgetParams } from '@/src/domain/finance/calculator/budgetQuestion'
import { budgetMetadata, BudgetPage } from '../../budget-search/BudgetPage'
import { requireSite } from '../../requireSite'
import { toSearchParams } from '../../toSearchParams'

interface PageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> =>
  budgetMetadata(await requireSite(params), true)

/** Budget search with the amounts of its form, for browsers without JavaScript (FIN-52..59). */
const Page = async ({ params, searchParams }: PageProps) => (
  <BudgetPage site={await requireSite(params)} question={parseBudgetParams(toSearchParams(await searchParams))} />
)

export default Page
