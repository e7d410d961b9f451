import { RenderBlocks } from '@/blocks/RenderBlocks'
import { PageTitle } from '@/src/components/site/PageTitle'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

interface PageSectionsProps {
  site: Site
  page: Pick<Page, 'title' | 'slug' | 'layout'>
}

/** A page as its sections, under its title where they do not begin with a hero (CON-16). The home page has no title. */
export const PageSections = ({ site, page: { title, slug, layout } }: PageSectionsProps) => {
  const blocks = layout ?? []
  return (
    <>
      {slug !== 'home' && blocks[0]?.blockType !== 'hero' && <PageTitle title={title} />}
      <RenderBlocks blocks={blocks} site={site} />
    </>
  )
}
