import type { ElementType, ReactNode } from 'react'
import { cx } from './cx'

interface ContainerProps {
  as?: ElementType
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** The page's column: at most 84rem (44rem when narrow), with the gutter on both sides. */
export const Container = ({ as: Tag = 'div', narrow = false, className, children }: ContainerProps) => (
  <Tag className={cx('mx-auto w-full px-gutter', narrow ? 'max-w-prose' : 'max-w-site', className)}>{children}</Tag>
)
