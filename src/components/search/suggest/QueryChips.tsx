'use client'

import { Sparkles, X } from 'lucide-react'
import { withoutWords } from '@/src/domain/search/plainLanguage/changeFilter'
import { filterLabel } from './filterLabel'
import type { SuggestedQuery } from './SuggestAnswer'

interface QueryChipsProps {
  reading: SuggestedQuery
  /** The words have changed since. */
  dimmed: boolean
  onText: (text: string) => void
}

/** The filters that the typed words mean; removing one removes its words. */
export const QueryChips = ({ reading: { text, chips, rest }, dimmed, onText }: QueryChipsProps) => (
  <div className={`bg-surface px-5 pb-3.5 pt-3 transition-opacity ${dimmed ? 'opacity-60' : ''}`}>
    <p className="flex items-center gap-1.5 text-[0.8125rem] font-semibold text-muted">
      <Sparkles className="size-4 text-brand-text" />
      We understand
    </p>
    <ul aria-label="Understood so far" className="mt-2 flex flex-wrap gap-1.5">
      {chips.map(({ meaning, span }) => {
        const label = filterLabel(meaning)
        return (
          <li key={`${span.start} ${label}`} className="max-w-full">
            <button
              type="button"
              aria-label={`Leave out ${label}`}
              onClick={() => onText(withoutWords(text, span))}
              className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-line-strong bg-canvas py-0.5 pl-3 pr-2 text-sm font-medium hover:border-fg"
            >
              <span className="truncate">{label}</span>
              <X className="size-3.5 text-muted" />
            </button>
          </li>
        )
      })}
      {rest !== '' && (
        <li className="inline-flex min-h-8 max-w-full items-center px-1 text-sm text-muted">
          <span className="truncate">and the words “{rest}”</span>
        </li>
      )}
    </ul>
  </div>
)
