import { cx } from '@/src/components/ui/cx'
import { makeLogoSlugs } from './makeLogoSlugs'

const drawn: ReadonlySet<string> = new Set(makeLogoSlugs)

/** Whether the make has a drawn logo in /logos. */
export const hasMakeLogo = (slug: string): boolean => drawn.has(slug)

interface MakeLogoProps {
  slug: string
  name: string
  className?: string
}

/**
 * A make's logo in the text's colour; its name when there is none (CON-19). Decorative, because the name is next to it.
 * A CSS mask instead of `use`, which is also fetched in hidden menus and panels.
 */
export const MakeLogo = ({ slug, name, className }: MakeLogoProps) =>
  hasMakeLogo(slug) ? (
    <span
      aria-hidden
      style={{ maskImage: `url(/logos/${slug}.svg)` }}
      className={cx('mask-logo block shrink-0', className ?? 'size-10')}
    />
  ) : (
    <span aria-hidden className={cx('grid shrink-0 place-items-center', className ?? 'size-10')}>
      <span className="text-sm font-bold uppercase tracking-[0.08em]">{name.length > 6 ? initials(name) : name}</span>
    </span>
  )

const initials = (name: string): string => {
  const words = name.split(/[\s-]+/).filter(Boolean)
  return words.length > 1
    ? words
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, 3)
    : name.slice(0, 2)
}
