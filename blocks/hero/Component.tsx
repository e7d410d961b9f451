import { HeroBanner } from '@/src/components/sections/hero/HeroBanner'
import { HeroSlides } from '@/src/components/sections/hero/HeroSlides'
import { SearchShortcuts } from '@/src/components/sections/hero/SearchShortcuts'
import { actionsOf } from '@/src/components/sections/sectionProps'
import { StockSearchForm } from '@/src/components/sections/StockSearchForm'
import { getReviews } from '@/src/data/content/getReviews'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { HeroBlock as Block } from '@/src/payload-types'
import type { Site, Theme } from '@/tenants/Site'

const TONES: Record<Theme['headerStyle'], 'light' | 'dark'> = {
  light: 'light',
  centred: 'light',
  dark: 'dark',
  overlay: 'dark',
}

const slidesOf = ({ slides }: Block, buttonLabel: string) =>
  (slides ?? []).map(({ id, name, description, image, button, hide_overlay }) => ({
    id: id ?? name,
    name,
    description: description ?? null,
    image: pictureOf(image, name),
    action: button?.href ? { label: button.label || buttonLabel, href: button.href } : null,
    hideOverlay: hide_overlay === true,
  }))

/** The stock search, and what stands below it. */
const searchOf = async (site: Site) => {
  const [counts, reviews] = await Promise.all([getStockCounts(site), getReviews(site)])
  return {
    form: <StockSearchForm counts={counts} />,
    after: <SearchShortcuts counts={counts} reviews={reviews} />,
  }
}

/** The top of a page: words and a picture, or slides, with the stock search (ENT-18, CON-12). */
export const HeroBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const search = block.showSearch ? await searchOf(site) : null
  const slides = block.variant === 'slider' ? slidesOf(block, site.settings.slider.buttonLabel) : []
  if (slides.length > 0) {
    return (
      <HeroSlides title={block.heading} slides={slides}>
        {search?.form}
        {search?.after}
      </HeroSlides>
    )
  }
  return (
    <HeroBanner
      layout={block.variant === 'slider' ? 'split' : block.variant}
      eyebrow={block.eyebrow ?? null}
      heading={block.heading}
      text={block.text ?? null}
      image={pictureOf(block.image)}
      actions={actionsOf(block.button, block.secondButton)}
      tone={TONES[site.theme.headerStyle]}
      after={search?.after}
    >
      {search?.form}
    </HeroBanner>
  )
}
