import { STOCK_PATH } from '@/src/domain/site/paths'
import type { Settings } from './settings/buildSettings'
import type { MenuLink, SiteNavigation } from './Site'

const when = (shown: boolean, ...links: MenuLink[]): MenuLink[] => (shown ? links : [])

/**
 * The menus of a dealership that has not made its own, and those a new one starts with: only what its settings offer, at
 * the addresses they choose (CON-01, CON-07, RTE-05, RTE-09). `name` is the title of the dealership's own footer group.
 */
export const defaultNavigation = (name: string, { features, routes }: Settings): SiteNavigation => ({
  header: [
    { label: 'Home', href: '/' },
    { label: 'Models', href: '/models' },
    { label: 'Offers', href: '/special-offers' },
    {
      label: 'Our Stock',
      href: STOCK_PATH,
      children: [
        { label: 'All stock', href: STOCK_PATH },
        { label: 'New', href: '/search/new-cars' },
        { label: 'Demo', href: '/search/demo-cars' },
        { label: 'Used', href: '/search/used-cars' },
        { label: 'Sell your car', href: routes.sellPath },
      ],
    },
    {
      label: 'Service and Parts',
      href: '/service',
      children: [
        { label: 'Book a service', href: '/service#service-booking' },
        { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
      ],
    },
    {
      label: 'Company',
      href: '/about-us',
      children: [
        { label: 'About us', href: '/about-us' },
        { label: 'Locations', href: '/dealer-locator' },
        { label: 'Latest News', href: '/blogs' },
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
    ...when(features.finance, { label: 'Finance', href: routes.financeLink }),
  ],
  footer: [
    {
      title: 'Buyer Tools',
      links: [
        { label: 'Search our stock', href: STOCK_PATH },
        { label: 'Makes and models', href: '/directory/makes' },
        { label: 'Special offers', href: '/special-offers' },
        { label: 'Book a test drive', href: '/book-test-drive' },
        { label: 'Sell your car', href: routes.sellPath },
        ...when(features.finance, { label: 'Finance', href: routes.financeLink }),
        { label: 'Watchlist', href: routes.watchlistPath },
        ...when(features.garage, { label: 'My garage', href: routes.myGaragePath }),
      ],
    },
    {
      title: 'Servicing and Parts',
      links: [
        { label: 'Book a service', href: '/service#service-booking' },
        { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
      ],
    },
    {
      title: name,
      links: [
        { label: 'About us', href: '/about-us' },
        { label: 'Locations and hours', href: '/dealer-locator' },
        { label: 'Latest News', href: '/blogs' },
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
  ],
})
