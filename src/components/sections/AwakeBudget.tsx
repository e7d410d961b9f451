'use client'

import { type ComponentProps, useEffect } from 'react'
import { BudgetSearch } from '@/src/components/content/BudgetSearch'

/** The budget search, and word that it is alive. */
export const AwakeBudget = ({ onReady, ...props }: ComponentProps<typeof BudgetSearch> & { onReady: () => void }) => {
  useEffect(onReady, [onReady])
  return <BudgetSearch {...props} />
}
