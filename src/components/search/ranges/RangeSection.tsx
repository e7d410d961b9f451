'use client'

import { useRange } from 'react-instantsearch'
import type { FacetSectionProps } from '../filters/FacetSection'
import { FilterSection } from '../filters/FilterSection'
import { RangeFacet } from './RangeFacet'
import { readOnly } from '../query/readOnly'

const finite = (end: number | undefined): number | null => (end !== undefined && Number.isFinite(end) ? end : null)

/** A filter by a range; nothing without a choice. */
export const RangeSection = ({ facet, openAtFirst }: FacetSectionProps) => {
  const { attribute, label, unit } = facet
  const { range: bounds, start } = useRange({ attribute, precision: unit === 'litres' ? 1 : 0 }, readOnly)
  const range = { min: finite(start[0]), max: finite(start[1]) }
  const refined = range.min !== null || range.max !== null
  const { min = 0, max = 0 } = bounds
  if (max <= min && !refined) return null
  return (
    <FilterSection name={attribute} label={label} chosen={refined ? 1 : 0} openAtFirst={openAtFirst}>
      <RangeFacet facet={facet} stats={max > min ? { min, max } : undefined} range={refined ? range : undefined} />
    </FilterSection>
  )
}
