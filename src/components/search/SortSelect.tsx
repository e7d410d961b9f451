'use client'

import type { ComponentProps } from 'react'
import { useSortBy } from 'react-instantsearch'
import { withSort } from '@/src/domain/search/SearchState'
import { defaultSort, offeredSorts, parseSort, sorts } from '@/src/domain/search/sorts'
import { useSearchContext } from './SearchContext'

/** The orders on offer; a choice takes effect at once. */
export const SortSelect = (props: Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>) => {
  const { setup, result, go } = useSearchContext()
  const { index } = setup
  const { currentRefinement } = useSortBy({
    items: sorts.map(({ key, label }) => ({ value: key === defaultSort ? index : `${index}:${key}`, label })),
  })
  return (
    <select
      {...props}
      value={parseSort(currentRefinement) ?? defaultSort}
      onChange={({ target }) => {
        const sort = parseSort(target.value) ?? defaultSort
        go((from) => withSort(from, sort))
      }}
    >
      {offeredSorts(result.near !== null).map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}
