'use client'

import { createContext, type ReactNode, use } from 'react'
import { phoneHref } from '@/src/domain/site/paths'

/** What a number is shown as to this visitor: itself, unless the site's calls are tracked by source (`TrackedNumbers`). */
export const ShownNumber = createContext<(phone: string) => string>((phone) => phone)

interface PhoneLinkProps {
  phone: string
  className?: string
  /** An icon before the number. */
  children?: ReactNode
  /** The link shows its icon alone, and says the number to a screen reader. */
  iconOnly?: boolean
}

/** A number that is called when it is pressed. */
export const PhoneLink = ({ phone, className, children, iconOnly = false }: PhoneLinkProps) => {
  const shown = use(ShownNumber)(phone)
  return (
    <a href={phoneHref(shown)} className={className} aria-label={iconOnly ? `Call ${shown}` : undefined}>
      {children}
      {iconOnly ? null : shown}
    </a>
  )
}
