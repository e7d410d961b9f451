import { actionsOf, lookOf } from '@/src/components/sections/sectionProps'
import { SplitCallout } from '@/src/components/sections/SplitCallout'
import { StepList } from '@/src/components/sections/StepList'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { TradeInCalloutBlock as Block } from '@/src/payload-types'

/** 'We want your car': what happens, and where to start. */
export const TradeInCalloutBlock = ({ block }: { block: Block }) => (
  <SplitCallout
    eyebrow="Sell or trade in"
    heading={block.heading ?? 'We want your car'}
    text={block.intro ?? null}
    points={[]}
    actions={actionsOf(block.button)}
    image={pictureOf(block.image)}
    {...lookOf(block)}
    flipped
  >
    <StepList steps={block.steps ?? []} />
  </SplitCallout>
)
