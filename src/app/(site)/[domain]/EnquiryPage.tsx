import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { EnquiryHero } from '@/src/components/enquiry/EnquiryHero'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { PlaceBeside } from '@/src/components/locations/PlaceBeside'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import type { SitePicture } from '@/src/domain/content/pictureOf'
import type { Site } from '@/tenants/Site'
import type { EnquiryRoute } from './enquiryPages'
import { pageWords } from './pageWords'
import { stockPicture } from './stockPicture'

/** A picture of the place that does this, else of a car in stock. */
const pictureFor = async (site: Site, { locationType }: EnquiryRoute) => {
  const place = site.locations.find((location) => locationType !== null && location.locationType === locationType)
  const image = place ? (await getLocationExtras(site, place)).image : null
  return image ? { url: image.url, alt: '' } : stockPicture(site)
}

export const enquiryMetadata = async (site: Site, route: EnquiryRoute, path: string): Promise<Metadata> => {
  const { title, text, seo } = await pageWords(site, route.slug)
  const description = [text ?? title ?? route.title, `${site.name}.`].join(' ')
  return contentMetadata({ title: title ?? route.title, description, path, seo, noIndex: seo?.noIndex === true })
}

interface EnquiryPageProps {
  site: Site
  route: EnquiryRoute
  /** Canonical path. */
  path: string
  /** The heading where the visitor's own question gives it; else the page's. */
  title?: string
  /** Off: the page has a picture of its own below. */
  pictured?: boolean
  /** Of what the visitor asks about; left out: the page's. */
  image?: SitePicture | null
  /** What the form starts with, by the names of its inputs (RTE-10). */
  prefill?: Record<string, string>
  /** Between the top and the form. */
  children?: ReactNode
}

/** A page that ends in a form: service, test drive, parts, finance (RTE-09, RTE-36..38). Its words are the dealership's. */
export const EnquiryPage = async ({
  site,
  route,
  path,
  title,
  pictured = true,
  image: own = null,
  prefill,
  children,
}: EnquiryPageProps) => {
  const { kind, anchor, details, locationType } = route
  const words = await pageWords(site, route.slug)
  const { form, actions, below, beforeForm } = words
  const formTitle = form?.title ?? route.formTitle
  // One place of the kind that does this is where to go; of several the visitor chooses in the form.
  const places = locationType === null ? [] : site.locations.filter((place) => place.locationType === locationType)
  const workshop = places.length === 1 ? places[0] : undefined
  const image = own ?? words.image ?? (await pictureFor(site, route))
  return (
    <>
      <EnquiryHero
        site={site}
        path={path}
        title={title ?? words.title ?? route.title}
        text={words.text ?? ''}
        image={pictured ? image : null}
        actions={[{ label: formTitle, href: `#${anchor}` }, ...actions]}
      />
      {children}
      <RenderBlocks blocks={below.slice(0, beforeForm)} site={site} />
      <EnquirySection
        site={site}
        kind={kind}
        id={anchor}
        title={formTitle}
        text={form?.text ?? ''}
        submitLabel={form?.submitLabel ?? route.submitLabel}
        steps={form?.steps ?? []}
        look={form?.look}
        details={details}
        locationType={locationType}
        prefill={prefill}
      >
        {workshop && <PlaceBeside location={workshop} href={siteLocationHref(site, workshop)} />}
      </EnquirySection>
      <RenderBlocks blocks={below.slice(beforeForm)} site={site} />
    </>
  )
}
