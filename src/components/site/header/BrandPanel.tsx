import { Button } from '@/src/components/ui/Button'
import { Container } from '@/src/components/ui/Container'
import { brandsByKind } from '@/src/domain/content/brandKinds'
import { BrandLink } from './BrandStrip'
import type { MenuBrand } from './menuBrands'
import { paddingCells } from './paddingCells'

/** A mega-menu of brands with their logos, by kind (CON-02, CON-08); rows padded to 3 (CON-04). */
export const BrandPanel = ({ brands }: { brands: MenuBrand[] }) => {
  const kinds = brandsByKind(brands)
  return (
    <Container className="py-8">
      <div className="space-y-6">
        {kinds.map(({ title, brands: own }) => (
          <div key={title} className="grid grid-cols-[11rem_1fr] gap-8">
            <p className="pt-4 text-eyebrow font-semibold uppercase text-muted">
              {kinds.length > 1 ? title : 'Brands'}
            </p>
            <ul className="grid grid-cols-3 gap-x-6 gap-y-1 xl:grid-cols-6">
              {own.map((brand) => (
                <li key={brand.slug}>
                  <BrandLink brand={brand} />
                </li>
              ))}
              {Array.from({ length: paddingCells(own.length) }, (_, index) => (
                <li key={`pad-${index}`} aria-hidden />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <Button href="/brands" size="sm" variant="outline">
          All brands
        </Button>
      </div>
    </Container>
  )
}
