import { actionsOf, lookOf } from '@/src/components/sections/sectionProps'
import { SplitCallout } from '@/src/components/sections/SplitCallout'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { FinanceCalloutBlock as Block } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'

/** Invitation to finance; nothing on a site without finance (CON-16, TEN-06). */
export const FinanceCalloutBlock = ({ block, site }: { block: Block; site: Site }) => {
  if (!site.settings.features.finance) return null
  return (
    <SplitCallout
      eyebrow="Finance"
      heading={block.heading ?? 'Finance that fits'}
      text={block.intro ?? null}
      points={block.points ?? []}
      actions={actionsOf(block.button, block.secondButton)}
      image={pictureOf(block.image)}
      {...lookOf(block)}
    >
      {block.disclaimer && <p className="mt-6 text-sm text-muted">{block.disclaimer}</p>}
    </SplitCallout>
  )
}
