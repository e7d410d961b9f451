import { createHash } from 'node:crypto'
import { KeptFiles } from './KeptFiles'
import { pdfPool } from './pdfPool'
import type { CarSheet } from './sheet/CarSheet'

const MB = 1_000_000
const brochures = new KeptFiles(16 * MB)
const pictures = new KeptFiles(48 * MB)

/** As many as the brochure shows. */
const PHOTOS = 4
/** At 150 dots an inch, from edge to edge. */
const FIRST_PX = 1240
const SMALL_PX = 480

interface BrochurePhotos {
  /** Whose pictures they are: two sites may use one path. */
  siteId: string
  addresses: string[]
  /** A picture as JPEG; null: it cannot be had. */
  read: (address: string, widthPx: number) => Promise<Uint8Array | null>
}

/**
 * A car's brochure as PDF. The same car with the same facts and pictures on the same day is made once, and so is each of
 * its pictures in its size; both are kept in memory within bounds.
 *
 * @throws PdfBusyError when too many are being made.
 */
export const brochure = async (sheet: CarSheet, { siteId, addresses, read }: BrochurePhotos): Promise<Uint8Array> => {
  const wanted = addresses.slice(0, PHOTOS)
  const key = createHash('sha256')
    .update(JSON.stringify([siteId, sheet, wanted]))
    .digest('base64')
  const made = await brochures.get(key, async () => {
    const files = await Promise.all(
      wanted.map((address, at) => {
        const widthPx = at === 0 ? FIRST_PX : SMALL_PX
        return pictures.get(`${siteId} ${widthPx} ${address}`, () => read(address, widthPx))
      }),
    )
    return pdfPool().draw(
      sheet,
      files.flatMap((file) => file ?? []),
    )
  })
  if (!made) throw new Error('No brochure was made.')
  return made
}
