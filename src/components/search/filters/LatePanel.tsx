'use client'

import { useDeferredValue } from 'react'
import { FilterPanel } from './FilterPanel'
import { SearchContext, useSearchContext } from '../SearchContext'

/** The same elements each time: they are drawn when their context changes, not whenever the page is. */
const panel = <FilterPanel />
const panelWithoutTitle = <FilterPanel withTitle={false} />

/** The filter panel. Its ticks are drawn at once; its counts and links, which all change, when there is time. */
export const LatePanel = ({ withTitle = true }: { withTitle?: boolean }) => (
  <SearchContext value={useDeferredValue(useSearchContext())}>{withTitle ? panel : panelWithoutTitle}</SearchContext>
)
