'use client'

import { Bell } from 'lucide-react'
import { toSearchParams } from '@/src/domain/search/url/searchAddress'
import { useSearchContext } from '../SearchContext'
import { appliedFilters } from '../filters/appliedFilters'
import { stockNoun } from '../results/stockNoun'
import { AlertForm } from './AlertForm'

/** Offers e-mails about cars that match the search (ALRT-01, ALRT-07). */
export const SearchAlert = () => {
  const { setup, state: search, result } = useSearchContext()
  const { one } = stockNoun({ state: search, result })
  const subject = setup.preset.kind === 'all' ? [] : [setup.preset.title]
  const words = [...subject, ...appliedFilters(search, result.near).map(({ label }) => label)].join(', ')
  return (
    <section
      aria-label="Alert for this search"
      className="mt-9 w-full max-w-xl rounded-lg border border-line bg-canvas p-5 text-left sm:p-6"
    >
      <h3 className="flex items-center gap-2.5 text-[1.0625rem] font-semibold">
        <Bell aria-hidden className="size-5 text-brand-text" />
        Tell me when one comes in
      </h3>
      <p className="mb-4 mt-1.5 text-sm text-muted">{words}</p>
      <AlertForm
        path={setup.preset.path}
        search={toSearchParams({ ...search, page: 1 }, 'flat').toString()}
        words={words}
        one={one}
        notice={setup.collectionNotice}
      />
    </section>
  )
}
