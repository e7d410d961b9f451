import type { Block } from 'payload'
import { blogsBlock } from './blogs/config'
import { bodyTypesBlock } from './bodyTypes/config'
import { brandGridBlock } from './brandGrid/config'
import { faqBlock } from './faq/config'
import { featureBannerBlock } from './featureBanner/config'
import { financeCalloutBlock } from './financeCallout/config'
import { heroBlock } from './hero/config'
import { locationsBlock } from './locations/config'
import { offersBlock } from './offers/config'
import { promoBlock } from './promo/config'
import { reviewsBlock } from './reviews/config'
import { richTextBlock } from './richText/config'
import { statsBannerBlock } from './statsBanner/config'
import { stockCarouselBlock } from './stockCarousel/config'
import { stockSearchBlock } from './stockSearch/config'
import { tradeInCalloutBlock } from './tradeInCallout/config'
import { whyBuyBlock } from './whyBuy/config'

/** Every section an editor may place on a page. A new one also needs its component in RenderBlocks.tsx. */
export const siteBlocks: Block[] = [
  heroBlock,
  featureBannerBlock,
  stockCarouselBlock,
  stockSearchBlock,
  bodyTypesBlock,
  brandGridBlock,
  statsBannerBlock,
  whyBuyBlock,
  reviewsBlock,
  offersBlock,
  blogsBlock,
  locationsBlock,
  financeCalloutBlock,
  tradeInCalloutBlock,
  faqBlock,
  richTextBlock,
  promoBlock,
]
