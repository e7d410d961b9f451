import type { Theme } from '@/tenants/Site'
import { contrast, readableOn, textOn } from './contrast'

const FONT_FAMILIES: Record<Theme['font'], string> = {
  inter: "'Inter', 'Inter Fallback'",
  manrope: "'Manrope', 'Manrope Fallback'",
  outfit: "'Outfit', 'Outfit Fallback'",
  sora: "'Sora', 'Sora Fallback'",
  figtree: "'Figtree', 'Figtree Fallback'",
}

/** Headings of another font than the text: their file in public/fonts. */
export const headingFonts: Partial<Record<Theme['headings'], string>> = {
  capitals: 'sofia-sans-condensed',
  serif: 'source-serif-4',
}

const BODY_TEXT = '#56606d'

/** The theme as the CSS custom properties globals.css reads. No tenant's choice of colours can fall below 4.5:1. */
export const themeVariables = (theme: Theme): Record<`--${string}`, string> => {
  const surface = contrast(theme.surface, BODY_TEXT) >= 4.5 ? theme.surface : '#f6f7f9'
  const pale = ['#ffffff', surface]
  return {
    '--brand': theme.brand,
    '--on-brand': textOn(theme.brand, theme.onBrand),
    '--brand-on-light': readableOn(theme.brand, pale),
    '--ink': theme.ink,
    '--on-ink': textOn(theme.ink, theme.onInk),
    '--accent': theme.accent,
    '--on-accent': textOn(theme.accent),
    '--accent-on-ink': readableOn(theme.accent, [theme.ink]),
    '--surface': surface,
    '--radius': `${theme.radius}px`,
    '--font': FONT_FAMILIES[theme.font],
  }
}
