import { CrumbTrail } from '@/src/components/page/CrumbTrail'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { offerJsonLd } from '@/src/components/jsonLd/offerJsonLd'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { OfferDetail } from '@/src/components/models/OfferDetail'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { Container } from '@/src/components/ui/Container'
import { Section } from '@/src/components/ui/Section'
import type { OfferContent } from '@/src/data/content/getOffer'
import { getOffers } from '@/src/data/content/getOffers'
import { siteZone } from '@/tenants/siteDay'
import type { Site } from '@/tenants/Site'

const MORE = 3

/** One offer: what it is, a question about it, and the others (RTE-27, CON-20..22). */
export const OfferPage = async ({ site, offer }: { site: Site; offer: OfferContent }) => {
  const others = (await getOffers(site, new Date())).filter(({ id }) => id !== offer.id).slice(0, MORE)
  const zone = siteZone(site)
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
      <OfferDetail {...offer} description={offer.summary} timeZone={zone} />
      <EnquirySection
        site={site}
        kind="offer"
        id="enquire"
        title="Ask about this offer"
        text={`Send your question to ${site.name}.`}
        submitLabel="Enquire Now"
        message={{ text: `I am interested in the offer “${offer.name}”.` }}
      />
      {others.length > 0 && (
        <Section title="More offers" link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={others} />
        </Section>
      )}
    </>
  )
}
