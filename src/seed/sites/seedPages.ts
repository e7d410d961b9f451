import type { DemoPage, DemoTenant } from '@/tenants/demo/DemoTenant'
import { inWords } from '@/tenants/demo/shared/routeWords'
import { builtInPlatform } from '@/tenants/platform'
import { resolveSettings } from '@/tenants/resolveSettings'
import type { MenuLink } from '@/tenants/Site'
import { routePages } from '@/tenants/starter/routePages'
import { createMissing, type SeededRows } from '../createMissing'
import { storedSections } from '@/blocks/storedSections'
import type { SeedContext } from '../SeedContext'
import { studioPicture } from '../pictures/StudioLibrary'

const pagesOf = ({ name, template, settings, pages, words }: DemoTenant): DemoPage[] => {
  const { features } = resolveSettings({ template, overrides: settings }, builtInPlatform).settings
  return [...pages, ...routePages(name, features).map((page) => inWords(page, words))]
}

/** Pages built from sections, the home page among them, and the words of the fixed routes (CON-16). */
export const seedPages = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'pages',
    tenant,
    rows: pagesOf(demo),
    keyOf: ({ slug }) => slug,
    storedKeyOf: ({ slug }) => slug,
    create: ({ title, slug, description, layout }) =>
      context.payload.create({
        collection: 'pages',
        depth: 0,
        data: {
          tenant,
          _status: 'published',
          title,
          slug,
          layout: storedSections(layout, (token) => studioPicture(context.library, token)),
          seo: {
            title:
              slug === 'home' ? `${demo.name} | ${demo.tagline}`.slice(0, 70) : `${title} | ${demo.name}`.slice(0, 70),
            description: description.slice(0, 170),
            noIndex: slug === 'thank-you',
          },
        },
      }),
  })

const link = ({ label, href, newTab = false }: MenuLink) => ({ label, href, newTab })

/** Header and footer menus (CON-01, CON-07): one row a dealership. */
export const seedNavigation = (context: SeedContext, tenant: string, demo: DemoTenant): Promise<SeededRows> =>
  createMissing(context, {
    collection: 'navigation',
    tenant,
    rows: [demo],
    keyOf: () => 'menus',
    storedKeyOf: () => 'menus',
    create: ({ header, footer }) =>
      context.payload.create({
        collection: 'navigation',
        depth: 0,
        data: {
          tenant,
          header: header.map((entry) => ({ ...link(entry), children: entry.children?.map(link) ?? [] })),
          footer: footer.map(({ title, links }) => ({ title, links: links.map(link) })),
        },
      }),
  })
