import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EnquiryHero } from '@/src/components/enquiry/EnquiryHero'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { ReasonGrid } from '@/src/components/sections/ReasonGrid'
import { Section } from '@/src/components/ui/Section'
import { getStockRow } from '@/src/data/cars/getStockRow'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import type { Site } from '@/tenants/Site'
import type { EnquiryPageWords } from './enquiryPages'

/** A picture of the place that does this, else of a car in stock. */
const pictureFor = async (site: Site, { locationType }: EnquiryPageWords) => {
  const place = site.locations.find((location) => locationType !== null && location.locationType === locationType)
  const image = place ? (await getLocationExtras(site, place)).image : null
  if (image) return { url: image.url, alt: '' }
  const [car] = await getStockRow(site, { refinements: {}, maxPriceDollars: null, sort: ['price:desc'], limit: 1 })
  const url = car?.images[0]?.url
  return url ? { url, alt: '' } : null
}

export const enquiryMetadata = (site: Site, { title, text }: EnquiryPageWords, path: string): Metadata =>
  contentMetadata({ title, description: `${text} ${site.name}.`, path })

interface EnquiryScreenProps {
  site: Site
  words: EnquiryPageWords
  /** Canonical path. */
  path: string
  /** Off: the page has a picture of its own below. */
  pictured?: boolean
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
  /** Between the top and the form. */
  children?: ReactNode
}

/** A page that ends in a form: service, test drive, parts, finance (RTE-09, RTE-36..38). */
export const EnquiryPage = async ({ site, words, path, pictured = true, prefill, children }: EnquiryScreenProps) => {
  const { kind, anchor, title, text, formTitle, formText, submitLabel, steps, details, locationType, reasons, second } =
    words
  return (
    <>
      <EnquiryHero
        site={site}
        path={path}
        title={title}
        text={text}
        image={pictured ? await pictureFor(site, words) : null}
        actions={[{ label: formTitle, href: `#${anchor}` }, ...(second ? [second] : [])]}
      />
      {children}
      <EnquirySection
        site={site}
        kind={kind}
        id={anchor}
        title={formTitle}
        text={formText}
        submitLabel={submitLabel}
        steps={steps}
        details={details}
        locationType={locationType}
        prefill={prefill}
      />
      {reasons.length > 0 && (
        <Section title="What you can count on">
          <ReasonGrid reasons={reasons} />
        </Section>
      )}
    </>
  )
}
