'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { compareHref } from '@/src/domain/compare/compareList'
import { compareStore } from './compareStore'

/** The address leads: its cars become the browser's list. Without any, the browser's list leads to its address. */
export const CompareSync = ({ ids }: { ids: string[] }) => {
  const router = useRouter()
  const named = ids.join(',')
  useEffect(() => {
    const kept = compareStore.get()
    if (named !== '') compareStore.set(named.split(','))
    else if (kept.length > 0 && !window.location.search) router.replace(compareHref(kept))
  }, [named, router])
  return null
}
