import { notFound } from 'next/navigation'
import { getSite } from '@/src/data/site/getSite'
import type { Site } from '@/tenants/Site'

/** The site a page belongs to; not found when it is not, or no longer, there (TEN-15). */
export const requireSite = async (params: Promise<{ domain: string }>): Promise<Site> => {
  const site = await getSite((await params).domain)
  if (!site) notFound()
  return site
}
