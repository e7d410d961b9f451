import Link from 'next/link'
import type { ReactNode } from 'react'

interface CoverLinkProps {
  href: string
  children: ReactNode
}

/** A heading's link that covers all of its `group`; wherever the pointer is on that, its words are underlined. */
export const CoverLink = ({ href, children }: CoverLinkProps) => (
  <Link prefetch={false} href={href} className="cover-link decoration-1 underline-offset-4 group-hover:underline">
    {children}
  </Link>
)
