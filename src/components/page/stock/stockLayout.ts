import type { Theme } from '@/tenants/Site'
import type { arrangements } from '../StockRow'

type StockLayout = 'row' | keyof typeof arrangements

/** Sites whose cards have no frames show a row of cars without, too; one whose cards lead with the name leads with one car. */
const BY_CARDS: Partial<Record<Theme['cardLayout'], StockLayout>> = { editorial: 'gallery', brochure: 'lead' }

/** How some cars of a page stand: large while they are so few that a row of cards would be half empty. */
export const stockLayout = (count: number, cards: Theme['cardLayout']): StockLayout => {
  if (count === 1) return 'lead'
  if (count === 2) return 'gallery'
  return (count >= 5 && BY_CARDS[cards]) || 'row'
}
