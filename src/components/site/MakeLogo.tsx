import { cx } from '@/src/components/ui/cx'
import { makeLogoSlugs } from './makeLogoSlugs'

const drawn: ReadonlySet<string> = new Set(makeLogoSlugs)

/** Whether the make has a drawn logo in /logos. */
export const hasMakeLogo = (slug: string): boolean => drawn.has(slug)

interface MakeLogoProps {
  slug: string
  className?: string
}

/**
 * A make's logo in the text's colour; nothing when there is none (CON-19). Decorative, because the name is next to it.
 * A CSS mask instead of `use`, which is also fetched in hidden menus and panels.
 */
export const MakeLogo = ({ slug, className = 'size-10' }: MakeLogoProps) =>
  hasMakeLogo(slug) && (
    <span
      aria-hidden
      style={{ maskImage: `url(/logos/${slug}.svg)` }}
      className={cx('mask-logo block shrink-0', className)}
    />
  )
