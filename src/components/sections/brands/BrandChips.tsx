import Link from 'next/link'
import type { BrandTile } from '@/src/components/models/BrandCards'
import { BrandMark } from '@/src/components/site/BrandMark'

/** Many brands in little room: logo, name and how many are in stock (CON-08, CON-19). */
export const BrandChips = ({ brands }: { brands: BrandTile[] }) => (
  <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-2.5">
    {brands.map((brand) => (
      <li key={brand.slug} className="min-w-0">
        <Link
          prefetch={false}
          href={brand.href}
          className="flex h-full min-h-13 items-center gap-2 rounded-lg border border-line bg-canvas px-3 py-2 text-fg transition-colors hover:border-line-strong"
        >
          <BrandMark brand={brand} pixels={28} className="size-6 sm:size-7" />
          <span className="min-w-0 grow text-[0.9375rem] font-semibold leading-tight sm:text-base">{brand.title}</span>
          {brand.stock && (
            <span className="tabular text-sm text-muted">
              {brand.stock.total.toLocaleString('en-AU')}
              <span className="sr-only"> in stock</span>
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)
