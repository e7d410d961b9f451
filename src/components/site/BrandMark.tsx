import type { ReactNode } from 'react'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { hasMakeLogo, MakeLogo } from './MakeLogo'

interface BrandMarkProps {
  brand: {
    slug: string
    logo: string | null
    /** Make whose built-in logo is used for the brand; null uses the brand's own slug. */
    builtInLogo: string | null
  }
  /** At its largest, in pixels: how large the brand's own picture is asked for. */
  pixels: number
  className: string
  /** In place of a logo; left out: nothing. */
  otherwise?: ReactNode
}

/** Whether the brand has a logo of its own or a drawn one. */
export const hasBrandMark = ({ slug, logo, builtInLogo }: BrandMarkProps['brand']): boolean =>
  logo !== null || hasMakeLogo(builtInLogo ?? slug)

/** Whether a list shows signs beside its names: half of the brands have a logo, so that a lone one is not the exception. */
export const areMarked = (brands: readonly BrandMarkProps['brand'][]): boolean =>
  brands.filter(hasBrandMark).length * 2 >= brands.length

/** A brand's logo: its own, else the one drawn for the make. Decorative, because the name is next to it (CON-19). */
export const BrandMark = ({ brand, pixels, className, otherwise = null }: BrandMarkProps) => {
  const { slug, logo, builtInLogo } = brand
  const drawn = builtInLogo ?? slug
  if (logo)
    return (
      <Photo
        url={logo}
        alt=""
        size={{ width: pixels, height: pixels }}
        className={cx('shrink-0 object-contain', className)}
      />
    )
  return hasMakeLogo(drawn) ? <MakeLogo slug={drawn} className={className} /> : otherwise
}
