import { trackEvent } from '@/src/components/analytics/trackEvent'
import { toast } from '@/src/components/ui/dialog/toast'
import { favouriteOf, toggleSaved } from '@/src/domain/shopper/savedCars'
import type { ToggleCar } from './CardToggle'
import { savedStores } from './savedStore'

interface Kept {
  kind: 'save' | 'favourite'
  car: ToggleCar
  /** Where the saved cars are listed. */
  listPath: string
}

/** Saves a car in this browser, or removes it, and shows a toast (SRP-10, ERR-27, ERR-28); a saved one is counted (ANA-03). */
export const toggleKept = ({ kind, car, listPath }: Kept): void => {
  const store = savedStores[kind]
  const { title: name } = car
  const next = toggleSaved(store.get(), favouriteOf({ ...car, name }))
  const kept = next.some(({ id }) => id === car.id)
  const action = { label: 'View List', href: listPath }
  store.set(next)
  if (kept) trackEvent('saveCar', { car_id: car.id })
  if (kind === 'favourite' && kept) toast({ title: 'Added to your favourites', description: name, action })
  else if (kind === 'favourite') toast({ title: 'Taken off your favourites', description: name })
  else if (!kept) toast({ title: 'Car Removed', description: `${name} is no longer in your watchlist` })
  else
    toast({
      title: 'Car Saved In Watchlist',
      description: `${name} is now available in your watchlist`,
      action,
    })
}
