import type { Connector, WidgetDescription } from 'instantsearch.js'
import { facets } from '@/src/domain/search/facets'
import { formatRange } from '@/src/domain/search/urlState'
import { stockParameters, type StockParametersOptions } from '@/src/domain/search/stockParameters'
import { fromUiState, type StockUiState } from '@/src/domain/search/uiState'

interface StockWidgetDescription extends WidgetDescription {
  $$type: 'forecourt.stock'
  renderState: Record<never, never>
  indexUiState: Pick<StockUiState, 'near'>
}

/**
 * The part of a search that no control of the page owns: what its path fixes, the place of a postcode, filters that have
 * no control or whose part of the panel is closed, and what is counted. The controls' own widgets come to the same
 * parameters (`stockParameters`), so that it does not matter which of them are on the page.
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
    getWidgetSearchParameters: (parameters, { uiState }) =>
      parameters.setQueryParameters(stockParameters(fromUiState(uiState, options), options)),
    getWidgetUiState: (uiState, { searchParameters }) => {
      const { aroundLatLng, aroundRadius } = searchParameters
      const next = { ...uiState, near: aroundLatLng ? `${aroundLatLng}:${kmOf(aroundRadius)}` : undefined }
      const refinementList: Record<string, string[]> = {}
      const range: Record<string, string> = {}
      for (const { attribute, kind, operator } of facets) {
        if (kind === 'range') {
          const { '>=': [min = null] = [], '<=': [max = null] = [] } = searchParameters.getNumericRefinements(attribute)
          if (typeof min === 'number' || typeof max === 'number')
            range[attribute] = formatRange({ min: numberOf(min), max: numberOf(max) })
          continue
        }
        const refined =
          operator === 'and' ? searchParameters.facetsRefinements : searchParameters.disjunctiveFacetsRefinements
        const values = refined[attribute] ?? []
        if (values.length > 0) refinementList[attribute] = values
      }
      return { ...next, refinementList, range }
    },
  })

const kmOf = (metres: number | 'all' | undefined): string => (typeof metres === 'number' ? String(metres / 1000) : '')
const numberOf = (end: unknown): number | null => (typeof end === 'number' ? end : null)
