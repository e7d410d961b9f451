'use client'

import type { ComponentProps } from 'react'
import { useSortBy } from 'react-instantsearch'
import { withSort } from '@/src/domain/search/url/SearchState'
import { defaultSort, offeredSorts, parseSort, sorts } from '@/src/domain/search/url/sorts'
import { useEarlyChoice } from '@/src/components/ui/useEarlyChoice'
import { useSearchContext } from '../SearchContext'

/** The orders on offer; a choice takes effect at once. */
export const SortSelect = (props: Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>) => {
  const { setup, result, go } = useSearchContext()
  const { index } = setup
  const { currentRefinement } = useSortBy({
    items: sorts.map(({ key, label }) => ({ value: key === defaultSort ? index : `${index}:${key}`, label })),
  })
  const shown = parseSort(currentRefinement) ?? defaultSort
  const choose = (value: string) => {
    const sort = parseSort(value) ?? defaultSort
    if (sort !== shown) go((from) => withSort(from, sort))
  }
  const select = useEarlyChoice(choose)
  return (
    <select
      {...props}
      ref={select}
      // No browser puts back what was chosen at another address.
      autoComplete="off"
      value={shown}
      onChange={({ target }) => choose(target.value)}
    >
      {offeredSorts(result.near !== null).map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}
