import { COMPARE_KEY, idsFromStorage } from '@/src/domain/compare/compareList'
import { browserList } from '@/src/components/cards/browserList'

/** The compare list of this browser (WAT-13). */
export const compareStore = browserList(COMPARE_KEY, idsFromStorage)
