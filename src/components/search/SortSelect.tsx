'use client'

import type { ComponentProps } from 'react'
import { withSort } from '@/src/domain/search/SearchState'
import { offeredSorts, parseSort } from '@/src/domain/search/sorts'
import { useSearchContext } from './SearchContext'

/** The orders on offer; a choice takes effect at once. */
export const SortSelect = (props: Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>) => {
  const { state, result, go } = useSearchContext()
  return (
    <select
      {...props}
      value={state.sort}
      onChange={({ target }) => {
        const sort = parseSort(target.value) ?? 'recommended'
        go((from) => withSort(from, sort), { atOnce: true })
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
