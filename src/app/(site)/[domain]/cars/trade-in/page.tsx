import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TradeInPage } from '@/src/components/tradeIn/TradeInPage'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { getSite } from '@/src/data/site/getSite'
import { idsFromQuery } from '@/src/domain/compare/compareList'
import { sellPageWords } from './sellPage'

interface TradeInPageProps {
  params: Promise<{ domain: string }>
  searchParams: Promise<{ car_id?: string | string[] }>
}

export const metadata: Metadata = { title: 'Value your trade-in', robots: { index: false } }

/** `/cars/trade-in?car_id={id}`: valuation of the shopper's car on the one they want (RTE-04). */
const Page = async ({ params, searchParams }: TradeInPageProps) => {
  const [{ domain }, { car_id }] = await Promise.all([params, searchParams])
  const site = await getSite(domain)
  if (!site) notFound()
  const [car = null] = await getCarsById(site, idsFromQuery(typeof car_id === 'string' ? car_id : null).slice(0, 1))
  return <TradeInPage site={site} car={car} words={(await sellPageWords(site)).words} />
}

export default Page
