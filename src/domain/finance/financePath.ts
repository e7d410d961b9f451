import type { Site } from '@/tenants/Site'

/** The finance page's canonical path: the site's own link when it leads to this site (RTE-09). */
export const financePath = ({ settings }: Pick<Site, 'settings'>): string => {
  const path = settings.routes.financeLink.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') && !path.startsWith('//') ? path : '/finance'
}
