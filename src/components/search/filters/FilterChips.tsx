'use client'

import { X } from 'lucide-react'
import Link from 'next/link'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { clearRefinements, type SearchState } from '@/src/domain/search/url/SearchState'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { appliedFilters } from './appliedFilters'
import { ComparisonSpan } from '../results/ComparisonSpan'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { useQueryIntent, type Ask } from '../suggest/QueryIntentContext'
import { RESULTS_ID } from '../results/resultsId'
import { holdsFilter } from '@/src/domain/search/plainLanguage/heldFilter'

/** Keys (`appliedFilters`) of the filters that the note on the sentence shows already: they need no second chip. */
const notedKeys = (understood: Ask['understood'], state: SearchState): ReadonlySet<string> =>
  new Set(
    (understood?.chips ?? []).flatMap(({ meaning }) => {
      if (!holdsFilter(state, meaning)) return []
      if (meaning.kind === 'value') return meaning.values.map((value) => `${meaning.attribute}:${value}`)
      return meaning.kind === 'range' ? [meaning.attribute] : [meaning.kind]
    }),
  )

const look =
  'inline-flex h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-canvas pl-3.5 pr-2.5 text-sm font-medium transition-colors hover:border-fg'

/** The chip is removed with its filter, so focus moves to the results. */
const focusResults = () => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })

/** Every active filter, each removable with one click. */
export const FilterChips = () => {
  const { setup, state, result } = useSearchContext()
  const { understood } = useQueryIntent()
  const noted = notedKeys(understood, state)
  const filters = appliedFilters(state, result.near).filter(({ key }) => !noted.has(key))
  const { kind, title } = setup.preset
  if (filters.length === 0 && kind === 'all') return null
  const content = (label: string) => (
    <>
      <span className="truncate">{label}</span>
      <X className="size-4 text-muted" />
    </>
  )
  return (
    <div className="min-w-0">
      <ul
        aria-label="Applied filters"
        className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {kind !== 'all' && (
          <li className="shrink-0">
            <Link
              prefetch={false}
              href={searchHref(defaultSearchPath, state, setup.urlStyle)}
              aria-label={`Remove ${title}`}
              className={look}
            >
              {content(title)}
            </Link>
          </li>
        )}
        {filters.map(({ key, label, without }) => (
          <li key={key} className="shrink-0">
            <SearchLink next={without} aria-label={`Remove ${label}`} className={look} onClick={focusResults}>
              {content(label)}
            </SearchLink>
          </li>
        ))}
        {filters.length > 1 && (
          <li className="shrink-0">
            <SearchLink
              next={clearRefinements}
              onClick={focusResults}
              className="inline-flex h-9 items-center px-2 text-sm font-semibold text-brand-text hover:underline"
            >
              Clear all
            </SearchLink>
          </li>
        )}
      </ul>
      {state.ranges.weekly_price && (
        <p className="mt-2 text-sm font-medium">
          <ComparisonSpan />
        </p>
      )}
    </div>
  )
}
