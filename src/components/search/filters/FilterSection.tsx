'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CollapsedFacet, useOpen } from './CollapsedFacet'

interface FilterSectionProps {
  name: string
  label: string
  /** How many of its values are chosen. */
  chosen: number
  openAtFirst: boolean
  children: ReactNode
}

/** A filter's frame: its name, how many are chosen, and what it holds. */
export const FilterSection = ({ name, label, chosen, openAtFirst, children }: FilterSectionProps) => {
  const { ref, open, onToggle } = useOpen(chosen > 0, openAtFirst)
  return (
    <details ref={ref} open={open} onToggle={onToggle} className="group/facet" data-facet={name}>
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 hover:text-brand-text">
        <h3 className="flex items-center gap-2 text-[0.9375rem]">
          {label}
          {chosen > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-2xs font-bold text-on-brand">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </h3>
        <ChevronDown className="size-4 text-muted transition-transform group-open/facet:rotate-180" />
      </summary>
      <div role="group" aria-label={label} className="pb-5">
        <CollapsedFacet open={open}>{children}</CollapsedFacet>
      </div>
    </details>
  )
}
