import type { Metadata } from 'next'
import { requireSite } from '../requireSite'
import { toSearchParams } from '../toSearchParams'
import { financePrefillOf } from './financePrefillOf'
import { financeMetadata, FinancePage } from './FinancePage'

export interface FinanceQueryProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const financeMetadataOf = async ({ params }: FinanceQueryProps): Promise<Metadata> =>
  financeMetadata(await requireSite(params), true)

/** The finance page with a query: about a car, a budget, a dealership (RTE-10, RTE-12, RTE-13). */
export const FinanceQueryPage = async ({ params, searchParams }: FinanceQueryProps) => {
  const site = await requireSite(params)
  const question = await financePrefillOf(site, toSearchParams(await searchParams))
  return <FinancePage site={site} question={question} now={new Date()} />
}
