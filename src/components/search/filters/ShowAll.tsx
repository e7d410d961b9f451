'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CollapsedFacet } from './CollapsedFacet'
import { useOpen } from './useOpen'

interface ShowAllProps {
  label: string
  /** How many are hidden; nothing is shown for none. */
  count: number
  children: ReactNode
}

/** The rest of a long list, one click away, without JavaScript too. */
export const ShowAll = ({ label, count, children }: ShowAllProps) => {
  const details = useOpen()
  return count === 0 ? null : (
    <details {...details} className="group/all">
      <summary className="mt-2 flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-brand-text hover:underline">
        <span className="group-open/all:hidden">{label}</span>
        <span className="hidden group-open/all:inline">Show fewer</span>
        <ChevronDown className="size-4 transition-transform group-open/all:rotate-180" />
      </summary>
      <div className="pt-1">
        <CollapsedFacet open={details.open}>{children}</CollapsedFacet>
      </div>
    </details>
  )
}
