import { quote } from '../query/filters'

interface RuleInput {
  visibilityRule: number
  visibilityMakes: string[]
}

const makes = (slugs: string[]): string => `make_slug IN [${slugs.map(quote).join(', ')}]`

/**
 * The presets of `settings.search.visibilityRule` (SEA-25). The specification gives conditions on car type, status,
 * make and stock number but not which number means what: these are ours. Each narrows the base rule of SEA-23.
 */
export const visibilityRules: readonly { label: string; filters: (makeSlugs: string[]) => string[] }[] = [
  { label: 'All stock', filters: () => [] },
  { label: 'New only', filters: () => ['car_type = "new"'] },
  { label: 'Used only', filters: () => ['car_type = "used"'] },
  { label: 'Demo only', filters: () => ['car_type = "demo"'] },
  { label: 'New and demo', filters: () => ['car_type IN ["new", "demo"]'] },
  { label: 'Used and demo', filters: () => ['car_type IN ["used", "demo"]'] },
  { label: 'In stock only', filters: () => ['status = "in_stock"'] },
  { label: 'In stock and coming soon', filters: () => ['status != "sold"'] },
  { label: 'Coming soon only', filters: () => ['status = "coming_soon"'] },
  { label: 'New, in stock', filters: () => ['car_type = "new"', 'status = "in_stock"'] },
  { label: 'Used, in stock', filters: () => ['car_type = "used"', 'status = "in_stock"'] },
  { label: 'With a stock number', filters: () => ['stocknum EXISTS', 'stocknum IS NOT NULL'] },
  {
    label: 'Used, with a stock number',
    filters: () => ['car_type = "used"', 'stocknum EXISTS', 'stocknum IS NOT NULL'],
  },
  { label: 'Popular makes only', filters: (slugs) => (slugs.length === 0 ? [] : [makes(slugs)]) },
  {
    label: 'New and demo of popular makes, all used',
    filters: (slugs) => (slugs.length === 0 ? [] : [`(car_type = "used" OR ${makes(slugs)})`]),
  },
]

/** Extra conditions of a site's visibility rule, joined by AND; an unknown number is the base rule. */
export const visibilityFilters = ({ visibilityRule, visibilityMakes }: RuleInput): string[] =>
  visibilityRules[visibilityRule]?.filters(visibilityMakes) ?? []
