import { CrumbTrail } from '@/src/components/page/CrumbTrail'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { offerJsonLd } from '@/src/components/jsonLd/offerJsonLd'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { cardRules } from '@/src/components/cards/CardRules'
import { OfferDetail } from '@/src/components/models/OfferDetail'
import { StockRow } from '@/src/components/page/StockRow'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { Container } from '@/src/components/ui/Container'
import { Section } from '@/src/components/ui/Section'
import type { OfferContent } from '@/src/data/content/getOffer'
import { getOffers } from '@/src/data/content/getOffers'
import { getOffersStock, getOfferStock, type OfferStock } from '@/src/data/content/getOfferStock'
import { onlyPlace } from '@/src/domain/locations/onlyPlace'
import { asButton, driveVisit } from '@/src/domain/testDrives/driveVisit'
import type { Site } from '@/tenants/Site'

const MORE = 3
const CARS = 8

/** How what an offer is for is tried: by the vehicles it covers, else by its brand; null where it is for no vehicle. */
const visitOf = ({ brand, model }: OfferContent, stock: OfferStock | null) => {
  const kinds = new Set<string>(
    stock && stock.total > 0 ? stock.cars.map(({ item_type }) => item_type) : brand?.kind ? [brand.kind] : [],
  )
  const [kind] = kinds
  if (kind === undefined) return null
  const { label, href } = driveVisit(kinds.size === 1 ? kind : null, model ? { model: model.slug } : {})
  return { label: asButton(label), href }
}

/** One offer: what it is, the vehicles it covers, a question about it, and the others (RTE-27, CON-20..22). */
export const OfferPage = async ({ site, offer }: { site: Site; offer: OfferContent }) => {
  const now = new Date()
  const look = site.settings.offers.layout
  const others = (await getOffers(site, now)).filter(({ id }) => id !== offer.id).slice(0, MORE)
  const [stock, otherStock] = await Promise.all([getOfferStock(site, offer, CARS), getOffersStock(site, others)])
  const yard = onlyPlace(site.locations, stock?.cars ?? [])
  return (
    <>
      <JsonLd data={offerJsonLd(site, offer)} />
      <Container className="pt-5">
        <CrumbTrail
          site={site}
          path={offer.href}
          title={offer.name}
          parents={[{ label: 'Special offers', href: '/special-offers' }]}
        />
      </Container>
      <OfferDetail
        {...offer}
        description={offer.summary}
        site={site}
        stock={stock}
        visit={visitOf(offer, stock)}
        look={look}
      />
      {stock && stock.total > 0 && (
        <StockRow
          cars={stock.cars}
          rules={cardRules(site.settings, now)}
          title={offer.stockSearch ? 'Vehicles this offer covers' : `${offer.modelName ?? 'Vehicles'} in stock`}
          link={stock.total > stock.cars.length ? { label: `See all ${stock.total}`, href: stock.href } : null}
        />
      )}
      <EnquirySection
        site={site}
        kind="offer"
        id="enquire"
        title={stock?.total === 0 ? 'Order yours' : 'Ask about this offer'}
        text={
          stock?.total === 0
            ? `There is none in stock at the moment. Tell ${site.name} the colour you would like, and we will say when one can be here.`
            : `Send your question to ${site.name}.`
        }
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the offer “${offer.name}”.` }}
        prefill={yard ? { location_id: yard.id } : undefined}
      />
      {others.length > 0 && (
        <Section title="More offers" bleed={look === 'poster'} link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={others} stock={otherStock} look={look} bleed={look === 'poster'} />
        </Section>
      )}
    </>
  )
}
