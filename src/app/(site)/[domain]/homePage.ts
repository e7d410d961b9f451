import { getPage } from '@/src/data/content/getPage'
import type { Page } from '@/src/payload-types'
import { storedSections } from '@/blocks/storedSections'
import type { Site } from '@/tenants/Site'
import { pictureAddress } from '@/tenants/starter/pictureAddress'
import { starterHome } from '@/tenants/starter/starterHome'
import { templateNameOf } from '@/tenants/templates/templates'

export type HomePage = Pick<Page, 'title' | 'seo' | 'layout'>

/**
 * The home page: the published page 'home' (CON-16), or the template's starter page for a dealership that has not made
 * one yet (OPS-04).
 */
export const homePage = async (site: Site): Promise<HomePage> => {
  const page = await getPage(site.id, 'home')
  if (page) return page
  const { title, description, layout } = starterHome(templateNameOf(site.template), site.name, site.settings)
  return { title, seo: { description }, layout: storedSections(layout, pictureAddress) }
}
