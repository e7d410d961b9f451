import { FixedBanner } from '@/src/components/sections/FixedBanner'
import { PictureBanner } from '@/src/components/sections/PictureBanner'
import { actionsOf, groundOf } from '@/src/components/sections/sectionProps'
import { SplitCallout } from '@/src/components/sections/SplitCallout'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { PromoBlock as Block } from '@/src/payload-types'

/** One message: beside a picture, on one, or fixed at the bottom of the screen (CON-11). */
export const PromoBlock = ({ block }: { block: Block }) => {
  const message = {
    eyebrow: block.eyebrow ?? null,
    heading: block.heading,
    text: block.text ?? null,
    image: pictureOf(block.image),
    actions: actionsOf(block.button),
  }
  if (block.variant === 'fixed') return <FixedBanner heading={message.heading} action={message.actions[0] ?? null} />
  if (block.variant === 'banner' && message.image) return <PictureBanner {...message} image={message.image} />
  return <SplitCallout {...message} points={[]} ground={groundOf(block.tone)} />
}
