/** The middle of a picture, where a frame crops around when nobody said otherwise. */
const MIDDLE = 50

const FRAGMENT = /#focus=(\d{1,3}),(\d{1,3})$/

const percent = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : MIDDLE

/**
 * A picture's address with the point that stays in view however it is cropped, in percent from its left and top edge
 * (CMS-04). It travels as the address's fragment, which no server is ever sent, so that no component on the way can lose it.
 * The middle needs no word.
 */
export const withFocus = (url: string, x: unknown, y: unknown): string => {
  const [left, top] = [percent(x), percent(y)]
  return left === MIDDLE && top === MIDDLE ? url : `${withoutFocus(url)}#focus=${left},${top}`
}

/** The address alone. */
export const withoutFocus = (url: string): string => url.replace(FRAGMENT, '')

/** Where a frame keeps the picture, as CSS `object-position`; undefined: in the middle. */
export const focusOf = (url: string): string | undefined => {
  const [, x, y] = FRAGMENT.exec(url) ?? []
  return x === undefined ? undefined : `${x}% ${y}%`
}
