import { iconShapes } from '#iconShapes'
import { cx } from './cx'
import type { iconShapes as every } from './iconShapes'

export type IconName = keyof typeof every

interface IconProps {
  name: IconName
  className?: string
  /** Give a label only when no text beside the icon says the same. */
  label?: string
  /** Its drawing, where a client component brings it along. */
  shapes?: string
}

const known: Partial<Record<IconName, string>> = iconShapes

/**
 * A lucide icon: no JavaScript. Server components draw it into the page (`#iconShapes` is every icon there); the script of client
 * components takes it from the site's sprite, but for a few: the browser draws all that come from a sprite twice, once the
 * sprite is there, which was a tenth of the work of showing a page.
 */
export const Icon = ({ name, className, label, shapes = known[name] }: IconProps) => {
  const common = {
    width: 20,
    height: 20,
    className: cx('icon', className ?? 'size-5'),
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  }
  if (shapes) return <svg {...common} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: shapes }} />
  return (
    <svg {...common}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
