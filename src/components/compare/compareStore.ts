import { COMPARE_KEY, idsFromStorage } from '@/src/domain/compare/compareList'
import { localStorageList } from '@/src/components/cards/localStorageList'

/** The compare list of this browser (WAT-13). */
export const compareStore = localStorageList(COMPARE_KEY, idsFromStorage)
