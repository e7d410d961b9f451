import type { ReactNode } from 'react'
import { ModelTiles } from '@/src/components/models/ModelTiles'
import { getRange } from '@/src/data/content/getRange'
import { getDealerships } from '@/src/data/directories/getDealerships'
import { getSite } from '@/src/data/site/getSite'
import type { StockCounts } from '@/src/domain/site/StockCounts'
import { absoluteHref } from '@/src/domain/site/absoluteHref'
import type { Site } from '@/tenants/Site'

interface MemberRangesProps {
  site: Site
  counts: Pick<StockCounts, 'models'>
  /** Where no dealership has a range. */
  otherwise: ReactNode
}

/** What each dealership of a group sells new, with the way to its own page there (RTE-29, TEN-14). */
export const MemberRanges = async ({ site, counts, otherwise }: MemberRangesProps) => {
  const ranges = await Promise.all(
    (await getDealerships(site)).map(async ({ id, name, tagline }) => {
      const own = await getSite(id)
      const models = own
        ? (await getRange(own)).map((model) => ({ ...model, href: absoluteHref(model.href, own.origin) }))
        : []
      return { id, name, tagline, models }
    }),
  )
  const held = ranges.filter(({ models }) => models.length > 0)
  if (held.length === 0) return otherwise
  return held.map(({ id, name, tagline, models }) => (
    <section key={id}>
      <div className="mb-5 border-t border-line pt-5">
        <h2 className="text-heading">{name}</h2>
        {tagline && <p className="mt-1 text-lead text-muted">{tagline}</p>}
      </div>
      <ModelTiles counts={counts} models={models} columns={4} />
    </section>
  ))
}
