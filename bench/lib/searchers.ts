import { fullCar } from './fullCar.ts'

/** A car as the feed sends it. */
export interface FedCar {
  stocknum: string
  make: string
  model: string
  body: string
  colour: string
  year: number
  km: number
  price: number
}

/** A saved search in the drill's own terms. */
interface Wish {
  make?: string
  model?: string
  body?: string
  colour?: string
  word?: string
  fromYear?: number
  mostKm?: number
  price: [min: number, max: number]
}

export interface Searcher {
  email: string
  wish: Wish
  /** The same as the search page's address has it. */
  search: string
}

const MODELS = [
  ['Toyota', 'Corolla'],
  ['Mazda', 'CX-5'],
  ['Ford', 'Ranger'],
  ['Kia', 'Cerato'],
  ['Hyundai', 'Tucson'],
] as const
const COLOURS = ['White', 'Black', 'Silver', 'Blue', 'Red', 'Grey']
const WORDS = ['corolla', 'ranger', 'cerato', 'tucson']

const wishAt = (n: number): Wish => {
  const [make, model] = MODELS[(n * 31) % MODELS.length] ?? MODELS[0]
  const low = 14_500 + ((n * 7919) % 39_500)
  const within = (width: number): [number, number] => [low, low + width]
  const kinds: Wish[] = [
    { make, price: within(600) },
    { body: 'SUV', price: within(300) },
    { make, model, price: within(600) },
    { make, colour: COLOURS[n % COLOURS.length] ?? '', price: within(3000) },
    { make, fromYear: 2020, mostKm: 120_000, price: within(2000) },
    { word: WORDS[n % WORDS.length] ?? '', price: within(600) },
  ]
  return kinds[n % kinds.length] ?? { price: within(100) }
}

const searchOf = ({ make, model, body, colour, word, fromYear, mostKm, price }: Wish): string => {
  const asked: [string, string | undefined][] = [
    ['query', word],
    ['make', model ? undefined : make],
    ['make_model', model && `${make}|${model}`],
    ['simple_body', body],
    ['colour', colour],
    ['year', fromYear === undefined ? undefined : `${fromYear}:`],
    ['km', mostKm === undefined ? undefined : `:${mostKm}`],
    ['price', price.join(':')],
  ]
  return new URLSearchParams(asked.filter((pair): pair is [string, string] => Boolean(pair[1]))).toString()
}

/** Shoppers with one saved search each, of six kinds. */
export const searchers = (count: number): Searcher[] =>
  Array.from({ length: count }, (_, n) => {
    const wish = wishAt(n)
    return { email: `alert-${n}@drill.test`, wish, search: searchOf(wish) }
  })

/** Whether a car matches a saved search: every car is compared with every search, without using the platform's rules. */
const isWanted = (
  { make, model, body, colour, word, fromYear, mostKm, price: [min, max] }: Wish,
  car: FedCar,
): boolean => {
  if (make !== undefined && car.make !== make) return false
  if (model !== undefined && car.model !== model) return false
  if (body !== undefined && car.body !== body) return false
  if (colour !== undefined && car.colour !== colour) return false
  if (word !== undefined && car.model.toLowerCase() !== word) return false
  if (fromYear !== undefined && car.year < fromYear) return false
  if (mostKm !== undefined && car.km > mostKm) return false
  return car.price >= min && car.price <= max
}

/** Stock numbers each address is to be told of; addresses with nothing to tell are left out. */
export const expectedFor = (people: readonly Searcher[], news: readonly FedCar[]): Map<string, Set<string>> =>
  new Map(
    people.flatMap(({ email, wish }) => {
      const found = news.filter((car) => isWanted(wish, car)).map(({ stocknum }) => stocknum)
      return found.length > 0 ? [[email, new Set(found)] as const] : []
    }),
  )

const fed = (number: number, change: (car: Record<string, unknown>) => Record<string, unknown> = (car) => car) =>
  change(fullCar(number))

const asFed = (car: Record<string, unknown>): FedCar => {
  const text = (name: string) => String(car[name])
  return {
    ...{ stocknum: text('stocknum'), make: text('make'), model: text('model'), body: text('body') },
    ...{ colour: text('colour'), year: Number(car.year), km: Number(car.km), price: Number(car.price) },
  }
}

const CHEAPER_BY = 400
const DEARER_BY = 300
const FRESH = 750
const CHEAPER = 1000
const DEARER = 500

/**
 * Two files of one feed: the first has so many cars; in the second 750 of them are gone and as many new, 1,000 are cheaper and 500
 * dearer: 3,000 changes. `news`: what alerts are to tell of, as it is afterwards.
 */
export const twoFiles = (cars: number): { first: string; second: string; news: FedCar[]; changes: number } => {
  const priced = (by: number) => (car: Record<string, unknown>) => ({ ...car, price: Number(car.price) + by })
  const numbers = Array.from({ length: cars }, (_, n) => n)
  const fresh = Array.from({ length: FRESH }, (_, n) => fed(cars + n))
  const cheaper = numbers.slice(FRESH, FRESH + CHEAPER).map((n) => fed(n, priced(-CHEAPER_BY)))
  const dearer = numbers.slice(FRESH + CHEAPER, FRESH + CHEAPER + DEARER).map((n) => fed(n, priced(DEARER_BY)))
  const same = numbers.slice(FRESH + CHEAPER + DEARER).map((n) => fed(n))
  const file = (rows: Record<string, unknown>[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  return {
    first: file(numbers.map((n) => fed(n))),
    second: file([...cheaper, ...dearer, ...same, ...fresh]),
    news: [...fresh, ...cheaper].map(asFed),
    changes: 2 * FRESH + CHEAPER + DEARER,
  }
}
