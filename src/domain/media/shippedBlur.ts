import { withHints } from './pictureHints'
import blurs from './shippedBlurs.json'

const known = new Map<string, string>(Object.entries(blurs))

/** The address of a picture that comes with the platform (`public/studio`) with its tiny picture; any other unchanged. */
export const withShippedBlur = (url: string): string => withHints(url, { blur: known.get(url) })
