'use client'

import { toggleRefinement } from '@/src/domain/search/url/SearchState'
import type { ValuesProps } from '../filters/ValueSection'
import { SearchLink } from '../SearchLink'
import { ShowAll } from '../filters/ShowAll'
import { Swatch } from './Swatch'

const SHOWN_FIRST = 9

/** Colours as dots of paint with their name and count, three in a row. */
export const ColourSwatches = ({ facet: { attribute }, items, chosen }: ValuesProps) => {
  const first = items.filter(({ value }, index) => index < SHOWN_FIRST || chosen.includes(value))
  const rest = items.filter((item) => !first.includes(item))
  const list = (shown: typeof items) => (
    <ul className="grid grid-cols-4 gap-x-1 gap-y-2 lg:grid-cols-3">
      {shown.map(({ value, label, count }) => (
        <li key={value} className="min-w-0">
          <SearchLink
            next={(from) => toggleRefinement(from, attribute, value)}
            checked={chosen.includes(value)}
            className="group/swatch flex flex-col items-center rounded-md px-1 py-2 text-center hover:bg-surface aria-checked:bg-brand-soft"
          >
            <Swatch colour={value} />
            <span className="mt-2 w-full truncate text-xs leading-tight font-medium group-aria-checked/swatch:font-bold">
              {label}
            </span>
            <span className="tabular mt-0.5 text-2xs text-muted">{count.toLocaleString('en-AU')}</span>
          </SearchLink>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      <ShowAll label={`Show all ${items.length} colours`} count={rest.length}>
        {list(rest)}
      </ShowAll>
    </>
  )
}
