import { ImageResponse } from 'next/og'
import sharp from 'sharp'

const SIZE = { width: 1200, height: 630 }
const BAND_PX = 158
const QUALITY = 82

export interface ShareImage {
  name: string
  /** '$24,990', or the words that stand for a price. */
  price: string
  /** What the price includes; null when not stated. */
  basis: string | null
  dealership: string
  /** Null when the car has no readable photo. */
  photo: Buffer | null
  colours: { ink: string; onInk: string }
}

const Band = ({ name, price, basis, dealership, colours: { ink, onInk } }: ShareImage) => (
  <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', width: '100%', height: '100%' }}>
    <div
      style={{
        display: 'flex',
        height: BAND_PX,
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '0 56px',
        background: ink,
        color: onInk,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 720 }}>
        <div style={{ fontSize: name.length > 38 ? 40 : 48, lineHeight: 1.12 }}>{name}</div>
        <div style={{ fontSize: 27, marginTop: 12, opacity: 0.78 }}>{dealership}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
        <div style={{ fontSize: price.length > 12 ? 34 : 60 }}>{price}</div>
        {basis && <div style={{ fontSize: 25, marginTop: 4, opacity: 0.78 }}>{basis}</div>}
      </div>
    </div>
  </div>
)

/** The picture a shared link shows of a car, as JPEG: its photo with name and price (SEO-03). */
export const shareImage = async (image: ShareImage): Promise<Buffer> => {
  const band = Buffer.from(await new ImageResponse(<Band {...image} />, SIZE).arrayBuffer())
  const height = SIZE.height - BAND_PX
  const ground = sharp({ create: { ...SIZE, channels: 3, background: '#e8ebef' } })
  const photo = image.photo
    ? [{ input: await sharp(image.photo).resize(SIZE.width, height, { fit: 'cover' }).toBuffer(), top: 0, left: 0 }]
    : []
  return ground
    .composite([...photo, { input: band, top: 0, left: 0 }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
