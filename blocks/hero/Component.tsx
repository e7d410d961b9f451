import { ArchBanner } from '@/src/components/sections/hero/ArchBanner'
import { HeroBanner } from '@/src/components/sections/hero/HeroBanner'
import { HeroSlides } from '@/src/components/sections/hero/HeroSlides'
import { SearchShortcuts } from '@/src/components/sections/hero/SearchShortcuts'
import { actionsOf } from '@/src/components/sections/sectionProps'
import { getReviews } from '@/src/data/content/getReviews'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { HeroBlock as Block } from '@/src/payload-types'
import type { Site, Theme } from '@/tenants/Site'
import { siteSearch } from '../stockSearch/siteSearch'

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

/** They need more width than the column of the words has. */
const WIDE: Block['searchLook'][] = ['kinds', 'models', 'places']

/** Where the search is placed: slides have no column of words, and some searches need more width than one has. */
const placeOf = ({ variant, searchPlace, searchLook }: Block): 'edge' | 'column' | 'bar' => {
  if (searchPlace === 'bar') return 'bar'
  if (variant === 'arch') return WIDE.includes(searchLook) ? 'bar' : 'column'
  return variant === 'slider' || WIDE.includes(searchLook) ? 'edge' : (searchPlace ?? 'edge')
}

/** The stock search, and what is below it. */
const searchOf = async (block: Block, site: Site, place: ReturnType<typeof placeOf>) => {
  const column = place === 'column' && block.variant !== 'centred'
  const [{ form, suggests }, counts, reviews] = await Promise.all([
    siteSearch(site, { look: block.searchLook ?? 'fields', boxed: place !== 'bar' && !column, narrow: column }),
    getStockCounts(site),
    getReviews(site),
  ])
  return { form, after: <SearchShortcuts counts={suggests ? null : counts} reviews={reviews} /> }
}

/** The top of a page: words and a picture, or slides, with the stock search (ENT-18, CON-12). */
export const HeroBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const place = placeOf(block)
  const search = block.showSearch ? await searchOf(block, site, place) : null
  const slides = block.variant === 'slider' ? slidesOf(block, site.settings.slider.buttonLabel) : []
  if (slides.length > 0) {
    return (
      <HeroSlides title={block.heading} slides={slides} bar={place === 'bar'}>
        {search && (
          <>
            {search.form}
            {search.after}
          </>
        )}
      </HeroSlides>
    )
  }
  const parts = {
    eyebrow: block.eyebrow ?? null,
    heading: block.heading,
    text: block.text ?? null,
    image: pictureOf(block.image),
    actions: actionsOf(block.button, block.secondButton),
    after: search?.after,
  }
  if (block.variant === 'arch')
    return (
      <ArchBanner {...parts} bar={place === 'bar'}>
        {search?.form}
      </ArchBanner>
    )
  return (
    <HeroBanner
      {...parts}
      layout={block.variant === 'slider' ? 'split' : block.variant}
      tone={TONES[site.theme.headerStyle]}
      place={place}
    >
      {search?.form}
    </HeroBanner>
  )
}
