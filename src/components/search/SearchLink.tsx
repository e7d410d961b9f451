'use client'

import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import type { SearchState } from '@/src/domain/search/SearchState'
import { type GoOptions, useSearchContext } from './SearchContext'

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  next: SearchState
  options?: GoOptions
  /** A filter that is on or off: announced as a checkbox, and the space bar works it. */
  checked?: boolean
  /** Changes the address that is followed without JavaScript. */
  hrefOf?: (href: string) => string
  /** After the page has gone to the other search by itself. */
  onGone?: () => void
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to another search. It works without JavaScript; with it the page stays and only the results change. */
export const SearchLink = ({ next, options, checked, hrefOf, onClick, onGone, ...rest }: SearchLinkProps) => {
  const { hrefTo, go, interactive } = useSearchContext()
  const checkbox = checked !== undefined && {
    role: 'checkbox',
    'aria-checked': checked,
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
      href={hrefOf ? hrefOf(hrefTo(next)) : hrefTo(next)}
      rel="nofollow"
      onClick={(event) => {
        onClick?.(event)
        if (!interactive || !isPlainClick(event)) return
        event.preventDefault()
        go(next, options)
        onGone?.()
      }}
    />
  )
}
