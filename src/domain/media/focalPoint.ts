/** Default focal point in percent: frames crop around the middle. */
const MIDDLE = 50

const FRAGMENT = /#focus=(\d{1,3}),(\d{1,3})$/

const percent = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : MIDDLE

/**
 * Adds the focal point, in percent from the left and top edge, to a picture's address (CMS-04). It is the address's
 * fragment, which browsers do not send to servers, so that every component passes it on. The middle is the default and
 * adds nothing.
 */
export const withFocus = (url: string, x: unknown, y: unknown): string => {
  const [left, top] = [percent(x), percent(y)]
  return left === MIDDLE && top === MIDDLE ? url : `${withoutFocus(url)}#focus=${left},${top}`
}

/** The address without its focal point. */
export const withoutFocus = (url: string): string => url.replace(FRAGMENT, '')

/** The focal point as CSS `object-position`; undefined for the middle. */
export const focusOf = (url: string): string | undefined => {
  const [, x, y] = FRAGMENT.exec(url) ?? []
  return x === undefined ? undefined : `${x}% ${y}%`
}
