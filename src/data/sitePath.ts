const UNROUTED = /^\/(q|_)(\/|$)/

/**
 * The internal path of a site's page: the tenant's id in front. A search with a query string goes to the dynamic twin of
 * the cached landing page. The twin has no address of its own: asking for it by name finds nothing.
 */
export const sitePath = (tenantId: string, pathname: string, search: string): string => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (UNROUTED.test(path)) return `/${tenantId}/_${path}`
  const searching = search !== '' && (path === '/search' || path.startsWith('/search/'))
  return `/${tenantId}${searching ? '/q' : ''}${path === '/' ? '' : path}`
}
