import { defaultSearchPath } from '@/src/domain/search/url/searchPreset'
import { appliedFilters } from '../filters/appliedFilters'
import { type PastSearch, pastState } from '../query/searchHistory'

const title = (path: string): string =>
  path
    .replace(/^\/search\/?/, '')
    .split(/[/-]/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** A remembered search in words: 'Toyota · Automatic · Up to $40,000'. */
export const pastLabel = (past: PastSearch): string =>
  [
    past.path === defaultSearchPath ? '' : title(past.path),
    ...appliedFilters(pastState(past)).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(' · ')
