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

/** A dot in the colour of a family of paints. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    style={{ background: COLOURS[colour] ?? 'linear-gradient(135deg, #f2f2f2 50%, #9aa1aa 50%)' }}
    className="size-5 shrink-0 rounded-full border border-black/20"
  />
)
