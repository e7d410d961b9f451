/** First segments of the addresses every site has: fixed routes, which win over pages and models of the same name. */
export const fixedPaths: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'apply-for-finance',
  'blogs',
  'book-test-drive',
  'brands',
  'budget-search',
  'cars',
  'checkout-journey',
  'compare',
  'contact',
  'contact-us',
  'dealer-locator',
  'dealerships',
  'directory',
  'finance',
  'finance-enquiry',
  'locations',
  'models',
  'my-garage',
  'offers',
  'our-location',
  'parts',
  'personalised',
  'preview',
  'print',
  'privacy',
  'q',
  'reviews',
  'search',
  'sell-my-car',
  'sell-your-car',
  'service',
  'site-icon',
  'sitemap',
  'sitemaps',
  'special-offers',
  'success',
  'trade-in',
  'vehicle-parts-and-accessories',
])

/** Fixed routes whose words are the dealership's: the page with the same slug has them (/service: the page 'service'). */
export const wordedPaths: ReadonlySet<string> = new Set([
  'blogs',
  'book-test-drive',
  'brands',
  'budget-search',
  'contact-us',
  'dealer-locator',
  'finance',
  'models',
  'my-garage',
  'reviews',
  'sell-your-car',
  'service',
  'special-offers',
  'vehicle-parts-and-accessories',
])

/** Why a page cannot have this slug: its address is one of the website's own (RTE-28). True: it can. */
export const freeAddress = (slug: unknown): string | true =>
  typeof slug === 'string' && fixedPaths.has(slug) && !wordedPaths.has(slug)
    ? `/${slug} is a page of the website itself, which would hide this one. Choose another address.`
    : true
