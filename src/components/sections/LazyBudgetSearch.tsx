'use client'

import dynamic from 'next/dynamic'

/** The budget search as a section: rendered by the server, its script only on pages that have it. */
export const LazyBudgetSearch = dynamic(() =>
  import('@/src/components/budgetSearch/BudgetSearch').then(({ BudgetSearch }) => BudgetSearch),
)
