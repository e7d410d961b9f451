import { RenderBlocks } from '@/blocks/RenderBlocks'
import { ReviewsBlock } from '@/blocks/reviews/Component'
import { AnswerFigures } from '@/src/components/tradeIn/AnswerFigures'
import { sellersFirst } from '@/src/domain/tradeIn/sellersFirst'
import type { Site } from '@/tenants/Site'
import type { PageWords } from '../../pageWords'

/**
 * What decides the figure, and the dealership's sections. Reasons of its own (whyBuy) take the place of the platform's
 * figures, which are those of cars; its reviews begin with people who sold or traded in.
 */
export const SellSections = ({ site, blocks }: { site: Site; blocks: PageWords['below'] }) => (
  <>
    {blocks.every(({ blockType }) => blockType !== 'whyBuy') && <AnswerFigures />}
    {blocks.map((block, index) =>
      block.blockType === 'reviews' ? (
        <ReviewsBlock key={block.id ?? index} block={block} site={site} first={sellersFirst} />
      ) : (
        <RenderBlocks key={block.id ?? index} blocks={[block]} site={site} />
      ),
    )}
  </>
)
