import { trackEvent } from '@/src/components/analytics/trackEvent'
import { loadAccount } from '@/src/components/shopper/account/accountStore'
import { changeWatchlist } from '@/src/components/shopper/account/changeWatchlist'
import { wish } from '@/src/components/shopper/account/wish'
import { toast } from '@/src/components/ui/dialog/toast'
import { favouriteOf, toggleSaved } from '@/src/domain/shopper/savedCars'
import type { Favourite } from '@/src/domain/shopper/shopperSchemas'
import { signInHref } from '@/src/domain/shopper/signIn/signInQuery'
import type { ToggleCar } from './CardToggle'
import { savedInBrowser } from './savedInBrowser'

interface Kept {
  kind: 'save' | 'favourite'
  car: ToggleCar
  /** Where the saved cars are listed. */
  listPath: string
  /** Saving asks for a sign-in: the site keeps nothing on devices (WAT-01). */
  needsSignIn?: boolean
}

/** The toasts of ERR-27 and ERR-28; a car that was saved is counted (ANA-03). */
const tell = ({ id, name }: Favourite, kind: Kept['kind'], kept: boolean, listPath: string): void => {
  const action = { label: 'View List', href: listPath }
  if (kept) trackEvent('saveCar', { car_id: id })
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

const toggleOnDevice = (entry: Favourite, kind: Kept['kind'], listPath: string): void => {
  const store = savedInBrowser[kind]
  const next = toggleSaved(store.get(), entry)
  store.set(next)
  tell(
    entry,
    kind,
    next.some(({ id }) => id === entry.id),
    listPath,
  )
}

/** Saving needs a signed-in shopper with a mobile number: to the sign-in, and back to this page (WAT-01). */
const askToSignIn = (entry: Favourite): void => {
  const here = `${location.pathname}${location.search}`
  wish.set(entry)
  location.assign(signInHref({ type: 'watchlist', redirect: here, back: here }))
}

/**
 * Saves a car, or removes it, and shows a toast (SRP-10, ERR-27, ERR-28): in the account of who is signed in, else on this device
 * where the site keeps cars there.
 */
export const toggleKept = async ({ kind, car, listPath, needsSignIn = false }: Kept): Promise<void> => {
  const entry = favouriteOf({ ...car, name: car.title })
  const account = kind === 'save' ? await loadAccount() : null
  if (account?.state !== 'in') {
    if (needsSignIn && kind === 'save') askToSignIn(entry)
    else toggleOnDevice(entry, kind, listPath)
    return
  }
  if (account.busy.has(entry.id)) return
  if (account.phone === '') {
    askToSignIn(entry)
    return
  }
  const isSaved = account.cars.some(({ id }) => id === entry.id)
  if (await changeWatchlist(isSaved ? 'remove' : 'save', account.phone, entry)) tell(entry, kind, !isSaved, listPath)
}
