import { cx } from '@/src/components/ui/cx'

const COLOURS: Record<string, string> = {
  White: '#ffffff',
  Black: '#14161a',
  Grey: '#6d737b',
  Silver: '#c3c8ce',
  Blue: '#1f5fb4',
  Red: '#b3161e',
  Green: '#2f6b46',
  Brown: '#6b4a32',
  Orange: '#dd6a1c',
  Yellow: '#f0c419',
  Gold: '#c2a14d',
  Beige: '#dccfb4',
  Purple: '#64397f',
  Pink: '#e08aa8',
}

/** Paints so light that a white tick is lost on them. */
const LIGHT = ['White', 'Silver', 'Yellow', 'Beige', 'Pink']

/** A dot in the colour of a family of paints, with a shine; a chosen one has a tick and a ring. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    style={{ background: COLOURS[colour] ?? 'conic-gradient(#e5484d, #f0c419, #2f6b46, #1f5fb4, #64397f, #e5484d)' }}
    className={cx(
      'relative grid size-9 shrink-0 place-items-center rounded-full border border-black/20 transition-shadow',
      'before:absolute before:inset-0 before:rounded-full before:bg-linear-160 before:from-white/35 before:to-transparent before:to-55%',
      'group-hover/swatch:shadow-card group-aria-checked/swatch:check-mark group-aria-checked/swatch:ring-2 group-aria-checked/swatch:ring-brand group-aria-checked/swatch:ring-offset-2 group-aria-checked/swatch:ring-offset-brand-soft',
      LIGHT.includes(colour) ? 'text-fg' : 'text-white',
    )}
  />
)
