import { STOCK_PATH } from '@/src/domain/site/paths'
import { headerColours } from '@/tenants/headerColours'
import type { Site } from '@/tenants/Site'
import { locationJsonLd } from './locationJsonLd'
import { siteLocationHref } from '../locations/siteLocationHref'

/** Name of the dealership in the data of other pages. */
export const dealerId = ({ origin }: Pick<Site, 'origin'>): string => new URL('/#dealer', origin).href

/** Search engines show a logo on white: one for a dark header would not be seen. */
const logoPath = ({ logo, theme }: Pick<Site, 'logo' | 'theme'>): string =>
  logo && headerColours(theme).background === '#ffffff' ? logo.url : '/site-icon/512.png'

/**
 * A dealership as structured data: its main location with address and hours, every other one as a department (SEO-02).
 *
 * @param site without masked phone numbers (VDP-23)
 */
export const dealerJsonLd = (site: Site) => {
  const [main, ...others] = site.locations
  const place = (location: Site['locations'][number]) =>
    locationJsonLd(site, location, siteLocationHref(site, location))
  return {
    ...(main ? place(main) : {}),
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.name,
    url: new URL('/', site.origin).href,
    slogan: site.tagline ?? undefined,
    logo: new URL(logoPath(site), site.origin).href,
    image: new URL('/share.jpg', site.origin).href,
    department: others.length > 0 ? others.map(place) : undefined,
  }
}

/** A site as structured data, with its stock search (SEO-02). */
export const websiteJsonLd = ({ name, origin }: Pick<Site, 'name' | 'origin'>) => ({
  '@type': 'WebSite',
  '@id': new URL('/#website', origin).href,
  name,
  url: new URL('/', origin).href,
  inLanguage: 'en-AU',
  publisher: { '@id': dealerId({ origin }) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL(STOCK_PATH, origin).href}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
