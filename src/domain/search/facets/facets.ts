import { facetRows } from './facetRows'

export type { FacetKind, FacetUnit } from './facetRows'

/** Every facet, in the order of the filter panel. */
export const facets = facetRows

export type Facet = (typeof facets)[number]
export type FacetAttribute = Facet['attribute']

/** Facets picked by value; every other one is a range. */
export const valueFacets = facets.filter((row) => row.kind !== 'range')
export const rangeFacets = facets.filter((row) => row.kind === 'range')

const byAttribute = new Map<string, Facet>(facets.map((row) => [row.attribute, row]))
const byParam = new Map<string, Facet>(facets.map((row) => [row.param, row]))

/** The facet of an attribute or of a URL parameter; undefined: there is none. */
export const facetOf = (attribute: string): Facet | undefined => byAttribute.get(attribute)
export const facetOfParam = (param: string): Facet | undefined => byParam.get(param)

const words: Record<string, Record<string, string>> = {
  car_type: { new: 'New', demo: 'Demo', used: 'Used' },
  item_type: { car: 'Cars', truck: 'Trucks', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  certified: { true: 'Certified', false: 'Not certified' },
}

/** How a shopper reads a facet value (SEA-04 label): 'used' is 'Used', 'Toyota|Corolla' is 'Toyota Corolla'. */
export const facetLabel = (attribute: string, value: string): string => {
  const word = words[attribute]?.[value]
  if (word !== undefined) return word
  if (attribute === 'make_model') return value.replace('|', ' ')
  if (attribute === 'seats') return `${value} seats`
  return value
}
