/** How a bound is meant: at most, at least, about, later than, earlier than. */
export type Bound = 'max' | 'min' | 'about' | 'after' | 'before'
export type Unit = 'dollars' | 'km' | 'seats' | 'litres' | 'week' | 'fortnight' | 'month' | 'age' | 'year' | 'thousand'

type Phrases<T> = readonly (readonly [T, string])[]

/** Words before a number that bound it; longer phrases come first when they are looked up. */
export const boundsBefore: Phrases<Bound> = [
  [
    'max',
    'under, below, less than, lower than, up to, upto, max, maximum, no more than, not more than, cheaper than, at most, sub, within, <, <=, not over, no higher than, fewer than, nothing over, nothing above, nothing more than, nothing past, below about, under about, max of, maximum of, up to about',
  ],
  [
    'min',
    'over, above, more than, at least, min, minimum, from, starting at, starting from, >, >=, since, no less than, not less than, higher than, min of, minimum of, greater than, nothing under, nothing older than, no older than, not older than',
  ],
  ['about', 'around, about, approx, approximately, roughly, circa, ish, round'],
  ['after', 'newer than, after, later than, post, younger than'],
  ['before', 'older than, before, earlier than, pre'],
]

/** The same, after a number. */
export const boundsAfter: Phrases<Bound> = [
  [
    'max',
    'or less, or under, or below, max, maximum, tops, and under, and below, limit, or cheaper, or fewer, or older, and older, or earlier, and earlier, or lower, at most, at the most',
  ],
  [
    'min',
    'or more, plus, and up, and over, or over, or above, and above, onwards, onward, or newer, and newer, or later, and later, min, minimum, upwards, or better, and onwards, up, on up, newer',
  ],
  ['about', 'ish, or so, approx'],
]

/** Words before a number that say what it counts. */
export const unitsBefore: Phrases<Unit> = [
  [
    'dollars',
    'price, priced, budget, cost, costs, costing, price range, budget of, spend, to spend, spending, price is, budget is, my budget is',
  ],
  ['km', 'km, kms, kilometres, odometer, odo, mileage, travelled, driven, done, kilometers, klms'],
  ['year', 'year, years, built, build year, year model, made, manufactured, year range, model year'],
  ['seats', 'seats, seating, seating for, seats for, fits, carries, room for'],
]

/** Words after a number that say what it counts. */
export const unitsAfter: Phrases<Unit> = [
  ['thousand', 'k, thousand, grand, g, thou, thousand dollars, k dollars, grand budget'],
  ['dollars', 'dollars, bucks, aud, dollar, budget, to spend, drive away, driveaway'],
  [
    'km',
    'km, kms, kilometres, kilometers, kays, klms, klm, ks, on the clock, on the odo, travelled, kilometre, mileage, kms on the clock, kms travelled, km travelled',
  ],
  ['seats', 'seats, seat, seater, seaters, seeter, seeters, seter, seated, str, passengers, people, adults, person'],
  ['litres', 'l, litre, litres, liter, liters, lt, ltr'],
  [
    'week',
    'a week, per week, pw, p w, weekly, week, wk, each week, every week, repayments weekly, per wk, a wk, week repayments',
  ],
  ['fortnight', 'a fortnight, per fortnight, fortnightly, fortnight, pf, each fortnight'],
  ['month', 'a month, per month, monthly, month, pm, p m, each month, mth'],
  ['age', 'years old, year old, yrs old, yr old, yo, years'],
  ['year', 'model, build, year model, plate'],
]

/** Numbers people spell out. */
export const spelt: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

const listOf = (words: string): string[] => words.split(', ')

interface Found<T> {
  value: T
  length: number
}

/** Looks phrases up by their first words; the longest that fits wins. */
export const phraseFinder = <T>(phrases: Phrases<T>) => {
  const byFirst = new Map<string, { value: T; rest: string[] }[]>()
  for (const [value, words] of phrases) {
    for (const phrase of listOf(words)) {
      const [first = '', ...rest] = phrase.split(' ')
      byFirst.set(first, [...(byFirst.get(first) ?? []), { value, rest }])
    }
  }
  for (const rows of byFirst.values()) rows.sort((one, other) => other.rest.length - one.rest.length)
  return (words: readonly { word: string }[], at: number): Found<T> | null => {
    const rows = byFirst.get(words[at]?.word ?? '')
    const hit = rows?.find(({ rest }) => rest.every((word, index) => words[at + 1 + index]?.word === word))
    return hit ? { value: hit.value, length: hit.rest.length + 1 } : null
  }
}
