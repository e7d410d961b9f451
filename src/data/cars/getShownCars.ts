import { quote } from '@/src/domain/search/query/filters'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from '../search/stockFilter'

/**
 * Which of these cars a site shows now, in the order given (ALRT-03). Cars that are sold long ago, hidden, or of
 * another dealership are left out (SEA-23, TEN-15).
 *
 * @throws SearchError while the engine is down, because visibility is unknown then
 */
export const getShownCars = async (site: StockSite, ids: readonly string[]): Promise<StockCard[]> => {
  if (ids.length === 0) return []
  const filter = [stockFilter(site), `id IN [${ids.map(quote).join(', ')}]`]
  const [answer] = await stockEngine().searchCards([{ q: '', filter, limit: ids.length }])
  const found = new Map((answer?.hits ?? []).map((hit) => [hit.id, hit]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
