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
  /** Its folder's name: 'statsBanner'. */
  slug: string
  /** What editors call it: 'Figures'. */
  name: string
  group: (typeof blockGroups)[number]
  /** From `sketch(…)`. */
  thumbnail: string
  fields: Field[]
  /** The ground it stands on until an editor chooses another; null: it has no ground to choose. */
  tone: Tone | null
}

/**
 * A page section as every other one is: its place and thumbnail in the picker, its row's label, and under its own fields
 * how it looks. Its type is called after the slug: 'statsBanner' gives `StatsBannerBlock`.
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
