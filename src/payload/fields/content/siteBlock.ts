import type { Block, Field } from 'payload'
import { lookFields, type Tone } from './sectionFields'

/** Headings of the block picker, in its order. */
export const blockGroups = [
  'Top of the page',
  'Stock and search',
  'Offers and news',
  'Why us',
  'Get in touch',
  'Words and pictures',
] as const

interface SiteBlock {
  /** Name of its folder: 'statsBanner'. */
  slug: string
  /** Label for editors: 'Figures'. */
  name: string
  group: (typeof blockGroups)[number]
  /** From `sketch(…)`. */
  thumbnail: string
  fields: Field[]
  /** Its default background; null when the background cannot be chosen. */
  tone: Tone | null
}

/**
 * Config of a page section with the common parts: group and thumbnail in the picker, row label, and the look fields
 * after its own. The generated type is named after the slug: 'statsBanner' gives `StatsBannerBlock`.
 */
export const siteBlock = ({ slug, name, group, thumbnail, fields, tone }: SiteBlock): Block => ({
  slug,
  interfaceName: `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`,
  labels: { singular: name, plural: name },
  admin: {
    group,
    images: { thumbnail: { url: thumbnail, alt: '' } },
    components: {
      Label: { path: '/src/components/admin/sections/SectionLabel#SectionLabel', clientProps: { kind: name } },
    },
  },
  fields: tone === null ? fields : [...fields, lookFields(tone)],
})
