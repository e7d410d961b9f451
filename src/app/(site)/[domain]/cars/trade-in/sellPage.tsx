import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TradeInPage } from '@/src/components/tradeIn/TradeInPage'
import { getSite } from '@/src/data/site/getSite'

interface SellPageProps {
  params: Promise<{ domain: string }>
}

/** All three addresses name the one the site uses as canonical (RTE-05). */
export const sellPageMetadata = async ({ params }: SellPageProps): Promise<Metadata> => {
  const site = await getSite((await params).domain)
  if (!site) return {}
  return {
    title: 'Sell your car',
    description: `Sell or trade in your car with ${site.name}.`,
    alternates: { canonical: new URL(site.settings.routes.sellPath, site.origin).href },
  }
}

/** `/sell-your-car`, `/sell-my-car` and `/trade-in` (RTE-05). */
export const sellPage = async ({ params }: SellPageProps) => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  return <TradeInPage site={site} car={null} />
}
