import { Fragment, type ReactNode } from 'react'
import type { Page } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { BlogsBlock } from './blogs/Component'
import { BodyTypesBlock } from './bodyTypes/Component'
import { BrandGridBlock } from './brandGrid/Component'
import { FaqBlock } from './faq/Component'
import { FeatureBannerBlock } from './featureBanner/Component'
import { FinanceCalloutBlock } from './financeCallout/Component'
import { HeroBlock } from './hero/Component'
import { LocationsBlock } from './locations/Component'
import { OffersBlock } from './offers/Component'
import { PromoBlock } from './promo/Component'
import { ReviewsBlock } from './reviews/Component'
import { RichTextBlock } from './richText/Component'
import { StatsBannerBlock } from './statsBanner/Component'
import { StockCarouselBlock } from './stockCarousel/Component'
import { StockSearchBlock } from './stockSearch/Component'
import { TradeInCalloutBlock } from './tradeInCallout/Component'
import { WhyBuyBlock } from './whyBuy/Component'

type SiteBlock = NonNullable<Page['layout']>[number]
type Blocks = { [B in SiteBlock as B['blockType']]: B }
type BlockSlug = keyof Blocks
type BlockComponents = { [S in BlockSlug]: (props: { block: Blocks[S]; site: Site }) => ReactNode | Promise<ReactNode> }

/** One component for every block an editor may place: leaving one out does not compile. */
const components: BlockComponents = {
  blogs: BlogsBlock,
  bodyTypes: BodyTypesBlock,
  brandGrid: BrandGridBlock,
  faq: FaqBlock,
  featureBanner: FeatureBannerBlock,
  financeCallout: FinanceCalloutBlock,
  hero: HeroBlock,
  locations: LocationsBlock,
  offers: OffersBlock,
  promo: PromoBlock,
  reviews: ReviewsBlock,
  richText: RichTextBlock,
  statsBanner: StatsBannerBlock,
  stockCarousel: StockCarouselBlock,
  stockSearch: StockSearchBlock,
  tradeInCallout: TradeInCalloutBlock,
  whyBuy: WhyBuyBlock,
}

const renderBlock = <S extends BlockSlug>(slug: S, block: Blocks[S], site: Site): ReactNode | Promise<ReactNode> =>
  components[slug]({ block, site })

/** The sections of a page, in the editor's order. */
export const RenderBlocks = async ({ blocks, site }: { blocks: SiteBlock[]; site: Site }) => {
  const sections = await Promise.all(blocks.map((block) => renderBlock(block.blockType, block, site)))
  return sections.map((section, index) => <Fragment key={blocks[index]?.id ?? index}>{section}</Fragment>)
}
