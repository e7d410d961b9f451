import { CarFront } from 'lucide-react'
import { EmptyNote } from '@/src/components/page/EmptyNote'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { getModels } from '@/src/data/content/getModels'
import { getDealerships } from '@/src/data/directories/getDealerships'
import { getSite } from '@/src/data/site/getSite'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'

const absolute = (href: string, origin: string): string => (href.startsWith('/') ? `${origin}${href}` : href)

/** What each dealership of a group sells new, with the way to its own page there (RTE-29, TEN-14). */
export const MemberRanges = async ({ site, counts }: { site: Site; counts: Pick<StockCounts, 'models'> }) => {
  const ranges = await Promise.all(
    (await getDealerships(site)).map(async ({ id, name, tagline }) => {
      const [own, models] = await Promise.all([getSite(id), getModels(id)])
      return {
        name,
        tagline,
        models: own ? models.map((model) => ({ ...model, href: absolute(model.href, own.origin) })) : [],
      }
    }),
  )
  const held = ranges.filter(({ models }) => models.length > 0)
  if (held.length === 0)
    return (
      <EmptyNote
        icon={CarFront}
        title="We deal in what is here today"
        text="No model range is published on this site. Everything in stock, with its price, is in our search."
        action={{ label: 'See our stock', href: STOCK_PATH }}
      />
    )
  return held.map(({ name, tagline, models }) => (
    <section key={name}>
      <div className="mb-5 border-t border-line pt-5">
        <h2 className="text-heading">{name}</h2>
        {tagline && <p className="mt-1 text-lead text-muted">{tagline}</p>}
      </div>
      <ModelTiles counts={counts} models={models} columns={4} />
    </section>
  ))
}
