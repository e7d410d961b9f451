import { headers } from 'next/headers'
import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import type { Site } from '@/tenants/Site'

/** The site a form was sent from, by its host; null when there is none. A form cannot name another site (TEN-15). */
export const requestSite = async (): Promise<Site | null> => {
  const host = await tenantOfHost(requestHost(await headers()))
  return host.kind === 'site' ? getSite(host.tenantId) : null
}
