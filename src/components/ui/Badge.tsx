import type { ReactNode } from 'react'
import { cx } from './cx'

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'ink' | 'success' | 'warning' | 'danger' | 'outline'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-surface text-fg',
  brand: 'bg-brand text-on-brand',
  accent: 'bg-accent text-on-accent',
  ink: 'bg-ink text-on-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  outline: 'border border-line bg-canvas text-fg',
}

interface BadgeProps {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}

/** A short label of state: condition, tag, count. */
export const Badge = ({ tone = 'neutral', className, children }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-xs px-2 text-xs font-semibold',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
)
