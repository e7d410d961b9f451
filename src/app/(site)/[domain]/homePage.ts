import { getPage } from '@/src/data/getPage'
import type { Page } from '@/src/payload-types'
import { pageLayout } from '@/src/seed/pageLayout'
import type { DemoBlock } from '@/tenants/demo/DemoTenant'
import type { Site } from '@/tenants/Site'
import { starterHome } from '@/tenants/starter/starterHome'
import { isTemplateName } from '@/tenants/templates/templates'

export type HomePage = Pick<Page, 'title' | 'seo' | 'layout'>

const isBlocks = (value: unknown): value is DemoBlock[] => Array.isArray(value)

/** 'studio:suv/blue' -> the address of that picture. */
const withPictures = (blocks: DemoBlock[]): DemoBlock[] => {
  const text = JSON.stringify(blocks).replace(
    /"studio:([a-z-]+)\/([a-z]+)(?:\/([a-z]+))?"/g,
    (_, body: string, colour: string, view = 'hero') => `"/studio/${body}/${colour}/${view}.webp"`,
  )
  const drawn: unknown = JSON.parse(text)
  return isBlocks(drawn) ? drawn : blocks
}

/**
 * What stands at `/`: the published page 'home' (CON-16). A dealership that was opened in the admin and has not made one yet
 * shows what its template begins with (OPS-04).
 */
export const homePage = async (site: Site): Promise<HomePage> => {
  const page = await getPage(site.id, 'home')
  if (page) return page
  const { features, routes } = site.settings
  const { title, description, layout } = starterHome(isTemplateName(site.template) ? site.template : 'default', {
    name: site.name,
    sellPath: routes.sellPath,
    financePath: routes.financeLink,
    hasFinance: features.finance,
  })
  return { title, seo: { description }, layout: pageLayout(withPictures(layout), {}) }
}
