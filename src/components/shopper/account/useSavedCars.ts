import { useSyncExternalStore } from 'react'
import { savedInBrowser } from '@/src/components/cards/savedInBrowser'
import { accountStore } from './accountStore'

const NONE: ReadonlySet<string> = new Set()

interface SavedCar {
  id: string
  name: string
  make: string
  model: string
}

/**
 * The cars that count as saved on this page: the account's for who is signed in, else this device's (decision 42). Favourites are
 * always the device's.
 */
export const useSavedCars = (kind: 'save' | 'favourite') => {
  const store = savedInBrowser[kind]
  const device = useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, accountStore.getOnServer)
  const own = kind === 'save' && account.state === 'in' ? account : null
  const cars: readonly SavedCar[] = own?.cars ?? device
  return { cars, busy: own?.busy ?? NONE, account: own }
}
