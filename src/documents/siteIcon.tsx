import { ImageResponse } from 'next/og'
import sharp from 'sharp'

export interface SiteIcon {
  initials: string
  colours: { ground: string; text: string }
  /** Corner radius of the site, in px of a 64 px icon. */
  radius: number
  /** The site's logo when it is about square, else null: then the initials are used. */
  logo: Buffer | null
}

interface IconShape {
  sizePx: number
  /** Fills the square: the phone cuts the shape, so the picture keeps to the middle. */
  maskable: boolean
}

const drawn = async ({ initials, colours, radius }: SiteIcon, { sizePx, maskable }: IconShape): Promise<Buffer> => {
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: colours.ground,
        color: colours.text,
        borderRadius: maskable ? 0 : Math.round((Math.min(radius, 20) / 64) * sizePx),
        fontSize: Math.round(sizePx * (maskable ? 0.36 : 0.48)),
        fontWeight: 700,
        letterSpacing: '-0.03em',
      }}
    >
      {initials}
    </div>,
    { width: sizePx, height: sizePx },
  )
  return Buffer.from(await image.arrayBuffer())
}

const framed = (logo: Buffer, { sizePx, maskable }: IconShape): Promise<Buffer> => {
  const margin = Math.round(sizePx * (maskable ? 0.2 : 0))
  const inner = sizePx - 2 * margin
  const background = maskable ? '#ffffff' : { r: 255, g: 255, b: 255, alpha: 0 }
  return sharp(logo, { limitInputPixels: 50_000_000 })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer()
}

/** A site's icon as PNG (SEO-03). */
export const siteIconPng = (icon: SiteIcon, shape: IconShape): Promise<Buffer> =>
  icon.logo ? framed(icon.logo, shape) : drawn(icon, shape)

const ICO_HEADER = 22

/** A PNG of at most 255 px in the container that `/favicon.ico` has. */
export const icoOf = (png: Buffer, sizePx: number): Buffer => {
  const head = Buffer.alloc(ICO_HEADER)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(sizePx, 6)
  head.writeUInt8(sizePx, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(ICO_HEADER, 18)
  return Buffer.concat([head, png])
}
