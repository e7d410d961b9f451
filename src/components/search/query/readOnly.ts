import type { SearchParameters } from 'algoliasearch-helper'

/**
 * For a filter's widget: `connectStock` sets the parameters of every filter, so mounting or unmounting a part of the
 * panel changes no search.
 */
export const readOnly = { getWidgetSearchParameters: (parameters: SearchParameters) => parameters }
