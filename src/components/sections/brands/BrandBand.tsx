import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { areMarked, BrandMark } from '@/src/components/site/BrandMark'
import { BrandMonogram } from '@/src/components/site/BrandMonogram'
import { cx } from '@/src/components/ui/cx'
import type { BrandTile } from '@/src/components/models/BrandCards'
import { fromWords } from '@/src/domain/content/models/brandCard'

/** Columns of a wide window: all in one row where that leaves each room enough. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-5',
}

/** Brands as one band of large names without pictures, on a phone as a list: logo, name, what one costs at least, how many are in stock (CON-08, CON-19). */
export const BrandBand = ({ brands }: { brands: BrandTile[] }) => {
  const marked = areMarked(brands)
  return (
    <ul className={cx('grid border-t border-line lg:gap-y-0', COLUMNS[brands.length] ?? 'lg:grid-cols-4')}>
      {brands.map((brand) => (
        <li
          key={brand.slug}
          className="min-w-0 border-b border-line lg:border-l lg:border-b-0 lg:first:border-l-0 lg:[&:not(:first-child)]:pl-6"
        >
          <Link
            prefetch={false}
            href={brand.href}
            className="group grid h-full grid-cols-[minmax(0,1fr)_auto_auto] content-start items-center gap-x-3 py-3.5 lg:gap-x-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-y-3 lg:pt-8 lg:pr-3 lg:pb-2"
          >
            <span className="flex items-center text-subheading font-semibold lg:min-h-11 lg:text-[clamp(1.5rem,2.3vw,2.25rem)] lg:leading-tight lg:tracking-tight">
              {brand.title}
            </span>
            <span className="empty:hidden max-lg:row-span-2 size-8 xl:size-9">
              {marked && (
                <BrandMark
                  brand={brand}
                  pixels={72}
                  className="size-full"
                  otherwise={<BrandMonogram title={brand.title} className="size-full" />}
                />
              )}
            </span>
            <span className="inline-flex items-center justify-end gap-1.5 text-sm font-semibold tabular max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 max-lg:min-w-24 lg:order-1 lg:col-span-2 lg:justify-start">
              {brand.stock && `${brand.stock.total.toLocaleString('en-AU')} in stock`}
              <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
            </span>
            {brand.price && (
              <span className="text-sm text-muted tabular max-lg:col-start-1 max-lg:row-start-2 lg:col-span-2">
                {fromWords(brand.price)} {brand.price.text} {brand.price.basis}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
