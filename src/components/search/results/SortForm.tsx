'use client'

import { ChevronDown } from 'lucide-react'
import { withSort } from '@/src/domain/search/url/SearchState'
import { HiddenParams } from '../query/HiddenParams'
import { useSearchContext } from '../SearchContext'
import { SortSelect } from './SortSelect'

/** The order of the results: a plain form; with JavaScript a choice takes effect at once. */
export const SortForm = () => {
  const { setup, state } = useSearchContext()
  return (
    <form action={setup.preset.path} className="flex items-center gap-2">
      <HiddenParams state={withSort(state, 'recommended')} style={setup.urlStyle} />
      <label className="relative flex items-center gap-2 text-[0.9375rem]">
        <span className="text-muted">Sort by</span>
        <SortSelect
          name="sortBy"
          className="h-11 cursor-pointer appearance-none rounded-control border border-line bg-canvas pl-3.5 pr-10 font-semibold hover:border-fg"
        />
        <ChevronDown className="pointer-events-none absolute right-3.5 size-4 text-muted" />
      </label>
      <button
        type="submit"
        className="hidden h-11 rounded-control border border-line-strong px-4 text-sm font-semibold noscript:block"
      >
        Sort
      </button>
    </form>
  )
}
