import { savedFromStorage } from '@/src/domain/shopper/savedCars'
import { localStorageList } from './localStorageList'

/** Cars saved in this browser, newest first: saved ones, or favourites (SRP-10, ENT-14). */
export const savedInBrowser = {
  save: localStorageList('watchlist', savedFromStorage),
  favourite: localStorageList('favourites', savedFromStorage),
}
