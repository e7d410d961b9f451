import Link from 'next/link'
import type { BrandTile } from '@/src/components/models/BrandCards'
import { areMarked, BrandMark } from '@/src/components/site/BrandMark'
import { BrandMonogram } from '@/src/components/site/BrandMonogram'

/** Many brands in little room: logo, name and how many are in stock (CON-08, CON-19). */
export const BrandChips = ({ brands }: { brands: BrandTile[] }) => {
  const marked = areMarked(brands)
  const sign = 'size-6 shrink-0 sm:size-9'
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] sm:gap-3">
      {brands.map((brand) => (
        <li key={brand.slug} className="min-w-0">
          <Link
            prefetch={false}
            href={brand.href}
            className="flex h-full min-h-13 items-center gap-2 rounded-lg border border-line bg-canvas px-3 py-2 text-fg transition-colors hover:border-line-strong sm:flex-col sm:gap-1 sm:px-2 sm:py-4 sm:text-center"
          >
            {marked && (
              <BrandMark
                brand={brand}
                pixels={36}
                className={sign}
                otherwise={<BrandMonogram title={brand.title} className={sign} />}
              />
            )}
            <span className="min-w-0 max-w-full grow wrap-break-word text-[0.9375rem] font-semibold leading-tight sm:mt-1 sm:grow-0 sm:text-base">
              {brand.title}
            </span>
            {brand.stock && (
              <span className="tabular text-sm text-muted">
                {brand.stock.total.toLocaleString('en-AU')}
                <span className="max-sm:sr-only"> in stock</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
