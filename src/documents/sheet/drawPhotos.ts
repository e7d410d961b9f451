import type { SheetPhotos } from './CarSheet.ts'
import { PAGE } from './look.ts'
import type { Doc } from './pen.ts'

const GAP = 3
/** What cameras make, so that nothing is cropped off a usual photo. */
const RATIO = 1.5
const MOST_SMALLS = 3

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Fills the box, the middle of the picture in its middle. A file that is no picture leaves the box grey. */
const drawPhoto = (doc: Doc, file: Uint8Array, { x, y, width, height }: Box): void => {
  doc.rect(x, y, width, height).fill('#e8ebef')
  doc.save().rect(x, y, width, height).clip()
  try {
    const cover: [number, number] = [width, height]
    doc.image(Buffer.from(file.buffer, file.byteOffset, file.byteLength), x, y, {
      cover,
      align: 'center',
      valign: 'center',
    })
  } catch {
    // The brochure is still worth having without it.
  }
  doc.restore()
}

/** Two photos are one: beside the first, a second one alone would have to be cut to a strip. */
const smallsOf = ([, ...rest]: SheetPhotos): SheetPhotos => (rest.length < 2 ? [] : rest.slice(0, MOST_SMALLS))

/** How high the photos stand best, in points: uncropped where the camera's pictures are three by two; 0 without any. */
export const photosHeight = (photos: SheetPhotos): number => {
  const smalls = smallsOf(photos).length
  if (photos.length === 0) return 0
  return smalls === 0 ? PAGE.width / RATIO : (PAGE.width - GAP) / (RATIO + RATIO / smalls)
}

/** The first photo from edge to edge, or with two or three small ones in a column beside it. @returns where they end. */
export const drawPhotos = (doc: Doc, photos: SheetPhotos, y: number, height: number): number => {
  const [hero] = photos
  if (!hero) return y
  const smalls = smallsOf(photos)
  const side = smalls.length > 0 ? (PAGE.width - GAP) / (1 + smalls.length) : 0
  drawPhoto(doc, hero, { x: 0, y, width: side ? PAGE.width - side - GAP : PAGE.width, height })
  const each = (height - GAP * (smalls.length - 1)) / Math.max(1, smalls.length)
  smalls.forEach((photo, at) =>
    drawPhoto(doc, photo, { x: PAGE.width - side, y: y + at * (each + GAP), width: side, height: each }),
  )
  return y + height
}
