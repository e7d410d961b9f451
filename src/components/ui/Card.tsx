import type { ElementType, ReactNode } from 'react'
import { cx } from './cx'

interface CardProps {
  as?: ElementType
  /** Lifts on hover: only for cards that are one link. */
  interactive?: boolean
  className?: string
  children: ReactNode
}

/** A framed ground for content, in the theme's card style. */
export const Card = ({ as: Tag = 'div', interactive = false, className, children }: CardProps) => (
  <Tag
    className={cx(
      'relative overflow-hidden rounded-lg bg-canvas shadow-card',
      'card-outlined:border card-outlined:border-line card-outlined:shadow-none card-flush:border card-flush:border-line card-flush:shadow-none',
      interactive &&
        'transition-[box-shadow,border-color] hover:shadow-raised card-outlined:hover:border-line-strong card-flush:hover:border-line-strong',
      className,
    )}
  >
    {children}
  </Tag>
)
