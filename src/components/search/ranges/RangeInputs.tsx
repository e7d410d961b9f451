'use client'

import { useState } from 'react'
import type { Facet } from '@/src/domain/search/facets/facets'
import { type SearchRange, withRange } from '@/src/domain/search/url/SearchState'
import { HiddenParams } from '../query/HiddenParams'
import { useSearchContext } from '../SearchContext'
import { type SliderRange, typedRange } from './sliderRange'

const PREFIX = { dollars: '$', dollarsWeekly: '$' } as const
const SUFFIX = { km: 'km', litres: 'L' } as const

const wordOf = (words: Readonly<Record<string, string>>, unit: Facet['unit']): string => words[unit ?? ''] ?? ''

interface RangeInputsProps {
  facet: Facet
  slider: SliderRange
  /** The range, or the thumbs' values while they move; null for any. */
  shown: SearchRange | null
}

/** The two ends of a range as fields to type in: a form of its own, which works without JavaScript too. */
export const RangeInputs = ({ facet: { attribute, label, param, unit }, slider, shown }: RangeInputsProps) => {
  const { setup, state, go } = useSearchContext()
  const words = (amount: number | null | undefined) =>
    unit === 'year' ? String(amount ?? '') : (amount?.toLocaleString('en-AU') ?? '')
  const [typed, setTyped] = useState<[string, string] | null>(null)
  const [lowText, highText] = typed ?? [words(shown?.min), words(shown?.max)]
  const range = state.ranges[attribute]

  const apply = () => {
    if (!typed) return
    setTyped(null)
    const { range: next, problem } = typedRange(unit, slider, typed)
    // ERR-03..05: a refused refinement is noted and never breaks the page (SRP-35).
    // eslint-disable-next-line no-console
    if (problem) console.warn(problem)
    if (next?.min !== range?.min || next?.max !== range?.max) go((from) => withRange(from, attribute, next))
  }
  const field = (index: 0 | 1, text: string) => (
    <label className="relative block min-w-0 flex-1">
      <span className="sr-only">{`${index === 0 ? 'From' : 'To'} ${label.toLowerCase()}`}</span>
      {wordOf(PREFIX, unit) !== '' && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
          {wordOf(PREFIX, unit)}
        </span>
      )}
      <input
        name={`${param}_${index === 0 ? 'min' : 'max'}`}
        value={text}
        inputMode={unit === 'litres' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        placeholder={words(index === 0 ? slider.min : slider.max)}
        onChange={({ target }) => setTyped(index === 0 ? [target.value, highText] : [lowText, target.value])}
        onBlur={apply}
        className={`tabular h-10 w-full min-w-0 rounded-control border border-line-strong bg-canvas text-sm placeholder:text-muted hover:border-fg focus-visible:border-brand-text ${
          wordOf(PREFIX, unit) ? 'pl-6.5 pr-2' : wordOf(SUFFIX, unit) ? 'pl-3 pr-8' : 'px-3'
        }`}
      />
      {wordOf(SUFFIX, unit) !== '' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-muted"
        >
          {wordOf(SUFFIX, unit)}
        </span>
      )}
    </label>
  )
  return (
    <form
      action={setup.preset.path}
      aria-label={`${label} from and to`}
      className="mt-2 flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <HiddenParams state={{ ...withRange(state, attribute, null), page: 1 }} style={setup.urlStyle} />
      {field(0, lowText)}
      <span aria-hidden className="text-muted">
        –
      </span>
      {field(1, highText)}
      <button
        type="submit"
        className="hidden h-10 shrink-0 rounded-control border border-line-strong px-3 text-sm font-semibold noscript:block"
      >
        Go
      </button>
    </form>
  )
}
