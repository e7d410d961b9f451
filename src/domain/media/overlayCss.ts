/** Subject of a picture: a car by its type, or an offer. */
type Pictured = 'new' | 'demo' | 'used' | 'offer'

interface Shared {
  place: 'bottom-right' | 'strip' | 'middle'
  shownOn: readonly Pictured[]
}

/** A ribbon or a watermark over pictures (CMS-04). */
export type PictureOverlay =
  | (Shared & { kind: 'ribbon'; words: string; tone: 'brand' | 'ink' | 'light' })
  | (Shared & { kind: 'watermark'; url: string; opacityPercent: number; widthPercent: number })

/**
 * Escapes any text as a CSS string: every character that could end the string, or the style element, becomes its code
 * point.
 */
const quoted = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,]/gu, (character) => `\\${(character.codePointAt(0) ?? 32).toString(16)} `)}"`

const TONES = {
  brand: 'background:var(--brand);color:var(--on-brand)',
  ink: 'background:var(--ink);color:var(--on-ink)',
  light: 'background:#fff;color:#16191d',
}

const PLACES = {
  'bottom-right': 'right:.75rem;bottom:.75rem;border-radius:var(--radius-control)',
  strip: 'inset:auto 0 0;text-align:center',
  middle: 'top:50%;left:50%;translate:-50% -50%;border-radius:var(--radius-control)',
}

const RIBBON =
  'position:absolute;z-index:5;pointer-events:none;padding:.4rem .8rem;font-weight:700;font-size:.8125rem;line-height:1.25;letter-spacing:.01em'

const MARK_PLACES = { 'bottom-right': '100% 100%', strip: '50% 100%', middle: '50% 50%' }

const bodyOf = (overlay: PictureOverlay): string => {
  if (overlay.kind === 'ribbon')
    return `content:${quoted(overlay.words)};${RIBBON};${PLACES[overlay.place]};${TONES[overlay.tone]}`
  const { url, place, opacityPercent, widthPercent } = overlay
  const box = 'content:"";position:absolute;z-index:4;inset:.75rem;pointer-events:none'
  return `${box};background:url(${quoted(url)}) ${MARK_PLACES[place]}/${widthPercent}% auto no-repeat;opacity:${opacityPercent / 100}`
}

const selectorOf = ({ shownOn, kind }: PictureOverlay): string => {
  const kinds: readonly Pictured[] = shownOn.length > 0 ? shownOn : ['new', 'demo', 'used']
  const pseudo = kind === 'ribbon' ? 'after' : 'before'
  return kinds
    .flatMap((name) => [
      `[data-picture=${name}]`,
      ...(name === 'offer' ? [] : [`[data-pictures=${name}] [data-frame]`]),
    ])
    .map((frame) => `${frame}::${pseudo}`)
    .join(',')
}

/** A ribbon covers the bottom of the picture: elements there, such as the car's location, are moved up. */
const liftOf = (overlay: PictureOverlay): string =>
  overlay.kind === 'ribbon' && overlay.place !== 'middle'
    ? `${selectorOf(overlay).replaceAll('::after', '>p')}{margin-bottom:2.25rem}`
    : ''

/**
 * Overlays as a style sheet for a site's pages; '' when there are none. The browser draws them over the frames of
 * pictures (`data-picture` of a card, `data-frame` in the `data-pictures` of a gallery): no script, no second copy of a
 * picture, and the pictures themselves, which feeds send on, are unchanged. When two of a kind match one picture, the
 * first in the list is used.
 */
export const overlayCss = (overlays: readonly PictureOverlay[]): string =>
  overlays
    .toReversed()
    .map((overlay) => `${selectorOf(overlay)}{${bodyOf(overlay)}}${liftOf(overlay)}`)
    .join('')
