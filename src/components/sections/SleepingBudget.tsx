'use client'

import { sleeping } from '@/src/components/ui/sleeping'

/** The budget search as a section. */
export const SleepingBudget = sleeping(() =>
  import('@/src/components/content/BudgetSearch').then(({ BudgetSearch }) => BudgetSearch),
)
