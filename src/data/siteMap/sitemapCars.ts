import type { Payload } from 'payload'
import { z } from 'zod'
import { SITEMAP_URLS, type SitemapUrl } from '@/src/domain/seo/sitemap'

type Pool = Payload['db']['pool']

/** Cars for sale that have a page: a sold one keeps its page for a while, but is nothing to send a searcher to. */
const FOR_SALE = `tenant_id = ANY($1::uuid[]) AND show_on_dealer_website IS TRUE
  AND status::text IN ('in_stock', 'coming_soon') AND slug IS NOT NULL`

const countSchema = z.array(z.object({ cars: z.number(), changed: z.date().nullable() }))
const rowsSchema = z.array(z.object({ slug: z.string(), changed: z.date() }))

/** How many addresses of cars some dealerships have together, and when one last changed (ISO). */
export const countSitemapCars = async (pool: Pool, tenantIds: readonly string[]) => {
  const { rows } = await pool.query(
    `SELECT count(DISTINCT slug)::int AS cars, max(updated_at) AS changed FROM cars WHERE ${FOR_SALE}`,
    [tenantIds],
  )
  const [found] = countSchema.parse(rows)
  return { cars: found?.cars ?? 0, changedAt: found?.changed?.toISOString() ?? null }
}

/** One file of a sitemap's cars, from 1 (SEO-01). Empty: there are not so many. */
export const sitemapCars = async (
  pool: Pool,
  tenantIds: readonly string[],
  part: number,
  size: number = SITEMAP_URLS,
): Promise<SitemapUrl[]> => {
  const { rows } = await pool.query(
    `SELECT slug, max(updated_at) AS changed FROM cars WHERE ${FOR_SALE}
     GROUP BY slug ORDER BY slug LIMIT $2 OFFSET $3`,
    [tenantIds, size, (part - 1) * size],
  )
  return rowsSchema
    .parse(rows)
    .map(({ slug, changed }) => ({ path: `/cars/${slug}`, changedAt: changed.toISOString() }))
}
