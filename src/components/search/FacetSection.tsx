'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Facet, FacetKind } from '@/src/domain/search/facets'
import { BodyTiles } from './BodyTiles'
import { ColourSwatches } from './ColourSwatches'
import { FacetList } from './FacetList'
import { Folded } from './Folded'
import { MakeTiles } from './MakeTiles'
import { RangeFacet } from './RangeFacet'
import { useOpen } from './useOpen'
import { useSearchContext } from './SearchContext'

export interface FacetProps {
  facet: Facet
}

const BY_KIND: Record<FacetKind, ComponentType<FacetProps>> = {
  tile: MakeTiles,
  list: FacetList,
  hierarchy: FacetList,
  swatch: ColourSwatches,
  toggle: FacetList,
  range: RangeFacet,
}

/** One filter under its name; it opens and closes without JavaScript. */
export const FacetSection = ({ facet, openAtFirst }: FacetProps & { openAtFirst: boolean }) => {
  const { state } = useSearchContext()
  const { attribute, kind, label } = facet
  const chosen = state.refinements[attribute]?.length ?? (state.ranges[attribute] ? 1 : 0)
  const Facet = attribute === 'simple_body' ? BodyTiles : BY_KIND[kind]
  return (
    <FilterSection name={attribute} label={label} chosen={chosen} openAtFirst={openAtFirst}>
      <Facet facet={facet} />
    </FilterSection>
  )
}

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
        <Folded open={open}>{children}</Folded>
      </div>
    </details>
  )
}
