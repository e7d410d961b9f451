import type { ReactNode, Ref } from 'react'
import { cx } from '@/src/components/ui/cx'

interface RadioCardProps {
  ref?: Ref<HTMLInputElement>
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}

/** A radio button that looks like a small card. */
export const RadioCard = ({ ref, name, value, checked, onChoose, className, children }: RadioCardProps) => (
  <label
    className={cx(
      'relative grid cursor-pointer place-items-center rounded-control border border-line-strong bg-canvas px-2 text-center text-sm font-semibold transition-colors',
      'hover:border-fg hover:bg-surface has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
      className,
    )}
  >
    <input ref={ref} type="radio" name={name} value={value} checked={checked} onChange={onChoose} className="sr-only" />
    {children}
  </label>
)
