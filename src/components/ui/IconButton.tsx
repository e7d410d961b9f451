import type { ComponentProps, ReactElement } from 'react'
import { cx } from './cx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: ReactElement
  /** What the button does: read to people who do not see the icon. */
  label: string
  tone?: 'plain' | 'outline' | 'floating' | 'inverse'
}

const TONES: Record<NonNullable<IconButtonProps['tone']>, string> = {
  plain: 'text-fg hover:bg-fg/8',
  outline: 'border border-line-strong bg-canvas text-fg hover:border-fg',
  floating: 'bg-canvas text-fg shadow-card hover:shadow-raised',
  inverse: 'text-on-ink hover:bg-on-ink/12',
}

/** A round button with an icon only; 44 px, above the 24 px minimum target. */
export const IconButton = ({ icon, label, tone = 'plain', className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    className={cx(
      'inline-grid size-11 shrink-0 place-items-center rounded-full transition',
      'disabled:opacity-35',
      TONES[tone],
      className,
    )}
    {...rest}
  >
    {icon}
  </button>
)
