import { toast } from '@/src/components/ui/dialog/toast'
import type { WatchedCar } from '@/src/domain/shopper/account/watchlist'
import type { Favourite } from '@/src/domain/shopper/shopperSchemas'
import { accountEnded, accountStore, changeAccount } from './accountStore'

const FAILED = 'That did not work. Please check your connection and try again.'

interface Failure {
  code: string
  message: string
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

const failureOf = (body: unknown): Failure => {
  const error = field(body, 'error')
  const [code, message] = [field(error, 'code'), field(error, 'message')]
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : FAILED,
  }
}

/** Null: the call's success flag says it was done (WAT-05, WAT-06). */
const call = async (act: 'save-car' | 'remove-car', phone: string, carId: string): Promise<Failure | null> => {
  try {
    const response = await fetch(`/api/watchlist/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: phone, car_id: carId }),
    })
    const body: unknown = await response.json()
    return response.ok && field(body, 'success') === true ? null : failureOf(body)
  } catch {
    return { code: '', message: FAILED }
  }
}

const watched = ({ id, slug, name, make, model }: Favourite): WatchedCar => ({
  ...{ id, slug, name, make, model },
  savedPriceDollars: null,
  seenSold: false,
})

const without = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== id))

/**
 * Saves a car in the account or removes it: at once on the page, then on the server, with a flag while that takes (WAT-02, WAT-03).
 * A failure puts this car back as it was and shows why (WAT-07, ERR-10).
 *
 * @returns whether it was done
 */
export const changeWatchlist = async (act: 'save' | 'remove', phone: string, car: Favourite): Promise<boolean> => {
  const { id } = car
  const known = accountStore.get()
  const before = known.state === 'in' ? known.cars : []
  const at = before.findIndex((one) => one.id === id)
  const entry = before[at]
  changeAccount(({ cars, busy }) => {
    const others = cars.filter((one) => one.id !== id)
    return { cars: act === 'save' ? [entry ?? watched(car), ...others] : others, busy: new Set([...busy, id]) }
  })
  const failure = await call(act === 'save' ? 'save-car' : 'remove-car', phone, id)
  changeAccount(({ cars, busy }) => {
    const others = cars.filter((one) => one.id !== id)
    const back = entry ? others.toSpliced(at, 0, entry) : others
    return { cars: failure ? back : cars, busy: without(busy, id) }
  })
  if (!failure) return true
  if (failure.code === 'sign_in') accountEnded()
  toast({ title: act === 'save' ? 'Not saved' : 'Not removed', description: failure.message, variant: 'destructive' })
  return false
}
