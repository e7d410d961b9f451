import Link from 'next/link'
import { MakeLogo } from '../MakeLogo'
import { Photo } from '@/src/components/ui/Photo'
import type { BrandKind } from '@/src/domain/content/brandKinds'
import type { MenuLink } from '@/tenants/Site'

/** A brand in a menu, by its logo; `builtInLogo` is the make whose logo is used for it. */
export interface MenuBrand {
  title: string
  slug: string
  href: string
  kind: BrandKind
  logo: string | null
  builtInLogo: string | null
}

const FOLDER = '/brands/'

/** Menu links that lead to brands of the site, as brands with their logos (CON-02). */
export const menuBrands = (links: readonly MenuLink[], brands: readonly Omit<MenuBrand, 'href'>[]): MenuBrand[] =>
  links.flatMap(({ href }) => {
    const brand = href.startsWith(FOLDER) ? brands.find(({ slug }) => slug === href.slice(FOLDER.length)) : undefined
    return brand ? [{ ...brand, href }] : []
  })

/** A brand's logo and name, as a link. */
export const BrandLink = ({ brand: { title, slug, href, logo, builtInLogo } }: { brand: MenuBrand }) => (
  <Link
    prefetch={false}
    href={href}
    className="flex min-h-14 items-center gap-3 rounded-md px-3 py-2 font-semibold leading-tight transition-colors hover:bg-surface"
  >
    {logo ? (
      <Photo url={logo} alt="" size={{ width: 36, height: 36 }} className="size-9 shrink-0 object-contain" />
    ) : (
      <MakeLogo slug={builtInLogo ?? slug} name={title} className="size-9" />
    )}
    {title}
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
