import { STOCK_PATH } from '@/src/domain/site/paths'
import type { StockCount, StockCounts } from '@/src/domain/site/StockCounts'

/** What is in stock of the makes a search of one make does not list, and the search for it; null: nothing. */
export const otherMakes = (
  { makes }: Pick<StockCounts, 'makes'>,
  { slug }: Pick<StockCount, 'slug'>,
): Pick<StockCount, 'href' | 'total'> | null => {
  const others = makes.filter((make) => make.slug !== slug)
  if (others.length === 0) return null
  return {
    href: `${STOCK_PATH}?${new URLSearchParams(others.map(({ label }) => ['make', label]))}`,
    total: others.reduce((sum, { total }) => sum + total, 0),
  }
}
