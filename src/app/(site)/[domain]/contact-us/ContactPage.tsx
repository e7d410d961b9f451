import { CarFront, Wallet, Wrench } from 'lucide-react'
import type { Metadata } from 'next'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { dealerJsonLd } from '@/src/components/jsonLd/dealerJsonLd'
import { JsonLd } from '@/src/components/jsonLd/JsonLd'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { WhoToCall } from '@/src/components/locations/WhoToCall'
import { FeatureTiles } from '@/src/components/sections/FeatureTiles'
import { LocationCards } from '@/src/components/sections/locations/LocationCards'
import { withoutMaskedPhones } from '@/src/components/site/withoutMaskedPhones'
import { Section } from '@/src/components/ui/Section'
import { placesOf } from '@/src/domain/locations/departments'
import { requireSite } from '../requireSite'
import { RouteHead } from '../RouteHead'

interface ContactProps {
  params: Promise<{ domain: string }>
}

const WAYS: Parameters<typeof FeatureTiles>[0]['items'] = [
  {
    icon: Wrench,
    title: 'Book a service',
    text: 'Ask for a day and say what it needs.',
    href: '/service#service-booking',
  },
  {
    icon: CarFront,
    title: 'Book a test drive',
    text: 'Name the vehicle and the day that suits you.',
    href: '/book-test-drive',
  },
  {
    icon: Wallet,
    title: 'Ask about finance',
    text: 'Say what you have in mind and what you can spend.',
    href: '/finance',
  },
]

/** Locations shown; the map links to all of them. */
const PLACES = 6

export const contactMetadata = async ({ params }: ContactProps): Promise<Metadata> => {
  const { name } = await requireSite(params)
  return contentMetadata({ title: 'Contact us', description: `Write to, call or visit ${name}.`, path: '/contact-us' })
}

/** Contact: the form, the quick ways and every location (RTE-34, LEA-08). */
export const ContactPage = async ({ params }: ContactProps) => {
  const site = await requireSite(params)
  const places = placesOf(site.locations).flatMap(([main]) => main ?? [])
  return (
    <>
      <RouteHead site={site} path="/contact-us" title="Contact us" words="contact-us" />
      <JsonLd data={dealerJsonLd(withoutMaskedPhones(site))} />
      <EnquirySection
        site={site}
        kind="contact"
        id="enquire"
        title="Send us a message"
        text={site.settings.forms.answerPromise ?? ''}
        submitLabel="Send message"
      >
        <WhoToCall locations={site.locations} />
      </EnquirySection>
      <Section title="Quicker still">
        <FeatureTiles items={WAYS} />
      </Section>
      {site.locations.length > 0 && (
        <Section ground="surface" title="Find us" link={{ label: 'On a map', href: '/dealer-locator' }}>
          <LocationCards locations={places.slice(0, PLACES)} hrefFor={(location) => siteLocationHref(site, location)} />
        </Section>
      )}
    </>
  )
}
