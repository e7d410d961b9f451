import { storedSections } from '@/blocks/storedSections'
import type { NewTenant } from '@/tenants/create/createTenant'
import type { StarterPage } from '@/tenants/create/insertTenant'
import { pictureAddress } from '@/tenants/starter/pictureAddress'
import { starterPages } from '@/tenants/starter/starterPages'

const SEO_WORDS = 170

/** The pages a new dealership starts with, as they are stored (OPS-04). */
export const starterRows = (tenant: NewTenant): StarterPage[] =>
  starterPages(tenant).map(({ title, slug, description, layout }) => ({
    title,
    slug,
    layout: storedSections(layout, pictureAddress),
    seo: { description: description.slice(0, SEO_WORDS), noIndex: slug === 'thank-you' },
  }))
