import Link from 'next/link'
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

/** The logo above the name; without a logo the name is shown in its place. */
const Face = ({ slug, title, logo, builtInLogo }: BrandTile) => {
  const drawn = builtInLogo ?? slug
  if (!logo && !hasMakeLogo(drawn))
    return (
      <span className="text-[1.0625rem] leading-tight font-bold tracking-[-0.02em] text-balance sm:text-subheading">
        {title}
      </span>
    )
  return (
    <>
      {logo ? (
        <Photo url={logo} alt="" size={{ width: 64, height: 64 }} className="size-14 object-contain" />
      ) : (
        <MakeLogo slug={drawn} name={title} className="size-14 opacity-85 transition-opacity group-hover:opacity-100" />
      )}
      <span className="text-sm font-semibold">{title}</span>
    </>
  )
}

/** Brands as a grid of logos; one without a logo shows its name (CON-08, CON-19). */
export const BrandTiles = ({ brands }: { brands: BrandTile[] }) => (
  <ul className={cx('grid gap-2.5 sm:gap-4', COLUMNS[brands.length] ?? 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6')}>
    {brands.map((brand) => (
      <li key={brand.slug}>
        <Link
          prefetch={false}
          href={brand.href}
          className="group flex h-full flex-col items-center justify-center min-h-30 gap-3 rounded-lg bg-canvas px-2 py-5 text-center text-fg shadow-card transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-raised card-outlined:border card-outlined:border-line card-outlined:shadow-none card-flush:border card-flush:border-line card-flush:shadow-none sm:min-h-38 sm:px-3"
        >
          <Face {...brand} />
        </Link>
      </li>
    ))}
  </ul>
)
