import { slugify } from '../site/slugify'
import { matchesWords } from './matchesWords'

export interface DirectoryModel {
  slug: string
  label: string
  href: string
  /** Cars in stock; 0: not known. */
  count: number
}

/** A make of the manufacturer and model directory (SRP-32). */
export interface MakeEntry extends DirectoryModel {
  models: DirectoryModel[]
}

export interface MakeCounts {
  makes: Record<string, number>
  /** By 'Make|Model'. */
  models: Record<string, number>
}

/**
 * Makes with their models. A text that names the make keeps all its models; one that names a model ('corolla', 'toyota
 * cor') keeps the make with the models it names.
 */
export const makeEntries = ({ makes, models }: MakeCounts, query: string): MakeEntry[] => {
  const pairs = Object.entries(models).flatMap(([pair, count]) => {
    const [make, label] = pair.split('|')
    return make && label ? [{ make, label, count }] : []
  })
  return Object.entries(makes).flatMap(([label, count]) => {
    const slug = slugify(label)
    const own = pairs
      .filter(({ make }) => slugify(make) === slug)
      .map((model) => ({
        slug: slugify(model.label),
        label: model.label,
        href: `/search/${slug}/${slugify(model.label)}`,
        count: model.count,
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU', { numeric: true }))
    const named = matchesWords(label, query)
      ? own
      : own.filter((model) => matchesWords(`${label} ${model.label}`, query))
    if (named.length === 0 && !matchesWords(label, query)) return []
    return [{ slug, label, href: `/search/${slug}`, count, models: named }]
  })
}
