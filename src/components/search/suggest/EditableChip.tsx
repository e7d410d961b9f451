'use client'

import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { changeChip, withFilter } from '@/src/domain/search/plainLanguage/changeFilter'
import { withoutFilter } from '@/src/domain/search/plainLanguage/heldFilter'
import { filterChoices } from '@/src/domain/search/plainLanguage/filterChoices'
import type { ParsedFilter, ParsedQuery } from '@/src/domain/search/plainLanguage/ParsedQuery'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { RESULTS_ID } from '../results/resultsId'
import { useQueryIntent } from './QueryIntentContext'
import { filterLabel } from './filterLabel'
import { withSaid } from './said'

interface EditableChipProps {
  said: Pick<ParsedQuery, 'text' | 'chips' | 'leftOut'>
  at: number
  meaning: ParsedFilter
}

/** The chip is removed or replaced with its filter, so focus moves to the results. */
const focusResults = () => document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** How many cars another value of the facet would find; null for ranges, which are not counted one by one. */
const countOf = (to: ParsedFilter, facets: SearchResult['facets']): number | null =>
  to.kind === 'value' ? (facets[to.attribute]?.find(({ value }) => to.values.includes(value))?.count ?? null) : null

/**
 * One understood filter: a menu of its alternatives and a way to remove it. Both are links, so they work without
 * JavaScript.
 */
export const EditableChip = ({ said, at, meaning }: EditableChipProps) => {
  const { result } = useSearchContext()
  const { setUnderstood } = useQueryIntent()
  const details = useRef<HTMLDetailsElement>(null)
  const label = filterLabel(meaning)
  const choices = filterChoices(meaning, result.facets)
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target))
        details.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])
  const change = (to: ParsedFilter) => {
    const next = changeChip(said, at, to)
    return {
      hrefOf: (href: string) => withSaid(href, next.text),
      options: { said: next.text },
      onGone: () => {
        setUnderstood(next)
        focusResults()
      },
    }
  }
  return (
    <div className="inline-flex max-w-full items-stretch rounded-full border border-line-strong bg-canvas text-sm font-medium">
      {choices.length === 0 ? (
        <span className="flex min-h-9 min-w-0 items-center py-1 pl-3.5 pr-1">
          <span className="truncate">{label}</span>
        </span>
      ) : (
        <details ref={details} name="understood-filter" onKeyDown={closeOnEscape} className="group min-w-0 sm:relative">
          <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-l-full py-1 pl-3.5 pr-1 hover:bg-fg/6 [&::-webkit-details-marker]:hidden">
            <span className="sr-only">Change </span>
            <span className="truncate">{label}</span>
            <ChevronDown className="size-4 text-muted transition-transform group-open:rotate-180" />
          </summary>
          <ul
            aria-label={`Instead of ${label}`}
            className="absolute inset-x-4 z-20 mt-2 grid gap-0.5 rounded-lg border border-line bg-canvas p-1.5 shadow-overlay sm:inset-x-auto sm:left-0 sm:min-w-60"
          >
            {choices.map((to) => {
              const { hrefOf, options, onGone } = change(to)
              const words = filterLabel(to)
              const count = countOf(to, result.facets)
              return (
                <li key={words}>
                  <SearchLink
                    next={(from) => withFilter(from, meaning, to)}
                    hrefOf={hrefOf}
                    options={options}
                    onGone={onGone}
                    className="flex min-h-10 items-center justify-between gap-6 rounded-md px-3 py-1.5 hover:bg-surface"
                  >
                    {words}
                    {count !== null && <span className="tabular text-muted">{count.toLocaleString('en-AU')}</span>}
                  </SearchLink>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      <SearchLink
        next={(from) => withoutFilter(from, meaning)}
        hrefOf={(href) => withSaid(href, said.text)}
        options={{ said: said.text }}
        onGone={focusResults}
        aria-label={`Remove ${label}`}
        className="grid min-h-9 w-9 shrink-0 place-items-center rounded-r-full text-muted hover:bg-fg/6 hover:text-fg"
      >
        <X className="size-4" />
      </SearchLink>
    </div>
  )
}
