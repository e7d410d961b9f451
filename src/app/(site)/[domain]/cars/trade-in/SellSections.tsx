import { RenderBlocks } from '@/blocks/RenderBlocks'
import { ReviewsBlock } from '@/blocks/reviews/Component'
import { WorkedExample } from '@/src/components/tradeIn/WorkedExample'
import { getTradeInExample } from '@/src/data/cars/getTradeInExample'
import { sellersFirst } from '@/src/domain/tradeIn/sellersFirst'
import type { FormLook } from '@/src/domain/content/sectionLooks'
import type { Site } from '@/tenants/Site'
import type { PageWords } from '../../pageWords'

interface SellSectionsProps {
  site: Site
  blocks: PageWords['below']
  look: FormLook
  /** Where on the page the form begins. */
  start?: string
}

/** The dealership's sections; its reviews are those of people who sold or traded in. */
export const SellBlocks = ({ site, blocks }: Pick<SellSectionsProps, 'site' | 'blocks'>) =>
  blocks.map((block, index) =>
    block.blockType === 'reviews' ? (
      <ReviewsBlock key={block.id ?? index} block={block} site={site} first={sellersFirst} />
    ) : (
      <RenderBlocks key={block.id ?? index} blocks={[block]} site={site} />
    ),
  )

/**
 * An example of a figure, and the dealership's sections. Reasons of its own (whyBuy) take the place of the example, which is
 * of a car.
 */
export const SellSections = async ({ site, blocks, look, start }: SellSectionsProps) => {
  const reasoned = blocks.some(({ blockType }) => blockType === 'whyBuy')
  const example = reasoned ? null : await getTradeInExample(site)
  return (
    <>
      {example && <WorkedExample {...example} look={look} start={start} />}
      <SellBlocks site={site} blocks={blocks} />
    </>
  )
}
