import type { Favourite, ViewedCar } from './shopperSchemas'

/** Most cars a browser keeps; the oldest go. */
export const SAVED_MAX = 60

type SavedCar = Pick<Favourite, 'id' | 'name' | 'slug' | 'make' | 'model'> & {
  images?: readonly { url: string }[]
  primary_image_url?: string | null
}

/** The stored fields of a saved car (ENT-14). */
export const favouriteOf = ({ id, name, slug, make, model, images, primary_image_url }: SavedCar): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: primary_image_url ?? images?.[0]?.url ?? null,
})

/** A text field of an object from local storage; null when it is missing, empty or no text. */
const storedText = (record: object, name: string): string | null => {
  const value: unknown = Object.entries(record).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * A list from local storage, at most `most` long, without the entries for which `read` returns null. Its content is checked,
 * because browsers keep what earlier versions wrote. Uses no schema library, because it runs in the browser.
 */
const storedList = <T>(text: string | null, most: number, read: (entry: object) => T | null): T[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      const item = typeof entry === 'object' && entry !== null ? read(entry) : null
      return item === null ? [] : [item]
    })
    .slice(0, most)
}

/** Saved cars out of local storage. */
export const savedFromStorage = (text: string | null): Favourite[] =>
  storedList(text, SAVED_MAX, (entry) => {
    const id = storedText(entry, 'id')
    const slug = storedText(entry, 'slug')
    if (id === null || slug === null) return null
    return {
      id,
      name: storedText(entry, 'name') ?? '',
      slug,
      make: storedText(entry, 'make') ?? '',
      model: storedText(entry, 'model') ?? '',
      primary_image_url: storedText(entry, 'primary_image_url'),
    }
  })

/** The list with the car in front, or without it when it was in (WAT-10). */
export const toggleSaved = (saved: readonly Favourite[], car: Favourite): Favourite[] =>
  saved.some(({ id }) => id === car.id) ? saved.filter(({ id }) => id !== car.id) : [car, ...saved].slice(0, SAVED_MAX)

/** Cars a browser remembers looking at. */
export const VIEWED_MAX = 12

/** Viewed cars out of local storage, last seen first (ENT-15). */
export const viewedFromStorage = (text: string | null): ViewedCar[] =>
  storedList(text, VIEWED_MAX, (entry) => {
    const id = storedText(entry, 'id')
    if (id === null) return null
    return {
      id,
      stocknum: storedText(entry, 'stocknum'),
      make: storedText(entry, 'make') ?? '',
      model: storedText(entry, 'model') ?? '',
      body: storedText(entry, 'body'),
      simple_body: storedText(entry, 'simple_body'),
    }
  })

/** The list with a car in front, each car once (ALRT-03). */
export const rememberViewed = (viewed: readonly ViewedCar[], car: ViewedCar): ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, VIEWED_MAX)
