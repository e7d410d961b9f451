'use client'

import { type ComponentType, useDeferredValue, useMemo } from 'react'
import { useRefinementList } from 'react-instantsearch'
import type { Facet, FacetKind } from '@/src/domain/search/facets/facets'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { MAX_VALUES_PER_FACET } from '@/src/domain/search/facets/stepCounts'
import { BodyTiles } from '../tiles/BodyTiles'
import { ColourSwatches } from '../tiles/ColourSwatches'
import { FacetList } from './FacetList'
import type { FacetSectionProps } from './FacetSection'
import { facetItems } from './facetItems'
import { FilterSection } from './FilterSection'
import { MakeTiles } from '../tiles/MakeTiles'
import { readOnly } from '../query/readOnly'
import { useSearchContext } from '../SearchContext'

export interface ValuesProps {
  facet: Facet
  items: FacetItem[]
  /** Those of them that are chosen. */
  chosen: readonly string[]
}

const BY_KIND: Record<Exclude<FacetKind, 'range'>, ComponentType<ValuesProps>> = {
  tile: MakeTiles,
  list: FacetList,
  hierarchy: FacetList,
  swatch: ColourSwatches,
  toggle: FacetList,
}

/** A filter by values; nothing without a choice. */
export const ValueSection = ({ facet, openAtFirst }: FacetSectionProps) => {
  const { attribute, kind, label, operator } = facet
  const { items: counted } = useRefinementList(
    { attribute, operator, limit: MAX_VALUES_PER_FACET, sortBy: ['count:desc', 'name:asc'] },
    readOnly,
  )
  const { setup, state } = useSearchContext()
  const { preset, certifiedOnly } = setup
  const { refinements } = state
  const late = useDeferredValue(counted)
  const items = useMemo(
    () => facetItems(facet, late, { preset, certifiedOnly, refinements }),
    [facet, late, preset, certifiedOnly, refinements],
  )
  const chosen = counted.flatMap(({ isRefined, label: value }) => (isRefined ? [value] : []))
  const choices = kind === 'toggle' ? items.filter(({ count }) => count > 0).length : items.length - 1
  if (kind === 'range' || (choices < 1 && chosen.length === 0)) return null
  const Values = attribute === 'simple_body' ? BodyTiles : BY_KIND[kind]
  return (
    <FilterSection name={attribute} label={label} chosen={chosen.length} openAtFirst={openAtFirst}>
      <Values facet={facet} items={items} chosen={chosen} />
    </FilterSection>
  )
}
