import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TradeInPage } from '@/src/components/tradeIn/TradeInPage'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getSite } from '@/src/data/site/getSite'
import { idsFromQuery } from '@/src/domain/compare/compareList'
import { kindChoices } from '@/src/domain/tradeIn/vehicleKinds'
import { tradeInBeginning } from './beginning'
import { sellPageWords } from './sellPage'

interface TradeInPageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { title: 'Value your trade-in', robots: { index: false } }

/**
 * `/cars/trade-in?car_id={id}`: valuation of the shopper's car on the one they want (RTE-04). With `rego`, `state` and `km`
 * the form begins with them.
 */
const Page = async ({ params, searchParams }: TradeInPageProps) => {
  const [{ domain }, query] = await Promise.all([params, searchParams])
  const site = await getSite(domain)
  if (!site) notFound()
  const { car_id } = query
  const ids = idsFromQuery(typeof car_id === 'string' ? car_id : null).slice(0, 1)
  const [[car = null], { words }, start, { kindTotals }] = await Promise.all([
    getCarsById(site, ids),
    sellPageWords(site),
    tradeInBeginning(site, query),
    getStockCounts(site),
  ])
  return <TradeInPage site={site} car={car} words={words} start={start} kinds={kindChoices(kindTotals)} />
}

export default Page
