import type { IndexUiState } from 'instantsearch.js'
import type { StockUiState } from '@/src/domain/search/url/uiState'

/** InstantSearch's UiState of a search page. */
export interface StockUiStates {
  [indexId: string]: IndexUiState & Pick<StockUiState, 'near'>
}
