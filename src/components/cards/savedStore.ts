import { savedFromStorage } from '@/src/domain/shopper/savedCars'
import { browserList } from './browserList'

/** Cars saved in this browser, newest first: saved ones, or favourites (SRP-10, ENT-14). */
export const savedStores = {
  save: browserList('watchlist', savedFromStorage),
  favourite: browserList('favourites', savedFromStorage),
}
