import { z } from 'zod'
import type { Theme } from '../Site'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b5cad')

/** Every part of a theme and what it accepts; a dealership stores only the parts it changes. */
export const themeShape = {
  brand: colour,
  onBrand: colour,
  ink: colour,
  onInk: colour,
  accent: colour,
  surface: colour,
  radius: z.number().min(0).max(32),
  font: z.enum(['inter', 'manrope', 'outfit', 'sora', 'figtree']),
  headerStyle: z.enum(['light', 'dark', 'overlay', 'centred']),
  cardStyle: z.enum(['elevated', 'outlined', 'flush']),
  headings: z.enum(['strong', 'light', 'capitals', 'serif']),
  sectionStart: z.enum(['plain', 'centred', 'line', 'bar']),
  motif: z.enum(['none', 'arch']),
  footerStyle: z.enum(['columns', 'light', 'statement', 'places', 'index']),
  pageHead: z.enum(['plain', 'open', 'centred', 'dark']),
  vehicleLayout: z.enum(['beside', 'wide', 'stage', 'sheet', 'story', 'editorial']),
  cardLayout: z.enum(['classic', 'price', 'editorial', 'sheet', 'brochure']),
  searchLayout: z.enum(['column', 'right', 'bar', 'centred', 'band']),
  modelLayout: z.enum(['grades', 'stage', 'compare', 'figures']),
  placesLayout: z.enum(['beside', 'map', 'photos', 'rows', 'cities']),
}

export const themeSchema: z.ZodType<Theme> = z.object(themeShape)

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG's contrast of text that can be read. */
export const READABLE = 4.5

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** White or near-black, whichever reads better on a colour. With a black this dark one of the two always reaches 4.5:1. */
export const readableOn = (background: string): string =>
  contrast(background, '#ffffff') >= contrast(background, '#040506') ? '#ffffff' : '#040506'
