import { cardFields } from '../index/cardFields'

/**
 * Options of instant-meilisearch, the same on server and in browsers: every word must match, hits are what cards show, and
 * nothing is highlighted.
 */
export const adapterOptions = () => ({
  finitePagination: true,
  primaryKey: 'id',
  meiliSearchParams: { matchingStrategy: 'all' as const, attributesToRetrieve: cardFields, attributesToHighlight: [] },
})
