import { FixedBanner } from '@/src/components/sections/hero/FixedBanner'
import { actionsOf } from '@/src/components/sections/sectionProps'
import type { BookServiceBlock as Block } from '@/src/payload-types'

/** The fixed 'Book a Service' banner (CON-11). */
export const BookServiceBlock = ({ block }: { block: Block }) => (
  <FixedBanner heading={block.heading} text={block.text ?? null} action={actionsOf(block.button)[0] ?? null} />
)
