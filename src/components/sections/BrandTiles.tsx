import Link from 'next/link'
import { MakeLogo } from '@/src/components/site/MakeLogo'
import { Photo } from '@/src/components/ui/Photo'

export interface BrandTile {
  slug: string
  title: string
  logo: string | null
  /** A make whose built-in logo stands for the brand; null: the brand's own slug. */
  builtInLogo: string | null
  href: string
}

/** Brands as a grid of logos; one without a logo shows its name (CON-08, CON-19). */
export const BrandTiles = ({ brands }: { brands: BrandTile[] }) => (
  <ul className="grid grid-cols-3 overflow-hidden rounded-lg border border-line bg-canvas text-fg sm:grid-cols-4 lg:grid-cols-6">
    {brands.map(({ slug, title, logo, builtInLogo, href }) => (
      <li key={slug} className="-mb-px -mr-px border-b border-r border-line">
        <Link
          href={href}
          prefetch={false}
          className="group flex h-full flex-col items-center justify-center gap-3 px-3 py-7 text-center -outline-offset-4 transition-colors hover:bg-surface"
        >
          {logo ? (
            <Photo url={logo} alt="" size={{ width: 56, height: 56 }} className="size-12 object-contain" />
          ) : (
            <MakeLogo
              slug={builtInLogo ?? slug}
              name={title}
              className="size-12 opacity-85 transition-opacity group-hover:opacity-100"
            />
          )}
          <span className="text-sm font-semibold">{title}</span>
        </Link>
      </li>
    ))}
  </ul>
)
