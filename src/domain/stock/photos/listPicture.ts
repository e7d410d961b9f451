import { withoutHints } from '@/src/domain/media/pictureHints'

const STUDIO = '/studio/'

/** The platform's studio names its pictures by view: the whole vehicle on its plain ground is its hero. */
const HERO = '/hero.webp'

/**
 * Of the pictures of a model the one for a list, where all vehicles are compared on one ground: of the studio's its hero, else
 * the first. Nothing tells which of a dealership's own photos are alike (RTE-29).
 */
export const listPicture = (urls: readonly string[]): string | null => {
  const [first = null] = urls
  if (!first?.startsWith(STUDIO)) return first
  return urls.find((url) => url.startsWith(STUDIO) && withoutHints(url).endsWith(HERO)) ?? first
}

/** Which vehicle a picture shows: of the studio's the same one in any colour and view, else the picture itself. */
export const vehicleShown = (url: string): string =>
  url.startsWith(STUDIO) ? withoutHints(url).split('/').slice(0, -2).join('/') : withoutHints(url)
