import { FeatureTiles } from '@/src/components/sections/FeatureTiles'
import { sectionIcons } from '@/src/components/sections/sectionIcons'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { FeatureBannerBlock as Block } from '@/src/payload-types'

/** Three ways on (CON-10). */
export const FeatureBannerBlock = ({ block }: { block: Block }) => (
  <Section {...sectionProps(block)}>
    <FeatureTiles
      items={(block.items ?? []).map(({ title, text, href, icon, image }) => ({
        title,
        text: text ?? null,
        href,
        icon: sectionIcons[icon ?? 'badge-check'],
        image: pictureOf(image),
      }))}
    />
  </Section>
)
