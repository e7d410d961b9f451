import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'

/** A choice of the bar above a list of models, as a link or a label. */
export const CHIP =
  'inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-control border px-3 text-[0.9375rem] transition-colors'

/** What is beside the chosen one. */
export const NOT_CHOSEN = 'border-line hover:border-fg'

/**
 * The choices of a row: on a phone they scroll sideways, and the edge fades where more are to come; the row ends with as much
 * empty room.
 */
export const CHIPS =
  'no-scrollbar -mx-gutter flex min-w-0 grow gap-1 overflow-x-auto px-gutter py-1 max-sm:pr-16 max-sm:[mask-image:linear-gradient(to_left,transparent,black_4rem)] sm:mx-0 sm:flex-wrap sm:px-1'

interface FilterRowProps {
  /** What is chosen, before the choices where there is room: 'Body'. */
  label: string
  className?: string
  children: ReactNode
}

/** One row of the bar above a list of models. */
export const FilterRow = ({ label, className, children }: FilterRowProps) => (
  <div className={cx('min-w-0 items-baseline gap-x-3 sm:flex', className)}>
    <p aria-hidden className="hidden w-11 shrink-0 text-sm text-muted sm:block">
      {label}
    </p>
    {children}
  </div>
)

/** The bar itself, one for all that a list can be narrowed by; nothing without choices. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className="border-y border-line py-2 empty:hidden">{children}</div>
)
