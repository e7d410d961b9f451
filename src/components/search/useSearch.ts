'use client'

import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '@/src/components/ui/useHydrated'
import type { SearchState } from '@/src/domain/search/SearchState'
import { parseSearchParams, searchHref, toSearchParams } from '@/src/domain/search/urlState'
import { cardsInSight, type Sight } from './cardsInSight'
import { livePlace, rememberPlace } from './livePlace'
import type { LiveSearchProps } from './LiveSearch'
import { isPlainClick } from '@/src/components/ui/isPlainClick'
import type { GoOptions, NextSearch, SearchContextValue } from './SearchContext'
import type { SearchSetup, SearchView } from './searchSetup'
import { useLiveSearch } from './useLiveSearch'
import { useSearchHistory } from './useSearchHistory'

export const RESULTS_ID = 'results'

/** An answer that comes sooner is drawn with the choice it belongs to: drawing the choice first would only delay it. */
const PATIENCE_MS = 250

/** A pointer that stays this long on a link means it; one that passes over does not. */
const REST_MS = 60

const sameSearch = (one: SearchState, other: SearchState): boolean =>
  toSearchParams(one, 'flat').toString() === toSearchParams(other, 'flat').toString()

const stateIn = ({ search }: { search: string }): SearchState => parseSearchParams(new URLSearchParams(search))

/** The page itself, which answers with and without a slash at the end. */
const pageOf = ({ origin, pathname }: HTMLAnchorElement | Location): string => origin + pathname.replace(/\/$/, '')

/** The link under the pointer, if it leads to another search of this page. */
const linkAt = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null
  return link && pageOf(link) === pageOf(window.location) ? link : null
}

type Shown = SearchView & Pick<SearchContextValue, 'status' | 'sight'> & Pick<UseSearch, 'sudden'>

/**
 * Writes an address without the router, whose mark the entry keeps: told of it, the router draws the whole page again, and
 * it need not know: a link away and the way back go by the entry.
 */
const writeAddress = (href: string, replace: boolean): void => {
  if (replace) window.history.replaceState(window.history.state, '', href)
  else window.history.pushState(window.history.state, '', href)
}

const tellRouter = (): void => window.history.replaceState(null, '', window.location.href)

interface UseSearch {
  value: SearchContextValue
  /** The answer came with the choice it belongs to: nothing has shown the choice before. */
  sudden: boolean
  /** The client to render beside the page once there is something to search for. */
  live: { Client: ComponentType<LiveSearchProps>; onReady: LiveSearchProps['onReady'] } | null
}

/**
 * State of a search page (SRP-01..05). The server's answer is shown until the first change; from then on the live
 * client answers, the address always says what is shown, and a reload or 'back' restores it.
 */
