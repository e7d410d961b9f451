import { StoryJournal } from '@/src/components/articles/StoryJournal'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { StoryCards } from '@/src/components/sections/StoryCards'
import { Section } from '@/src/components/ui/Section'
import { getBlogs } from '@/src/data/content/getBlogs'
import { siteZone } from '@/tenants/siteDay'
import type { BlogsBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** Latest posts; nothing while there are none (CON-24, CON-25). */
export const BlogsBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const stories = await getBlogs(site.id, block.limit)
  if (stories.length === 0) return null
  const Stories = block.layout === 'journal' ? StoryJournal : StoryCards
  return (
    <Section {...sectionProps(block)}>
      <Stories stories={stories} timeZone={siteZone(site)} />
    </Section>
  )
}
