import { Image as PdfImage, View } from '@react-pdf/renderer'
import { CONTENT_WIDTH, type BrochureStyles } from './brochureStyles'
import { bufferOf } from './parts/bufferOf'

const GAP = 5
/** What cameras make, so that nothing is cropped off a usual photo. */
const RATIO = 3 / 2
/** A photo alone is as wide as the page; in full height it would push the price down. */
const ALONE_HEIGHT = 255
const MOST_SMALL = 3

/** Of two photos only the first is shown: a single small one next to it would be a strip. */
const smallOf = (rest: Uint8Array[]): Uint8Array[] => (rest.length < 2 ? [] : rest.slice(0, MOST_SMALL))

/** The first photo over the page's width, or with two or three small ones in a column next to it. */
export const BrochurePhotos = ({ photos, styles }: { photos: Uint8Array[]; styles: BrochureStyles }) => {
  const [first, ...rest] = photos
  if (!first) return null
  const small = smallOf(rest)
  const height = small.length > 0 ? (CONTENT_WIDTH - GAP) / (RATIO + RATIO / small.length) : ALONE_HEIGHT
  const smallHeight = (height - GAP * (small.length - 1)) / Math.max(1, small.length)
  const smallWidth = small.length > 0 ? CONTENT_WIDTH - GAP - height * RATIO : 0
  const firstWidth = small.length > 0 ? height * RATIO : CONTENT_WIDTH
  return (
    <View style={{ height, flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 }} wrap={false}>
      <PdfImage src={bufferOf(first)} style={[styles.photo, { width: firstWidth, height }]} />
      {small.length > 0 && (
        <View style={{ width: smallWidth, justifyContent: 'space-between' }}>
          {small.map((photo, at) => (
            <PdfImage
              key={at}
              src={bufferOf(photo)}
              style={[styles.photo, { width: smallWidth, height: smallHeight }]}
            />
          ))}
        </View>
      )}
    </View>
  )
}
