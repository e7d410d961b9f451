import { facetLabel } from '@/src/domain/search/facets/facetLabel'
import { facetOf } from '@/src/domain/search/facets/facets'
import type { Dropped } from '@/src/domain/search/results/rescue'
import { rangeWords } from '../ranges/rangeWords'

/** A filter as it is named when a search could do without it: 'Blue', 'Up to $20,000', 'Used Cars'. */
export const rescueLabel = (dropped: Dropped): string => {
  switch (dropped.kind) {
    case 'query':
      return dropped.query
    case 'near':
      return `Near ${dropped.postcode}`
    case 'path':
      return dropped.title
    case 'range':
      return rangeWords(facetOf(dropped.attribute)?.unit ?? null, dropped.range)
    case 'values':
      return dropped.values.map((value) => facetLabel(dropped.attribute, value)).join(' or ')
  }
}
