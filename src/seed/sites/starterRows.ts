import type { NewTenant } from '@/tenants/create/createTenant'
import type { StarterPage } from '@/tenants/create/insertTenant'
import { starterPages } from '@/tenants/starter/starterPages'
import { pageLayout } from './pageLayout'
import { readStudioLibrary } from '../pictures/readStudioLibrary'
import { studioPicture } from '../pictures/StudioLibrary'

const SEO_WORDS = 170

/** The pages a new dealership starts with, as they are stored (OPS-04). */
export const starterRows = async (tenant: NewTenant): Promise<StarterPage[]> => {
  const library = await readStudioLibrary(process.cwd())
  return starterPages(tenant).map(({ title, slug, description, layout }) => ({
    title,
    slug,
    layout: pageLayout(layout, (token) => studioPicture(library, token)),
    seo: { description: description.slice(0, SEO_WORDS), noIndex: slug === 'thank-you' },
  }))
}
