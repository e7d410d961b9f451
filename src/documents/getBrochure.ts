import { createHash } from 'node:crypto'
import { headerColours } from '@/tenants/headerColours'
import type { BrochureContent } from './brochure/BrochureContent'
import { printPool } from './printPool'
import { keptFiles } from './keptFiles'

const MB = 1_000_000

const brochures = keptFiles(16 * MB)
const pictures = keptFiles(48 * MB)

/** As many as the brochure shows. */
const PHOTOS = 4
/** At about 200 dots an inch. */
const FIRST_PX = 1240
const SMALL_PX = 400
const LOGO_PX = 480

interface BrochurePictures {
  /** Two sites may use the same path. */
  siteId: string
  logo: string | null
  photos: string[]
  /** A picture as JPEG, on `background` where it is transparent; null when it cannot be read. */
  read: (address: string, widthPx: number, background: string) => Promise<Uint8Array | null>
}

/**
 * A car's brochure as PDF. Brochures are cached by their content and pictures by their size, both in memory within
 * limits, so that each is made once.
 *
 * @throws PrintBusyError when too many are being made.
 */
export const getBrochure = async (
  content: BrochureContent,
  { siteId, logo, photos, read }: BrochurePictures,
): Promise<Uint8Array> => {
  const wanted = photos.slice(0, PHOTOS)
  const picture = (address: string, widthPx: number, background = '#ffffff') =>
    pictures.get(`${siteId} ${widthPx} ${background} ${address}`, () => read(address, widthPx, background))
  const key = createHash('sha256')
    .update(JSON.stringify([siteId, content, logo, wanted]))
    .digest('base64')
  const pdf = await brochures.get(key, async () => {
    const [logoFile, ...files] = await Promise.all([
      logo ? picture(logo, LOGO_PX, headerColours(content.theme).background) : null,
      ...wanted.map((address, at) => picture(address, at === 0 ? FIRST_PX : SMALL_PX)),
    ])
    const images = { logo: logoFile ?? null, photos: files.flatMap((file) => file ?? []) }
    return printPool().render({ content, images })
  })
  if (!pdf) throw new Error('No brochure was made.')
  return pdf
}
