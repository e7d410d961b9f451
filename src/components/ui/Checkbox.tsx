import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** At the right edge, such as a count. */
  aside?: ReactNode
}

/** A checkbox with its label: the whole row is the target. */
export const Checkbox = ({ label, aside, className, ...rest }: CheckboxProps) => (
  <label
    className={cx(
      'flex min-h-9 cursor-pointer items-center gap-3 py-1 text-[0.9375rem] has-disabled:cursor-not-allowed has-disabled:opacity-50',
      className,
    )}
  >
    <input
      type="checkbox"
      className="peer size-5 shrink-0 cursor-pointer appearance-none rounded-xs border border-line-strong bg-canvas bg-center bg-no-repeat transition-colors checked:border-brand checked:bg-brand hover:border-fg"
      {...rest}
    />
    <svg
      viewBox="0 0 12 12"
      aria-hidden
      className="pointer-events-none -ml-8 hidden size-5 shrink-0 p-1 text-on-brand peer-checked:block"
    >
      <path
        d="M2 6.4 4.7 9 10 3.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className="min-w-0 grow">{label}</span>
    {aside !== undefined && <span className="tabular text-sm text-muted">{aside}</span>}
  </label>
)
