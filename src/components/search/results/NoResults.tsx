'use client'

import { Search } from 'lucide-react'
import { LazyWaysOut } from '../suggest/lazyParts'

/** Nothing was found (SRP-34, ERR-06, ERR-07, ERR-09): which filter to blame, and a way back to everything. */
export const NoResults = () => (
  <div className="flex flex-col items-center rounded-lg bg-surface px-4 py-14 text-center sm:px-6 sm:py-20">
    <span className="grid size-16 place-items-center rounded-full bg-canvas text-muted shadow-card">
      <Search className="size-7" />
    </span>
    <h3 className="mt-6 text-subheading">No Results Available</h3>
    <p className="mt-2 max-w-md text-muted">
      No results found for your search at this time. Please try adjusting the filters for more results.
    </p>
    <LazyWaysOut />
  </div>
)
