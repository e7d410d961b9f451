import { createHash } from 'node:crypto'
import type { IndexedStockDocument } from '@/src/domain/search/index/StockDocument'

/**
 * The version of a document's content, 16 hexadecimal digits: equal for equal content whatever the order of its keys.
 * Stored in the document (`doc_hash`), so that index and database can be compared without reading whole documents.
 * Neither searchable nor displayed.
 */
export const documentHash = (document: IndexedStockDocument): string => {
  const entries = Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16)
}
