'use client'

import { useEffect, useState } from 'react'
import { KEYWORD_DEBOUNCE_MS } from '@/src/domain/constants/search'
import { nounOf } from '@/src/domain/stock/car/itemNoun'
import { type AskedIn, askSuggest } from './askSuggest'
import type { SuggestAnswer } from './SuggestAnswer'

interface Suggestions {
  /** The latest answer, if only to an earlier text. */
  answer: SuggestAnswer | null
  /** The answer is to the text as it is now. */
  current: boolean
}

const NO_ANSWER: SuggestAnswer = { noun: nounOf([]), names: [], reading: null }

/** Suggestions for the typed text, debounced (SEA-30). */
export const useSuggestions = (text: string, { path, params }: AskedIn): Suggestions => {
  const typed = text.trim()
  const [known, setKnown] = useState<{ typed: string; answer: SuggestAnswer } | null>(null)
  useEffect(() => {
    let stopped = false
    const ask = () =>
      void askSuggest(typed, { path, params }).then(
        (answer) => stopped || setKnown({ typed, answer }),
        // The words can still be searched for.
        () => stopped || setKnown({ typed, answer: NO_ANSWER }),
      )
    const timer = setTimeout(ask, typed === '' ? 0 : KEYWORD_DEBOUNCE_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [typed, path, params])
  const current = known?.typed === typed
  // Popular searches are not shown for a text, nor suggestions for an empty one.
  const fits = known !== null && (current || (known.typed !== '' && typed !== ''))
  return { answer: fits ? known.answer : null, current }
}
