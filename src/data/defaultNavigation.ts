import type { MenuLink, Site, SiteNavigation } from '@/tenants/Site'
import { STOCK_PATH } from '@/src/domain/site/paths'

const link = (label: string, href: string, children?: MenuLink[]): MenuLink => ({
  label,
  href,
  ...(children ? { children } : {}),
})

/** The menus of a dealership that has not made its own (CON-01, CON-07). */
export const defaultNavigation = ({ name, settings }: Pick<Site, 'name' | 'settings'>): SiteNavigation => {
  const finance = settings.features.finance ? [link('Finance', settings.routes.financeLink)] : []
  const service = [
    link('Book a service', '/service#service-booking'),
    link('Parts and accessories', '/vehicle-parts-and-accessories'),
  ]
  return {
    header: [
      link('Home', '/'),
      link('Models', '/models'),
      link('Offers', '/special-offers'),
      link('Our Stock', STOCK_PATH),
      link('Service and Parts', '/service', service),
      link('Company', '/about-us', [
        link('About us', '/about-us'),
        link('Locations', '/dealer-locator'),
        link('Contact us', '/contact-us'),
      ]),
      ...finance,
    ],
    footer: [
      {
        title: 'Buyer Tools',
        links: [
          link('Search our stock', STOCK_PATH),
          link('Makes and models', '/directory/makes'),
          link('Special offers', '/special-offers'),
          link('Sell your car', settings.routes.sellPath),
          ...finance,
        ],
      },
      { title: 'Servicing and Parts', links: service },
      {
        title: name,
        links: [link('About us', '/about-us'), link('Locations', '/dealer-locator'), link('Contact us', '/contact-us')],
      },
    ],
  }
}
