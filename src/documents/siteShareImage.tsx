import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import type { Site } from '@/tenants/Site'

const SIZE = { width: 1200, height: 630 }
const QUALITY = 84

/** The picture a shared link shows of a page that has none: the site's name and line in its own colours (SEO-03). */
export const siteShareImage = async ({
  name,
  tagline,
  theme,
}: Pick<Site, 'name' | 'tagline' | 'theme'>): Promise<Buffer> => {
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        padding: '0 96px',
        background: theme.ink,
        color: theme.onInk,
      }}
    >
      <div style={{ width: 120, height: 14, borderRadius: 7, background: theme.accent, marginBottom: 44 }} />
      <div style={{ fontSize: name.length > 24 ? 76 : 96, lineHeight: 1.08, letterSpacing: '-0.025em' }}>{name}</div>
      {tagline && <div style={{ fontSize: 38, lineHeight: 1.35, marginTop: 32, opacity: 0.8 }}>{tagline}</div>}
    </div>,
    SIZE,
  )
  return sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
