import { viewedFromStorage } from '@/src/domain/shopper/savedCars'
import { localStorageList } from '@/src/components/cards/localStorageList'

/** Cars looked at in this browser, last first (ENT-15, ALRT-03). */
export const viewedStore = localStorageList('viewed-cars', viewedFromStorage)
