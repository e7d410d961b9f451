import { savedInBrowser } from '@/src/components/cards/savedInBrowser'
import { toast } from '@/src/components/ui/dialog/toast'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import { changeAccount } from './accountStore'
import { wish } from './wish'

interface Joined {
  joined: number
  watchlist: WatchedCar[]
}

const isJoined = (body: unknown): body is Joined =>
  typeof body === 'object' &&
  body !== null &&
  'joined' in body &&
  typeof body.joined === 'number' &&
  'watchlist' in body &&
  Array.isArray(body.watchlist)

const words = (joined: number): string =>
  joined === 1
    ? 'One car from this device is now in your watchlist'
    : `${joined} cars from this device are now in your watchlist`

let joining = false

/** Moves what this device kept into the account, once it is signed in: the device's list, and the car the shopper came for. */
export const joinSaved = async (): Promise<void> => {
  const wished = wish.get()
  const kept = savedInBrowser.save.get().map(({ id }) => id)
  const ids = [...new Set([...kept.toReversed(), ...(wished ? [wished.id] : [])])]
  if (joining || ids.length === 0) return
  joining = true
  try {
    const response = await fetch('/api/watchlist/join', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_ids: ids }),
    })
    const body: unknown = await response.json()
    if (!response.ok || !isJoined(body)) return
    savedInBrowser.save.set([])
    wish.set(null)
    changeAccount(({ busy }) => ({ cars: body.watchlist, busy }))
    if (wished && kept.length === 0 && body.watchlist.some(({ id }) => id === wished.id))
      toast({ title: 'Car Saved In Watchlist', description: `${wished.name} is now available in your watchlist` })
    else if (body.joined > 0) toast({ title: 'Your saved cars', description: words(body.joined) })
  } catch {
    // Without a connection they stay on the device, and join at the next page.
  } finally {
    joining = false
  }
}
