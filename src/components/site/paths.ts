/** The default search path: all car types (RTE-14). */
export const STOCK_PATH = '/search/new-used-and-demo-cars/'

/** Whether a menu link leads to the stock, so that its dropdown shows what is there. */
export const isStockLink = (href: string): boolean =>
  href.replace(/\/$/, '') === STOCK_PATH.replace(/\/$/, '') || href === '/search'

/** A phone number as a link: digits and a leading plus only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
