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
