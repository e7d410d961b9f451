import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'
import { isUnavailable, SearchError } from '@/src/services/search/SearchError'
import type { StockEngine } from '@/src/services/search/stockEngine'

/**
 * Writes documents; a refused batch is halved until the refused documents stand alone. Returns those, with the reason,
 * by id; all others are searchable.
 *
 * @throws SearchError 'unavailable' when the engine is not there: nothing is known about any document then.
 */
export const writeToIndex = async (
  engine: StockEngine,
  documents: IndexedStockDocument[],
  uid?: string,
): Promise<Map<string, string>> => {
  try {
    await engine.writeDocuments(documents, uid)
    return new Map()
  } catch (error) {
    if (!(error instanceof SearchError) || isUnavailable(error)) throw error
    const [first] = documents
    if (first && documents.length === 1) return new Map([[first.id, error.message]])
    const middle = Math.ceil(documents.length / 2)
    const left = await writeToIndex(engine, documents.slice(0, middle), uid)
    const right = await writeToIndex(engine, documents.slice(middle), uid)
    return new Map([...left, ...right])
  }
}
