import Link from 'next/link'
import { BrandMark } from '../BrandMark'
import type { MenuBrand } from './menuBrands'

/** A brand's logo and name, as a link. */
export const BrandLink = ({ brand }: { brand: MenuBrand }) => (
  <Link
    prefetch={false}
    href={brand.href}
    className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2 font-semibold leading-tight transition-colors hover:bg-surface"
  >
    <BrandMark brand={brand} pixels={36} className="size-9" />
    {brand.title}
  </Link>
)

/** Brands in a row at the foot of a menu panel (CON-02); nothing where there is only one. */
export const BrandStrip = ({ brands }: { brands: MenuBrand[] }) =>
  brands.length > 1 && (
    <div className="mt-7 border-t border-line pt-5">
      <ul className="grid grid-cols-4 gap-x-4 gap-y-1 xl:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandLink brand={brand} />
          </li>
        ))}
      </ul>
    </div>
  )
