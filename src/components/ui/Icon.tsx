import { cx } from './cx'
import type { iconNames } from './iconNames'

export type IconName = (typeof iconNames)[number]

interface IconProps {
  name: IconName
  className?: string
  /** Give a label only when no text beside the icon says the same. */
  label?: string
}

/** A lucide icon from the site's sprite: no JavaScript, in server and client components alike. */
export const Icon = ({ name, className, label }: IconProps) => (
  <svg
    width="20"
    height="20"
    className={cx('shrink-0', className ?? 'size-5')}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`/icons.svg#${name}`} />
  </svg>
)
