import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { SellPage } from '@/src/components/tradeIn/SellPage'
import { START_ANCHOR } from '@/src/components/tradeIn/StartForm'
import type { TradeInWords } from '@/src/components/tradeIn/TradeInWords'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getSite } from '@/src/data/site/getSite'
import { kindChoices } from '@/src/domain/tradeIn/vehicleKinds'
import type { Site } from '@/tenants/Site'
import { pageWords, type PageWords } from '../../pageWords'
import { stockPicture } from '../../stockPicture'
import { SellBlocks, SellSections } from './SellSections'

/** Slug of the page that holds the words of every address of the journey. */
const SLUG = 'sell-your-car'

interface SellPageProps {
  params: Promise<{ domain: string }>
}

interface SellPageWords {
  words: TradeInWords
  above: PageWords['below']
  below: PageWords['below']
}

/** What the dealership says on the journey, and its sections: those it put before what happens next, and those after it. */
export const sellPageWords = async (site: Site): Promise<SellPageWords> => {
  const { title, text, form, image, below, beforeForm } = await pageWords(site, SLUG)
  return {
    words: { title, text, heading: form?.title ?? null, steps: form?.steps ?? [], look: form?.look ?? 'beside', image },
    above: below.slice(0, beforeForm),
    below: below.slice(beforeForm),
  }
}

/** All three addresses name the one the site uses as canonical (RTE-05). */
export const sellPageMetadata = async ({ params }: SellPageProps): Promise<Metadata> => {
  const site = await getSite((await params).domain)
  if (!site) return {}
  const { title, seo } = await pageWords(site, SLUG)
  return contentMetadata({
    title: title ?? 'Sell your car',
    description: `Sell or trade in your car with ${site.name}.`,
    path: new URL(site.settings.routes.sellPath, site.origin).href,
    seo,
  })
}

/** `/sell-your-car`, `/sell-my-car` and `/trade-in` (RTE-05). */
export const sellPage = async ({ params }: SellPageProps) => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  const [{ words, above, below }, { kindTotals }] = await Promise.all([sellPageWords(site), getStockCounts(site)])
  return (
    <SellPage
      site={site}
      kinds={kindChoices(kindTotals)}
      words={{ ...words, image: words.image ?? (await stockPicture(site)) }}
      above={<SellBlocks blocks={above} site={site} />}
    >
      <SellSections blocks={below} site={site} look={words.look} start={`#${START_ANCHOR}`} />
    </SellPage>
  )
}
