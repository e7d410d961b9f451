const KEY = 'watchlist-wish'

interface Wish {
  id: string
  name: string
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** The car a visitor wanted to save when asked to sign in: it is saved once that is done. Of this tab alone. */
export const wish = {
  get: (): Wish | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      return isWish(value) ? value : null
    } catch {
      return null
    }
  },
  set: (car: Wish | null): void => {
    try {
      if (car) sessionStorage.setItem(KEY, JSON.stringify({ id: car.id, name: car.name }))
      else sessionStorage.removeItem(KEY)
    } catch {
      // Storage can be forbidden: the shopper taps once more.
    }
  },
}
