'use client'

import { holdsMeaning, withoutMeaning } from '@/src/domain/search/plainLanguage/heldMeaning'
import { emptySearchState } from '@/src/domain/search/SearchState'
import { Icon } from '@/src/components/ui/Icon'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { useAsk } from './AskContext'
import { meaningLabel } from './meaningLabel'

/** How a sentence was understood (ALRT-06): each filter beside the words it came from, to be taken away with one click. */
export const UnderstoodNote = () => {
  const { understood, setUnderstood } = useAsk()
  const { state } = useSearchContext()
  if (!understood) return null
  const { text, chips, leftOut } = understood
  const held = chips.filter(({ meaning }) => holdsMeaning(state, meaning))
  if (held.length === 0) return null
  const withSaid = (href: string) => `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ said: text })}`
  return (
    <section aria-label="How your words were understood" className="mb-6 rounded-lg bg-surface px-4 py-3.5 lg:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <p className="mr-1 flex items-center gap-2 text-sm font-semibold">
          <Icon name="sparkles" className="size-4 text-brand-text" />
          We understood:
        </p>
        <ul aria-label="Understood filters" className="contents">
          {held.map(({ meaning, words, span }) => {
            const label = meaningLabel(meaning)
            return (
              <li key={span.start} className="max-w-full">
                <SearchLink
                  next={withoutMeaning(state, meaning)}
                  hrefOf={withSaid}
                  aria-label={`Remove ${label}`}
                  title={`“${words}”`}
                  className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-canvas py-1 pl-3.5 pr-2.5 text-sm font-medium transition-colors hover:border-fg"
                >
                  <span className="truncate">{label}</span>
                  <Icon name="x" className="size-4 shrink-0 text-muted" />
                </SearchLink>
              </li>
            )
          })}
        </ul>
        <SearchLink
          next={{ ...emptySearchState, query: text }}
          onClick={() => setUnderstood(null)}
          className="inline-flex min-h-9 items-center text-sm font-semibold text-brand-text underline underline-offset-2 lg:ml-auto"
        >
          Search the words as typed instead
        </SearchLink>
      </div>
      {leftOut.length > 0 && (
        <p className="mt-1.5 text-sm text-muted">
          Our listings do not say {leftOut.map((words) => `“${words}”`).join(', ')}, so ask us about it.
        </p>
      )}
    </section>
  )
}
