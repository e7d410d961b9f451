import type { IndexUiState, Router, StateMapping } from 'instantsearch.js'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { fromUiState, type StockUiState, toUiState } from '@/src/domain/search/url/uiState'
import { parseSearchParams, sameSearch, searchHref } from '@/src/domain/search/url/searchAddress'
import type { SearchSetup } from './searchSetup'

/** InstantSearch's UiState of a search page. */
export interface StockUiStates {
  [indexId: string]: IndexUiState & Pick<StockUiState, 'near'>
}

export interface StockRouting {
  router: Router<SearchState>
  stateMapping: StateMapping<StockUiStates, SearchState>
  /** Called when the page has mounted: from then on addresses are written. */
  mount: () => void
  /**
   * Called when the page is left, in a layout effect: other effects end only after a view transition, when the address may
   * be another search's. While InstantSearch removes its widgets, no address may be written.
   */
  leave: () => void
}

/** The search in an address. */
export const stateIn = ({ search }: Pick<Location, 'search'>): SearchState =>
  parseSearchParams(new URLSearchParams(search))

/**
 * InstantSearch's routing with our readable addresses (SRP-01, SRP-02). A change by the shopper has already written its
 * address (`useStockSearch`); what InstantSearch changes by itself, such as after a failed search, replaces the current
 * history entry. It starts with `initial`, because while a page is opened by a link the address is still that of the
 * previous page.
 */
export const stockRouting = (setup: SearchSetup, initial: SearchState): StockRouting => {
  const { index, urlStyle, preset } = setup
  let mounted = false
  return {
    mount: () => {
      mounted = true
    },
    leave: () => {
      mounted = false
    },
    router: {
      $$type: 'forecourt.address',
      read: () => initial,
      write: (state) => {
        if (!mounted || sameSearch(stateIn(window.location), state)) return
        window.history.replaceState(null, '', searchHref(window.location.pathname, state, urlStyle))
      },
      createURL: (state) => searchHref(preset.path, state, urlStyle),
      // The address is watched by `AddressWatcher`.
      onUpdate: () => undefined,
      dispose: () => undefined,
    },
    stateMapping: {
      stateToRoute: (uiState) => fromUiState(uiState[index] ?? {}, setup),
      routeToState: (state) => ({ [index]: toUiState(state, setup) }),
    },
  }
}
