import type { Connector, WidgetDescription } from 'instantsearch.js'
import { facets } from '@/src/domain/search/facets/facets'
import { formatRange } from '@/src/domain/search/url/rangeParam'
import { stockParameters, type StockParametersOptions } from '@/src/domain/search/query/stockParameters'
import { fromUiState, type StockUiState } from '@/src/domain/search/url/uiState'

interface StockWidgetDescription extends WidgetDescription {
  $$type: 'forecourt.stock'
  renderState: Record<never, never>
  indexUiState: Pick<StockUiState, 'near'>
}

/**
 * A whole search as InstantSearch's parameters and UiState: what its path fixes, the place of a postcode, filters with and
 * without a control, and what is counted. So it does not matter which controls are on the page; their own widgets read and
 * show it.
 */
export const connectStock: Connector<StockWidgetDescription, StockParametersOptions & Record<string, unknown>> =
  (render, unmount = () => undefined) =>
  (options) => ({
    $$type: 'forecourt.stock',
    init: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams: options }, true),
    render: ({ instantSearchInstance }) => render({ instantSearchInstance, widgetParams: options }, false),
    dispose: ({ state }) => {
      unmount()
      return state
    },
    // Without it React InstantSearch leaves these parameters out of the first render, on the server too.
    getWidgetRenderState: () => ({ widgetParams: options }),
    getWidgetSearchParameters: (parameters, { uiState }) =>
      parameters.setQueryParameters(stockParameters(fromUiState(uiState, options), options)),
    getWidgetUiState: (uiState, { searchParameters }) => {
      const { query, page = 0, hitsPerPage, index, aroundLatLng, aroundRadius } = searchParameters
      const refinementList: Record<string, string[]> = {}
      const range: Record<string, string> = {}
      for (const { attribute, kind, operator } of facets) {
        if (kind === 'range') {
          const { '>=': [min] = [], '<=': [max] = [] } = searchParameters.getNumericRefinements(attribute)
          const ends = { min: numberOf(min), max: numberOf(max) }
          if (ends.min !== null || ends.max !== null) range[attribute] = formatRange(ends)
        } else {
          const { facetsRefinements, disjunctiveFacetsRefinements } = searchParameters
          const values = (operator === 'and' ? facetsRefinements : disjunctiveFacetsRefinements)[attribute] ?? []
          if (values.length > 0) refinementList[attribute] = values
        }
      }
      return {
        ...uiState,
        query: query || undefined,
        page: page > 0 ? page + 1 : undefined,
        hitsPerPage: hitsPerPage === options.pageSize ? undefined : hitsPerPage,
        sortBy: index === options.index ? undefined : index,
        near: aroundLatLng ? `${aroundLatLng}:${kmOf(aroundRadius)}` : undefined,
        refinementList,
        range,
      }
    },
  })

const kmOf = (metres: number | 'all' | undefined): string => (typeof metres === 'number' ? String(metres / 1000) : '')
const numberOf = (end: unknown): number | null => (typeof end === 'number' ? end : null)
