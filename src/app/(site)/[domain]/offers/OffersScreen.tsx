import { EmptyNote } from '@/src/components/content/EmptyNote'
import { LinkChips } from '@/src/components/content/LinkChips'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { PageTitle } from '@/src/components/site/PageTitle'
import { Container } from '@/src/components/ui/Container'
import { getBrands } from '@/src/data/getBrands'
import { getOffers } from '@/src/data/getOffers'
import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Site } from '@/tenants/Site'

interface OffersScreenProps {
  site: Site
  /** Only offers of this brand; null: all. */
  brandSlug?: string | null
}

/** Current offers of a site, by brand (RTE-25, CON-20, CON-23). */
export const OffersScreen = async ({ site, brandSlug = null }: OffersScreenProps) => {
  const [offers, brands] = await Promise.all([getOffers(site, new Date()), getBrands(site.id)])
  const ofBrand = (slug: string) => offers.filter(({ href }) => href.startsWith(`/offers/${slug}/`))
  const withOffers = brands.filter(({ slug }) => ofBrand(slug).length > 0)
  const shown = brandSlug === null ? offers : ofBrand(brandSlug)
  const brand = brands.find(({ slug }) => slug === brandSlug)
  return (
    <>
      <PageTitle
        title={brand ? `${brand.title} offers` : 'Special offers'}
        intro={`What is on at ${site.name} now. Every offer ends when it says it does.`}
        parents={brand ? [{ label: 'Special offers', href: '/special-offers' }] : []}
      />
      <Container className="space-y-8 py-10 lg:py-14">
        {withOffers.length > 1 && (
          <LinkChips
            label="Offers by brand"
            chips={[
              { label: 'All offers', href: '/special-offers', count: offers.length, current: brandSlug === null },
              ...withOffers.map(({ slug, title }) => ({
                label: title,
                href: `/offers/${slug}`,
                count: ofBrand(slug).length,
                current: slug === brandSlug,
              })),
            ]}
          />
        )}
        <h2 className="sr-only">Current offers</h2>
        {shown.length > 0 ? (
          <OfferCards offers={shown} />
        ) : (
          <EmptyNote
            icon="tag"
            title="No offers at the moment"
            text="New ones begin often. Until then, everything in stock has its best price on it."
            action={{ label: 'See our stock', href: STOCK_PATH }}
          />
        )}
      </Container>
    </>
  )
}
