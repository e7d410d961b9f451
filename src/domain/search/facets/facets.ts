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
