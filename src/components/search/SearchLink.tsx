'use client'

import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import type { SearchState } from '@/src/domain/search/SearchState'
import { isPlainClick } from '@/src/components/ui/isPlainClick'
import { type GoOptions, type NextSearch, useSearchContext } from './SearchContext'

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  next: NextSearch
  options?: GoOptions
  /** A filter that is on or off: announced as a checkbox, looks by `aria-checked`, and the space bar works it. */
  checked?: boolean
  /** Changes the address that is followed without JavaScript. */
  hrefOf?: (href: string) => string
  /** After the page has gone to the other search by itself. */
  onGone?: () => void
}

/** Turned at once by a click, until the page shows another search: its answer may take a moment. */
const useTurned = (checked: boolean | undefined, state: SearchState) => {
  const [turnedFrom, setTurnedFrom] = useState<SearchState | null>(null)
  const turned = turnedFrom === state
  return { on: turned ? !checked : checked, turn: () => setTurnedFrom(turned ? null : state) }
}

/** A link to another search. It works without JavaScript; with it the page stays and only the results change. */
export const SearchLink = ({ next, options, checked, hrefOf, onClick, onGone, ...rest }: SearchLinkProps) => {
  const { state, hrefTo, go, interactive } = useSearchContext()
  const { on, turn } = useTurned(checked, state)
  const href = hrefTo(typeof next === 'function' ? next(state) : next)
  const checkbox = checked !== undefined && {
    role: 'checkbox',
    'aria-checked': on,
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
  return (
    <a
      {...rest}
      {...checkbox}
      href={hrefOf ? hrefOf(href) : href}
      rel="nofollow"
      onClick={(event) => {
        onClick?.(event)
        if (!interactive || !isPlainClick(event)) return
        event.preventDefault()
        if (checked !== undefined) turn()
        go(next, options)
        onGone?.()
      }}
    />
  )
}
