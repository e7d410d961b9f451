'use client'

import { useSearchContext } from '../SearchContext'
import { countWords } from './stockNoun'

/** '1,204 cars'; read out whenever it changes. */
export const ResultCount = () => {
  const { state, result } = useSearchContext()
  return (
    <p
      role="status"
      aria-live="polite"
      data-testid="result-count"
      className="tabular mt-1.5 text-[1.0625rem] text-muted"
    >
      {countWords({ state, result })}
    </p>
  )
}
