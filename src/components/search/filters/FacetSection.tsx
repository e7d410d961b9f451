'use client'

import type { Facet } from '@/src/domain/search/facets/facets'
import { RangeSection } from '../ranges/RangeSection'
import { ValueSection } from './ValueSection'

export interface FacetSectionProps {
  facet: Facet
  openAtFirst: boolean
}

/** One filter under its name; nothing where it offers no choice. */
export const FacetSection = (props: FacetSectionProps) =>
  props.facet.kind === 'range' ? <RangeSection {...props} /> : <ValueSection {...props} />
