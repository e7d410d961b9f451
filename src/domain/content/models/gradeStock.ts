import { type ConditionCounts, conditionWords } from '@/src/domain/site/StockCounts'

interface ListedCar {
  badge: string | null
  car_type: keyof ConditionCounts
}

/** What is listed of each grade, and the search for it; null: nothing. */
export type GradeStock = { words: string; href: string } | null

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase()

/** Of each grade, by its badge, how many of the model's cars are listed: '1 new, 2 used'. `href` lists all of the model. */
export const gradeStock = (
  grades: readonly { name: string }[],
  cars: readonly ListedCar[],
  href: string,
): GradeStock[] =>
  grades.map(({ name }) => {
    const own = cars.filter(({ badge }) => plain(badge) === plain(name))
    const count = (type: ListedCar['car_type']) => own.filter(({ car_type }) => car_type === type).length
    const words = conditionWords({ new: count('new'), demo: count('demo'), used: count('used') })
    // As the stock writes it, which may be in more than one way.
    const badges = [...new Set(own.flatMap(({ badge }) => badge ?? []))].map((badge) => ['badge', badge])
    return words && badges.length > 0
      ? { words, href: `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(badges)}` }
      : null
  })
