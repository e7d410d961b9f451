'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { KEYWORD_DEBOUNCE_MS } from '@/src/domain/constants/search'
import { withQuery, emptySearchState, type SearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { parseSearchParams, toSearchParams, searchHref, type UrlStyle } from '@/src/domain/search/url/searchAddress'
import { HiddenParams } from './HiddenParams'
import { useSearchContext } from '../SearchContext'
import { useQueryIntent } from '../suggest/QueryIntentContext'
import { KeywordBox, loadSuggestPanel } from '../suggest/KeywordBox'
import type { SuggestedQuery } from '../suggest/SuggestAnswer'
import { RESULTS_ID } from '../results/resultsId'
import type { NameSuggestion } from '@/src/domain/search/facets/suggestNames'

/** Path of a suggested make, model or body, with the filters of the present search that still apply. */
const nameHref = ({ kind, path }: NameSuggestion, state: SearchState, style: UrlStyle): string => {
  const { query: _typed, ...filters } = state
  const from = { ...emptySearchState, ...filters, page: 1 }
  const kept = kind === 'body' ? withRefinement(from, 'simple_body', []) : withoutNames(from)
  return searchHref(path, kept, style)
}

const withoutNames = (state: SearchState): SearchState => ({
  ...state,
  refinements: { ...state.refinements, make: [], make_model: [], badge: [], series: [], model: [] },
})

/**
 * The keyword: a plain form whose text the server parses (`read`). With JavaScript plain words search while typing
 * (SEA-30), and a sentence becomes filters on Enter (ALRT-06).
 */
export const KeywordForm = () => {
  const { setup, state, go } = useSearchContext()
  const { query: keyword } = useSearchBox()
  const { setUnderstood } = useQueryIntent()
  const router = useRouter()
  const [text, setText] = useState(keyword)
  const [shown, setShown] = useState(keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turns = useRef(0)
  // The keyword changed elsewhere: a filter was removed, or Back was pressed.
  if (shown !== keyword) {
    setShown(keyword)
    if (text.trim() !== keyword) setText(keyword)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const others = { ...state, query: '', page: 1 }
  const asked = { path: setup.preset.path, params: toSearchParams(others, 'flat').toString() }
  const search = (query: string) => {
    if (withQuery(state, query).query !== keyword) go((from) => withQuery(from, query), { replace: keyword !== '' })
  }
  const read = ({ path, search: params, href, ...reading }: SuggestedQuery) => {
    if (path !== setup.preset.path) return router.push(href)
    const next = parseSearchParams(new URLSearchParams(params))
    setText(next.query)
    setUnderstood(reading)
    go(next, { said: reading.text })
  }
  /** The filters that the words mean; null when they are plain keywords, or when the request failed. */
  const parsedQueryOf = async (words: string): Promise<SuggestedQuery | null> => {
    if (words.trim() === '') return null
    const answer = await loadSuggestPanel()
      .then(({ askSuggest }) => askSuggest(words, asked))
      .catch(() => null)
    return answer?.reading ?? null
  }
  const settle = async (words: string, entered: boolean) => {
    clearTimeout(timer.current)
    const turn = (turns.current += 1)
    const reading = await parsedQueryOf(words)
    if (turn !== turns.current) return
    if (!reading?.plain) search(words)
    // A sentence waits for Enter, because its words as keywords would find nothing.
    else if (entered) read(reading)
    if (entered && window.matchMedia('(pointer: coarse)').matches) {
      // Closes the phone's keyboard, which covers the results.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })
    }
  }
  const type = (words: string) => {
    setText(words)
    turns.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void settle(words, false), KEYWORD_DEBOUNCE_MS)
  }
  return (
    <form
      action={setup.preset.path}
      role="search"
      aria-label="Keyword"
      className="search-key flex w-full shrink-0 gap-2 lg:w-[29rem]"
      onSubmit={(event) => {
        event.preventDefault()
        void settle(text, true)
      }}
    >
      <HiddenParams state={others} style={setup.urlStyle} />
      <KeywordBox
        label="Keyword"
        text={text}
        onText={type}
        asked={asked}
        example={setup.example}
        postcode={setup.postcode}
        onChoose={(choice) => {
          clearTimeout(timer.current)
          turns.current += 1
          if (choice.kind === 'reading') read(choice.reading)
          else if (choice.kind === 'keyword') search(choice.text)
          else if (choice.kind === 'name') router.push(nameHref(choice.name, state, setup.urlStyle))
          else router.push(choice.past.search ? `${choice.past.path}?${choice.past.search}` : choice.past.path)
        }}
      />
      <button
        type="submit"
        className="hidden h-12 shrink-0 rounded-control bg-brand px-5 text-[0.9375rem] font-semibold text-on-brand noscript:block"
      >
        Search
      </button>
    </form>
  )
}
