'use client'

import { useEffect, useRef, useState } from 'react'
import { withQuery } from '@/src/domain/search/SearchState'
import { Icon } from '@/src/components/ui/Icon'
import { inputClasses } from '@/src/components/ui/inputClasses'
import { HiddenParams } from './HiddenParams'
import { useSearchContext } from './SearchContext'

/** A keyword waits this long after the last key (SEA-30). */
const DEBOUNCE_MS = 300

/** The keyword: a plain form; with JavaScript it searches while one types. */
export const KeywordForm = () => {
  const { setup, state, go } = useSearchContext()
  const [text, setText] = useState(state.query)
  const [shown, setShown] = useState(state.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The keyword changed elsewhere: a removed filter, or 'back'.
  if (shown !== state.query) {
    setShown(state.query)
    if (text.trim() !== state.query) setText(state.query)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (query: string) => {
    clearTimeout(timer.current)
    const next = withQuery(state, query)
    if (next.query !== state.query) go(next, { replace: state.query !== '' })
  }
  const type = (query: string) => {
    setText(query)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(query), DEBOUNCE_MS)
  }
  return (
    <form
      action={setup.preset.path}
      role="search"
      aria-label="Keyword"
      className="flex w-full shrink-0 gap-2 md:w-88 lg:w-104"
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <HiddenParams state={{ ...state, query: '', page: 1 }} style={setup.urlStyle} />
      <label className="relative block min-w-0 grow">
        <span className="sr-only">Keyword</span>
        <Icon
          name="search"
          className="pointer-events-none absolute left-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="query"
          value={text}
          onChange={(event) => type(event.target.value)}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Make, model, colour, stock number…"
          className={inputClasses('pl-12')}
        />
      </label>
      <button
        type="submit"
        className="hidden h-12 shrink-0 rounded-control bg-brand px-5 text-[0.9375rem] font-semibold text-on-brand noscript:block"
      >
        Search
      </button>
    </form>
  )
}
