import { viewedFromStorage } from '@/src/domain/shopper/savedCars'
import { browserList } from '@/src/components/cards/browserList'

/** Cars looked at in this browser, last first (ENT-15, ALRT-03). */
export const viewedStore = browserList('viewed-cars', viewedFromStorage)
