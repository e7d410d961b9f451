import { STOCK_PATH } from '@/src/domain/site/paths'
import type { MenuLink } from '../../Site'

/** A dealership's own names of entries, by their usual ones. */
type Words = Readonly<Record<string, string>>

const inWords = (links: MenuLink[], words: Words): MenuLink[] =>
  links.map((link) => ({ ...link, label: words[link.label] ?? link.label }))

interface HeaderOptions {
  /** Brand links of the mega-menu; the menu shows their logos. */
  brands: { name: string; slug: string }[]
  stock?: MenuLink[]
  extraCompany?: MenuLink[]
  financeLink?: string
  /** Where a dealership without new models sends those who look for one. */
  modelsLink?: string
  words?: Words
}

export const stockLinks: MenuLink[] = [
  { label: 'All cars', href: STOCK_PATH },
  { label: 'New cars', href: '/search/new-cars' },
  { label: 'Demonstrators', href: '/search/demo-cars' },
  { label: 'Used cars', href: '/search/used-cars' },
]

const SERVICE: MenuLink[] = [
  { label: 'Book a service', href: '/service#service-booking' },
  { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
  { label: 'Warranty', href: '/warranty' },
  { label: 'Roadside assistance', href: '/roadside-assist' },
  { label: 'Owner benefits', href: '/owner-benefits' },
]

/** The header menu (CON-01): Home, Models, Offers, Our Stock, Service and Parts, Company, Finance. */
export const headerMenu = ({
  brands,
  stock = stockLinks,
  extraCompany = [],
  financeLink = '/finance',
  modelsLink = '/models',
  words = {},
}: HeaderOptions): MenuLink[] =>
  [
    { label: 'Home', href: '/' },
    {
      label: 'Models',
      href: modelsLink,
      children: brands.map(({ name, slug }) => ({ label: name, href: `/brands/${slug}` })),
    },
    { label: 'Offers', href: '/special-offers' },
    { label: 'Our Stock', href: STOCK_PATH, children: stock },
    {
      label: 'Service and Parts',
      href: '/service',
      children: [...SERVICE, { label: 'Search parts', href: '/parts/search' }],
    },
    {
      label: 'Company',
      href: '/about-us',
      children: [
        { label: 'About us', href: '/about-us' },
        { label: 'Locations', href: '/dealer-locator' },
        { label: 'Latest News', href: '/blogs' },
        { label: 'Careers', href: '/careers' },
        { label: 'Contact us', href: '/contact-us' },
        ...extraCompany,
      ],
    },
    {
      label: 'Finance',
      href: financeLink,
      children: [
        { label: 'Car finance', href: financeLink },
        { label: 'Apply for finance', href: '/apply-for-finance#finance-form' },
        { label: 'Find cars for your budget', href: '/budget-search' },
        { label: 'Finance and insurance', href: '/finance-and-insurance' },
        { label: 'End of year', href: '/eofy' },
      ],
    },
  ].map(({ children, ...entry }) => (children ? { ...entry, children: inWords(children, words) } : entry))

interface FooterOptions {
  dealership: string
  sellPath: string
  financeLink?: string
  buyerTools?: MenuLink[]
  /** More of the dealership's own pages. */
  company?: MenuLink[]
  words?: Words
}

/** The footer's groups (CON-07): Buyer Tools, Servicing and Parts, and one named after the dealership. */
export const footerMenu = ({
  dealership,
  sellPath,
  financeLink = '/finance',
  buyerTools = [],
  company = [],
  words = {},
}: FooterOptions) =>
  [
    {
      title: 'Buyer Tools',
      links: [
        { label: 'Search our stock', href: STOCK_PATH },
        { label: 'Makes and models', href: '/directory/makes' },
        { label: 'Special offers', href: '/special-offers' },
        { label: 'Book a test drive', href: '/book-test-drive' },
        { label: 'Sell your car', href: sellPath },
        { label: 'Finance', href: financeLink },
        ...buyerTools,
      ],
    },
    { title: 'Servicing and Parts', links: SERVICE },
    {
      title: dealership,
      links: [
        { label: 'About us', href: '/about-us' },
        { label: 'Locations and hours', href: '/dealer-locator' },
        { label: 'Latest News', href: '/blogs' },
        { label: 'Careers', href: '/careers' },
        ...company,
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
  ].map(({ title, links }) => ({ title, links: inWords(links, words) }))
