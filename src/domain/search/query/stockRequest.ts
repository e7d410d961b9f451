import { makeOfModel } from '../facets/modelTree'
import { nearSort, type NearPlace } from './near'
import { withSteps } from '../facets/stepCounts'

type FacetFilters = string | FacetFilters[]

interface RequestParams {
  facets?: string | string[]
  /** The facet of a facet-value search. */
  facetName?: string
  facetFilters?: FacetFilters
  /** As `stockParameters` writes it: a postcode. */
  aroundLatLng?: string
  aroundRadius?: number | 'all'
}

/** One request of InstantSearch to its search client. */
export interface StockRequest {
  indexName: string
  params?: RequestParams
}

/**
 * Values of a group of filters on one facet: ['make:Kia', 'make:Ford'] for 'make'; null when it is another facet's
 * group.
 */
const valuesOf = (group: FacetFilters, attribute: string): string[] | null => {
  const start = `${attribute}:`
  const texts = typeof group === 'string' ? [group] : group.flatMap((text) => (typeof text === 'string' ? text : []))
  return texts.every((text) => text.startsWith(start)) ? texts.map((text) => text.slice(start.length)) : null
}

/**
 * Makes and models are one tree (`wholeMakes`): a chosen make means all its cars until models of it are chosen.
 * InstantSearch treats them as two facets that narrow each other; here they become one group. Makes are counted as if
 * none was chosen, models among the chosen makes.
 */
const treeFilters = (filters: FacetFilters[], counted: string | undefined): FacetFilters[] => {
  const makes = filters.flatMap((group) => valuesOf(group, 'make') ?? [])
  const models = filters.flatMap((group) => valuesOf(group, 'make_model') ?? [])
  if (models.length === 0) return filters
  const others = filters.filter((group) => valuesOf(group, 'make') === null && valuesOf(group, 'make_model') === null)
  if (counted === 'make') return others
  const whole = makes.filter((make) => models.every((model) => makeOfModel(model) !== make))
  return [...others, [...whole.map((make) => `make:${make}`), ...models.map((model) => `make_model:${model}`)]]
}

/** The postcode in a request; null when there is none. */
export const postcodeOf = ({ params }: StockRequest): string | null => params?.aroundLatLng || null

const inOrder = (indexName: string, place: NearPlace | null): string => {
  const [index = indexName, order] = indexName.split(':')
  if (order !== 'distance') return indexName
  return place ? `${index}:${nearSort(place)}` : index
}

/**
 * Translates a request of InstantSearch for our index: a postcode becomes `place` (null for an unknown postcode, which
 * does not narrow the search), a range's histogram is counted with the range, makes and models are one tree.
 */
export const stockRequest = <T extends StockRequest>(request: T, place: NearPlace | null): T => {
  const { params = {} } = request
  const { aroundLatLng: _postcode, aroundRadius, facets, facetFilters, ...others } = params
  const counted = params.facetName ?? (typeof facets === 'string' ? facets : undefined)
  return {
    ...request,
    indexName: inOrder(request.indexName, place),
    params: {
      ...others,
      ...(facets !== undefined && { facets: typeof facets === 'string' ? withSteps([facets]) : facets }),
      ...(facetFilters !== undefined && {
        facetFilters: treeFilters(typeof facetFilters === 'string' ? [facetFilters] : facetFilters, counted),
      }),
      ...(place && aroundRadius && { aroundLatLng: `${place.lat}, ${place.lng}`, aroundRadius }),
    },
  }
}
