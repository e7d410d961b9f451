import { cx } from '../cx'

/** The look of every text control: 48 px high, a 3:1 border, red when aria-invalid. */
export const inputClasses = (className?: string): string =>
  cx(
    'block h-12 w-full min-w-0 rounded-control border border-line-strong bg-canvas px-3.5 text-base text-fg transition-colors',
    'placeholder:text-muted hover:border-fg disabled:bg-surface disabled:text-muted',
    'focus-visible:border-brand-text focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand-text',
    'aria-invalid:border-danger aria-invalid:outline-danger',
    className,
  )
