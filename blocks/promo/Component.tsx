import { PictureBanner } from '@/src/components/sections/hero/PictureBanner'
import { actionsOf, lookOf } from '@/src/components/sections/sectionProps'
import { SplitCallout } from '@/src/components/sections/SplitCallout'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { PromoBlock as Block } from '@/src/payload-types'

/** One message: beside a picture, or on one. */
export const PromoBlock = ({ block }: { block: Block }) => {
  const message = {
    eyebrow: block.eyebrow ?? null,
    heading: block.heading,
    text: block.text ?? null,
    image: pictureOf(block.image),
    actions: actionsOf(block.button),
  }
  const look = lookOf(block)
  if (block.variant === 'banner' && message.image)
    return <PictureBanner {...message} id={look.id} image={message.image} />
  return <SplitCallout {...message} points={[]} {...look} />
}
