import type { Favourite } from './shopperSchemas'

/** Most cars a browser keeps; the oldest go. */
export const SAVED_MAX = 60

type SavedCar = Pick<Favourite, 'id' | 'name' | 'slug' | 'make' | 'model'> & {
  images?: readonly { url: string }[]
  primary_image_url?: string | null
}

/** What is kept of a saved car (ENT-14). */
export const favouriteOf = ({ id, name, slug, make, model, images, primary_image_url }: SavedCar): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: primary_image_url ?? images?.[0]?.url ?? null,
})

const wordsOf = (record: object, key: string): string => {
  const value: unknown = Object.entries(record).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : ''
}

/** Saved cars out of local storage; what cannot be read is left out. Reads no schema: cards need it in the browser. */
export const savedFromStorage = (text: string | null): Favourite[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return []
      const [id, name, slug, make, model] = ['id', 'name', 'slug', 'make', 'model'].map((key) => wordsOf(entry, key))
      if (!id || !slug) return []
      const image = wordsOf(entry, 'primary_image_url') || null
      return [
        favouriteOf({ id, name: name ?? '', slug, make: make ?? '', model: model ?? '', primary_image_url: image }),
      ]
    })
    .slice(0, SAVED_MAX)
}

/** The list with the car in front, or without it when it was in (WAT-10). */
export const toggleSaved = (saved: readonly Favourite[], car: Favourite): Favourite[] =>
  saved.some(({ id }) => id === car.id) ? saved.filter(({ id }) => id !== car.id) : [car, ...saved].slice(0, SAVED_MAX)
