import Link from 'next/link'
import { initialsOf } from '@/src/components/site/initialsOf'
import { hasMakeLogo, MakeLogo } from '@/src/components/site/MakeLogo'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'

export interface BrandTile {
  slug: string
  title: string
  logo: string | null
  /** Make whose built-in logo is used for the brand; null uses the brand's own slug. */
  builtInLogo: string | null
  href: string
}

/** Columns on a wide screen, chosen so that rows are full where possible. */
const COLUMNS: Record<number, string> = {
  1: 'grid-cols-1 sm:max-w-xs',
  2: 'grid-cols-2 sm:max-w-xl',
  3: 'grid-cols-3 lg:max-w-4xl',
  4: 'grid-cols-2 sm:grid-cols-4',
  5: 'grid-cols-3 sm:grid-cols-5',
  7: 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-7',
  8: 'grid-cols-2 sm:grid-cols-4',
  10: 'grid-cols-3 sm:grid-cols-5',
}

const MARK = 'size-14 opacity-85 transition-opacity group-hover:opacity-100'

/** The brand's logo; without one its initials, so that all tiles have a mark above the name. */
const Mark = ({ slug, title, logo, builtInLogo }: BrandTile) => {
  const drawn = builtInLogo ?? slug
  if (logo) return <Photo url={logo} alt="" size={{ width: 64, height: 64 }} className="size-14 object-contain" />
  if (hasMakeLogo(drawn)) return <MakeLogo slug={drawn} name={title} className={MARK} />
  return (
    <span
      aria-hidden
      className={cx('grid place-items-center rounded-full border-2 border-current text-lg font-bold', MARK)}
    >
      {initialsOf(title)}
    </span>
  )
}

interface BrandTilesProps {
  brands: BrandTile[]
  /** One of several grids, whose tiles have one size. */
  even?: boolean
}

const EVEN = 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6'

/** Brands as a grid of logos; one without a logo shows its name (CON-08, CON-19). */
export const BrandTiles = ({ brands, even = false }: BrandTilesProps) => (
  <ul className={cx('grid gap-2.5 sm:gap-4', (!even && COLUMNS[brands.length]) || EVEN)}>
    {brands.map((brand) => (
      <li key={brand.slug}>
        <Link
          prefetch={false}
          href={brand.href}
          className="group flex h-full flex-col items-center justify-center min-h-30 gap-3 rounded-lg bg-canvas px-2 py-5 text-center text-fg shadow-card transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-raised card-outlined:border card-outlined:border-line card-outlined:shadow-none card-flush:border card-flush:border-line card-flush:shadow-none sm:min-h-38 sm:px-3"
        >
          <Mark {...brand} />
          <span className="text-sm font-semibold text-balance">{brand.title}</span>
        </Link>
      </li>
    ))}
  </ul>
)
