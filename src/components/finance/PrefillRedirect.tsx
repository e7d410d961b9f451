'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FINANCE_FORM_HASH } from '@/src/domain/finance/carFinanceHref'
import { asksForPrefill } from '@/src/domain/finance/financePrefill'

/**
 * For a finance page at a custom address, which is cached without a query: a link that names a car or a budget is
 * redirected to `/finance`, which reads it (RTE-09, RTE-10).
 */
export const PrefillRedirect = () => {
  const router = useRouter()
  useEffect(() => {
    const { search, hash } = window.location
    if (asksForPrefill(search)) router.replace(`/finance${search}${hash || `#${FINANCE_FORM_HASH}`}`)
  }, [router])
  return null
}
