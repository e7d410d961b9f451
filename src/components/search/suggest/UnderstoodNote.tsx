'use client'

import { Sparkles } from 'lucide-react'
import { holdsFilter, withoutFilter } from '@/src/domain/search/plainLanguage/heldFilter'
import { clearRefinements, countRefinements, withQuery } from '@/src/domain/search/url/SearchState'
import { useSearchContext } from '../SearchContext'
import { SearchLink } from '../SearchLink'
import { useQueryIntent } from './QueryIntentContext'
import { EditableChip } from './EditableChip'

const action = 'inline-flex min-h-9 items-center text-sm font-semibold text-brand-text underline underline-offset-2'

/**
 * How a sentence was understood (ALRT-06): each filter can be changed or removed, and there is a link to search for the
 * words instead.
 */
export const UnderstoodNote = () => {
  const { understood, setUnderstood } = useQueryIntent()
  const { state } = useSearchContext()
  if (!understood) return null
  const { text, chips, leftOut } = understood
  const held = chips.flatMap((chip, at) => (holdsFilter(state, chip.meaning) ? [{ ...chip, at }] : []))
  if (held.length === 0) return null
  const filtersOnly = held.reduce((left, { meaning }) => withoutFilter(left, meaning), state)
  return (
    <section
      aria-label="How your words were understood"
      className="relative mb-6 rounded-lg bg-surface px-4 py-3.5 lg:px-5"
    >
      <p className="flex items-start gap-2 text-sm text-muted">
        <Sparkles className="mt-0.5 size-4 text-brand-text" />
        <span className="min-w-0 break-words">
          We read “<span className="font-semibold text-fg">{text}</span>” as
        </span>
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <ul aria-label="Understood filters" className="contents">
          {held.map(({ meaning, at }) => (
            <li key={JSON.stringify(meaning)} className="max-w-full">
              <EditableChip said={understood} at={at} meaning={meaning} />
            </li>
          ))}
        </ul>
        <span className="flex flex-wrap gap-x-5 lg:ml-auto">
          {countRefinements(state) > 1 && (
            <SearchLink next={clearRefinements(state)} className={action}>
              Clear all
            </SearchLink>
          )}
          <SearchLink next={withQuery(filtersOnly, text)} onGone={() => setUnderstood(null)} className={action}>
            Search these words instead
          </SearchLink>
        </span>
      </div>
      {leftOut.length > 0 && (
        <p className="mt-1.5 text-sm text-muted">
          Our listings do not say {leftOut.map((words) => `“${words}”`).join(', ')}, so ask us about it.
        </p>
      )}
    </section>
  )
}
