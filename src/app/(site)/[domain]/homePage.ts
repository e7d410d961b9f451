import { getPage } from '@/src/data/content/getPage'
import type { Page } from '@/src/payload-types'
import { pageLayout } from '@/src/seed/sites/pageLayout'
import type { Site } from '@/tenants/Site'
import { starterHome } from '@/tenants/starter/starterHome'
import { templateNameOf } from '@/tenants/templates/templates'

export type HomePage = Pick<Page, 'title' | 'seo' | 'layout'>

/** 'suv/blue' -> where that picture is. */
const pictureAt = (token: string): string => {
  const [body, colour, view = 'hero'] = token.split('/')
  return `/studio/${body}/${colour}/${view}.webp`
}

/**
 * What stands at `/`: the published page 'home' (CON-16). A dealership that was opened in the admin and has not made one yet
 * shows what its template begins with (OPS-04).
 */
export const homePage = async (site: Site): Promise<HomePage> => {
  const page = await getPage(site.id, 'home')
  if (page) return page
  const { title, description, layout } = starterHome(templateNameOf(site.template), site.name, site.settings)
  return { title, seo: { description }, layout: pageLayout(layout, pictureAt) }
}
