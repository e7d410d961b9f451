import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

interface PhoneFoldProps {
  title: string
  as: 'h2' | 'p'
  /** Of the title over what is open. */
  openTitle: string
  /** Of the title that opens it. */
  foldedTitle?: string
  /** Where a link leads that opens it. */
  id?: string
  children: ReactNode
}

/**
 * What is consulted, not read: on a phone folded under its title, a link to its id opens it; on wider windows and without script
 * always open (globals.css).
 */
export const PhoneFold = ({ title, as: Title, openTitle, foldedTitle, id, children }: PhoneFoldProps) => (
  <>
    <Title className={cx('phone-fold-title', openTitle)}>{title}</Title>
    <details className="phone-fold group/fold">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4">
        <Title className={foldedTitle}>{title}</Title>
        <ChevronDown className="size-5 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div id={id} className="phone-fold-body">
        {children}
      </div>
    </details>
  </>
)
