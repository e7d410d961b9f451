'use client'

import type { ComponentProps, KeyboardEvent } from 'react'
import { isPlainClick } from '@/src/components/ui/navigation/isPlainClick'
import { type GoOptions, type NextSearch, useSearchContext } from './SearchContext'

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  next: NextSearch
  options?: GoOptions
  /** A filter that is on or off: announced as a checkbox, looks by `aria-checked`, and the space bar works it. */
  checked?: boolean
  /** Changes the address that is followed without JavaScript. */
  hrefOf?: (href: string) => string
  /** Called after the page has changed to the other search without navigation. */
  onGone?: () => void
}

/** A link to another search. It works without JavaScript; with it the page stays and only the results change. */
export const SearchLink = ({ next, options, checked, hrefOf, onClick, onGone, ...rest }: SearchLinkProps) => {
  const { state, result, hrefTo, go, interactive } = useSearchContext()
  const href = hrefTo(typeof next === 'function' ? next(state) : next)
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
      href={hrefOf ? hrefOf(href) : href}
      rel="nofollow"
      onClick={(event) => {
        onClick?.(event)
        // Without the search engine the list needs a full navigation.
        if (!interactive || result.degraded || !isPlainClick(event)) return
        event.preventDefault()
        go(next, options)
        onGone?.()
      }}
    />
  )
}
