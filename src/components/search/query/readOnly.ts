import type { SearchParameters } from 'algoliasearch-helper'

/**
 * For a filter's widget: `connectStock` sets the parameters of every filter. So a part of the panel that comes or goes
 * changes no search.
 */
export const readOnly = { getWidgetSearchParameters: (parameters: SearchParameters) => parameters }
