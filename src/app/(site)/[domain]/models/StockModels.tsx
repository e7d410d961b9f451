import { CarFront } from 'lucide-react'
import { OtherStockModels, StockModelTiles } from '@/src/components/models/list/StockModelTiles'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { LinkChips } from '@/src/components/page/LinkChips'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { getStockModels } from '@/src/data/search/getStockModels'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'

/** What a site that sells no new range has of each make: its models, each with its search (RTE-29). */
export const StockModels = async ({ site }: { site: Site }) => {
  const [{ makes, others }, counts] = await Promise.all([getStockModels(site), getStockCounts(site)])
  if (makes.length + others.length === 0)
    return (
      <EmptyNote
        icon={CarFront}
        title="We deal in what is here today"
        text="No model range is published on this site. Everything in stock, with its price, is in our search."
        action={{ label: 'See our stock', href: STOCK_PATH }}
      />
    )
  return (
    <>
      <LinkChips
        label="Stock by make"
        chips={counts.makes.map(({ label, href, total }) => ({ label, href, count: total, current: false }))}
      />
      {makes.map((make) => (
        <StockModelTiles key={make.slug} make={make} />
      ))}
      <OtherStockModels models={others} title={makes.length > 0 ? 'More makes' : 'Models in stock'} />
    </>
  )
}
