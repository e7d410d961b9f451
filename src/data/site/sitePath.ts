import { asksForPrefill } from '@/src/domain/finance/financePrefill'
import { servicePrefill } from '@/src/domain/shopper/garage/servicePrefill'
import { garagePage } from '@/src/domain/shopper/signIn/mustSignIn'

/** Pages whose query string is read on the server: text, filters and page of a directory or of reviews, amounts of the budget search. */
export const QUERIED = new Set([
  '/search',
  '/special-offers',
  '/reviews',
  '/parts/search',
  '/budget-search',
  '/dealer-locator',
  '/directory/makes',
  '/directory/dealerships',
])

/** Pages that prefill a form from the query (RTE-10, RTE-13); without one they are the cached pages. */
export const PREFILLED = new Set([
  '/finance',
  '/finance-enquiry',
  '/apply-for-finance',
  '/personalised/finance',
  '/service',
])

const asksForForm = (path: string, search: string): boolean =>
  path === '/service' ? servicePrefill(search) !== null : asksForPrefill(search)

/** Of those, the ones whose query is a search of stock or of a directory; a prefilled form is one visitor's own. */
export const isSearchTwin = (tenantId: string, internalPath: string): boolean => {
  const twin = `/${tenantId}/q`
  if (!internalPath.startsWith(`${twin}/`)) return false
  return !PREFILLED.has(internalPath.slice(twin.length))
}

const UNROUTED = /^\/(q|_)(\/|$)/

/**
 * The internal path of a site's page, which starts with the tenant's id. A search or directory with a query string goes
 * to the dynamic twin of the cached page. The twin has no public address: requests for its path are not found.
 */
export const sitePath = (tenantId: string, pathname: string, search: string): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (UNROUTED.test(path)) return `/${tenantId}/_${path}`
  const searching = search !== '' && (QUERIED.has(path) || path.startsWith('/search/'))
  const prefilled = PREFILLED.has(path) && asksForForm(path, search)
  return `/${tenantId}${searching || prefilled ? '/q' : ''}${path === '/' ? '' : garagePage(path)}`
}
