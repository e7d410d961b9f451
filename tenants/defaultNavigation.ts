import type { Settings } from './settings'
import type { MenuLink, SiteNavigation } from './Site'

const when = (shown: boolean, ...links: MenuLink[]): MenuLink[] => (shown ? links : [])

/** The menus a new dealership starts with: only what its settings offer, at the addresses they choose (RTE-05, RTE-09). */
export const defaultNavigation = ({ features, routes }: Settings): SiteNavigation => ({
  header: [
    { label: 'Home', href: '/' },
    { label: 'Models', href: '/models' },
    { label: 'Offers', href: '/special-offers' },
    {
      label: 'Our Stock',
      href: '/search/new-used-and-demo-cars/',
      children: [
        { label: 'All stock', href: '/search/new-used-and-demo-cars/' },
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
        { label: 'Service', href: '/service' },
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
        { label: 'Contact Us', href: '/contact-us' },
      ],
    },
    ...when(features.finance, { label: 'Finance', href: routes.financeLink }),
  ],
  footer: [
    {
      title: 'Buyer Tools',
      links: [
        { label: 'Search stock', href: '/search/new-used-and-demo-cars/' },
        { label: 'Makes and models', href: '/directory/makes' },
        { label: 'Sell your car', href: routes.sellPath },
        { label: 'Book a test drive', href: '/book-test-drive' },
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
  ],
})
