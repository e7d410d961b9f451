'use client'

import type { ReactNode } from 'react'
import { KeywordForm } from './query/KeywordForm'
import { ResultCount } from './results/ResultCount'
import { useSearchContext } from './SearchContext'
import { LazyNote } from './suggest/lazyParts'

/** What is shown, how many there are, what the page says of it, and the keyword. */
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
