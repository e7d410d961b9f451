/** Default focal point in percent: frames crop around the middle. */
const MIDDLE = 50

/** The hints after a picture's address, in this order. */
const FRAGMENT = /#(?:focus=(\d{1,3}),(\d{1,3}))?&?(?:blur=([A-Za-z0-9+/=]+))?$/
/** What `blurOfPicture` makes is always this; only the rest travels with the address. */
const DATA = 'data:image/webp;base64,'

interface PictureHints {
  /** The focal point in percent from the left and top edge (CMS-04); the middle is the default and adds nothing. */
  focalX?: unknown
  focalY?: unknown
  /** A tiny picture as a data address, which a frame shows until the real one is there. */
  blur?: unknown
}

const percent = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : MIDDLE

/**
 * Adds what a page should know of a picture to its address, as the address's fragment: browsers do not send it to servers,
 * and every component passes it on to `Photo`.
 */
export const withHints = (url: string, { focalX, focalY, blur }: PictureHints): string => {
  const [left, top] = [percent(focalX), percent(focalY)]
  const hints = [
    left === MIDDLE && top === MIDDLE ? '' : `focus=${left},${top}`,
    typeof blur === 'string' && blur.startsWith(DATA) ? `blur=${blur.slice(DATA.length)}` : '',
  ].filter(Boolean)
  return hints.length > 0 ? `${withoutHints(url)}#${hints.join('&')}` : url
}

/** The address alone: for servers, files, other sites and comparisons. */
export const withoutHints = (url: string): string => url.replace(FRAGMENT, '')

/** The address without its tiny picture, where it would only make a list of many longer. */
export const withoutBlur = (url: string): string => url.replace(/[#&]blur=[A-Za-z0-9+/=]+$/, '')

/** Two addresses of one picture: lists carry fewer hints than pages. */
export const isSamePicture = (one: string, other: string): boolean => withoutHints(one) === withoutHints(other)

/** The picture's own address, for what other sites and programs read. */
export const pictureHref = (url: string, origin: string): string => new URL(withoutHints(url), origin).href

/** The focal point as CSS `object-position`; undefined for the middle. */
export const focusOf = (url: string): string | undefined => {
  const [, x, y] = FRAGMENT.exec(url) ?? []
  return x === undefined ? undefined : `${x}% ${y}%`
}

/** The tiny picture as a data address; undefined when there is none. */
export const blurOf = (url: string): string | undefined => {
  const blur = FRAGMENT.exec(url)?.[3]
  return blur && DATA + blur
}
