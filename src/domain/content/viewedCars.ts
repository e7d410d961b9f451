import type { ViewedCar } from './shopperSchemas'

/** Cars a browser remembers looking at. */
export const VIEWED_MAX = 12

const textOf = (record: object, key: string): string | null => {
  const value: unknown = Object.entries(record).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Viewed cars out of local storage, last seen first (ENT-15); what cannot be read is left out. Reads no schema: it runs in the browser. */
export const viewedFromStorage = (text: string | null): ViewedCar[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry: unknown) => {
      const id = typeof entry === 'object' && entry !== null ? textOf(entry, 'id') : null
      if (typeof entry !== 'object' || entry === null || id === null) return []
      return [
        {
          id,
          stocknum: textOf(entry, 'stocknum'),
          make: textOf(entry, 'make') ?? '',
          model: textOf(entry, 'model') ?? '',
          body: textOf(entry, 'body'),
          simple_body: textOf(entry, 'simple_body'),
        },
      ]
    })
    .slice(0, VIEWED_MAX)
}

/** The list with a car in front, each car once (ALRT-03). */
export const rememberViewed = (viewed: readonly ViewedCar[], car: ViewedCar): ViewedCar[] =>
  [car, ...viewed.filter(({ id }) => id !== car.id)].slice(0, VIEWED_MAX)
