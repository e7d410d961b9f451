import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** The window stays where it is: for another order or part of the same list. */
  stay?: boolean
}

/**
 * A link within the site: a plain element, which `FollowLinks` follows without leaving the page. A page has up to 300 of
 * them, and each `next/link` is a component of the browser's (docs/decisions/0019-making-a-page.md).
 */
export const Link = ({ stay = false, ...rest }: LinkProps) => <a data-soft={stay ? 'stay' : ''} {...rest} />
