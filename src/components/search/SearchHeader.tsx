'use client'

import type { ReactNode } from 'react'
import { KeywordForm } from './query/KeywordForm'
import { useSearchContext } from './SearchContext'
import { LazyNote } from './suggest/lazyParts'
import { countWords } from './results/stockNoun'

/** '1,204 cars'; read out whenever it changes. */
const ResultCount = () => {
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

/** Heading, number of results, intro and keyword. */
export const SearchHeader = ({ intro }: { intro: ReactNode }) => {
  const { setup } = useSearchContext()
  return (
    <>
      <div className="mb-5 flex flex-col gap-x-10 gap-y-4 lg:mb-7 lg:flex-row lg:items-end lg:justify-between lg:border-b lg:border-line lg:pb-6">
        <div className="min-w-0">
          <h1 className="text-heading">{setup.heading}</h1>
          <ResultCount />
          {intro}
        </div>
        <KeywordForm />
      </div>
      <LazyNote />
    </>
  )
}