export const useSearch = (setup: SearchSetup, initial: SearchView): UseSearch => {
  const [view, setView] = useState<Shown>({ ...initial, status: 'idle', sudden: false, sight: null })
  const interactive = useHydrated()
  const { Client, onReady, ask } = useLiveSearch(setup.direct)
  const { urlStyle, preset } = setup

  useSearchHistory(preset.path, view.state, view.status === 'idle')

  /** The search shown, or on its way. */
  const latest = useRef(initial.state)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sight = useRef<Sight | null>(null)
  // The postcode's place first: the engine knows places, not postcodes.
  const answerTo = useCallback(
    async (state: SearchState) => ask({ state, near: state.near ? await livePlace(state.near.postcode) : null }),
    [ask],
  )
  /** Shows what came of a search, unless the shopper has gone on: then the answer to that is on its way. */
  const settle = useCallback((state: SearchState, came: Partial<SearchView> & { status: 'idle' | 'error' }) => {
    if (state !== latest.current) return
    clearTimeout(waiting.current)
    setView((before) => ({ ...before, state, sudden: before.state !== state, sight: sight.current, ...came }))
  }, [])
  const show = useCallback(
    (state: SearchState, patience: number) => {
      latest.current = state
      // Now, before anything changes: measuring costs nothing while the page is laid out.
      sight.current = cardsInSight(document.getElementById(RESULTS_ID))
      clearTimeout(waiting.current)
      waiting.current = setTimeout(
        () => setView((before) => ({ ...before, state, sudden: false, status: 'loading' })),
        patience,
      )
      answerTo(state).then(
        (result) => settle(state, { result, status: 'idle' }),
        () => settle(state, { status: 'error' }),
      )
    },
    [settle, answerTo],
  )
  useEffect(() => () => clearTimeout(waiting.current), [])

  const go = useCallback(
    (next: NextSearch, { replace = false, toResults = false, atOnce = false }: GoOptions = {}) => {
      const state = typeof next === 'function' ? next(latest.current) : next
      const href = searchHref(window.location.pathname, state, urlStyle)
      writeAddress(href, replace)
      if (toResults) document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })
      show(state, atOnce ? 0 : PATIENCE_MS)
    },
    [show, urlStyle],
  )

  const { degraded } = view.result
  useEffect(() => {
    // Without the search server the list comes with a page of its own.
    if (degraded) return
    // Any other link to this page's own address, be it in the menu or a page's number: the router sees nothing to change.
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event)
      if (!link || link.rel === 'nofollow' || link.target || link.hash || !isPlainClick(event)) return
      event.preventDefault()
      const toResults = link.closest(`#${RESULTS_ID}`) !== null
      go(stateIn(link), { toResults })
      if (!toResults) window.scrollTo({ top: 0 })
    }
    // A pointer rests on a link before it presses: by then the answer is there.
    let resting: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(resting)
    const onOver = (event: PointerEvent) => {
      leave()
      const link = linkAt(event)
      if (link && !link.hash) resting = setTimeout(() => void answerTo(stateIn(link)).catch(() => undefined), REST_MS)
    }
    window.addEventListener('click', onClick, { capture: true })
    if (Client) window.addEventListener('pointerover', onOver, { passive: true })
    window.addEventListener('pointercancel', leave)
    return () => {
      leave()
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('pointerover', onOver)
      window.removeEventListener('pointercancel', leave)
    }
  }, [go, answerTo, degraded, Client])

  // A form's answer puts the router's address back into the bar: it must be this one. The search's own forms write theirs,
  // and the router, told of the one before, would put that back over it.
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute('action') !== preset.path) tellRouter()
    }
    window.addEventListener('submit', onSubmit, { capture: true })
    return () => window.removeEventListener('submit', onSubmit, { capture: true })
  }, [preset.path])

  const first = useRef(initial.state)
  const firstNear = initial.result.near
  useEffect(() => {
    if (firstNear) rememberPlace(firstNear)
  }, [firstNear])
  useEffect(() => {
    const path = window.location.pathname
    const ownEntry: unknown = window.history.state
    // Back from another page: the address may hold a later search than the one this page was rendered for.
    const asked = stateIn(window.location)
    if (!sameSearch(asked, first.current)) show(asked, 0)
    // The router must not restore the entry: with and without a query string the address is served by two routes, and
    // the entry may name the other one. It gets this page's own route, so that 'back' from a car finds this page.
    const onPopState = (event: PopStateEvent) => {
      if (window.location.pathname !== path) return
      event.stopImmediatePropagation()
      window.history.replaceState(ownEntry, '', window.location.href)
      tellRouter()
      show(stateIn(window.location), PATIENCE_MS)
    }
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => window.removeEventListener('popstate', onPopState, { capture: true })
  }, [show])

  const value = useMemo(
    () => ({
      ...view,
      setup,
      interactive,
      go,
      hrefTo: (state: SearchState) => searchHref(preset.path, state, urlStyle),
    }),
    [view, setup, interactive, go, preset.path, urlStyle],
  )
  return { value, sudden: view.sudden, live: Client && { Client, onReady } }
}
