import { request } from 'node:http'
import sharp from 'sharp'
import { env } from '@/src/env'

const TIMEOUT_MS = 5000
const MAX_BYTES = 30_000_000

/**
 * Paths of a site's pictures. Nothing else is requested: no other server (`/\\host`), and no page, which could cause a
 * loop.
 */
const pictureUrl = (path: string): URL | null => {
  const [own] = env().INTERNAL_URL
  if (!own || !path.startsWith('/') || !URL.canParse(path, own)) return null
  const url = new URL(path, own)
  url.hash = ''
  return url.origin === new URL(own).origin && /^\/(studio|api\/media\/file)\//.test(url.pathname) ? url : null
}

/** A file of one of our own sites, requested over loopback with the site's host name; null when it does not exist. */
const readOwn = (url: URL, host: string): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const asked = request(url, { headers: { host }, timeout: TIMEOUT_MS }, (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > MAX_BYTES) asked.destroy()
        else parts.push(part)
      })
      response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(parts) : null))
      response.on('error', () => resolve(null))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(null))
    asked.end()
  })

/**
 * A picture of a site as JPEG, for documents that take no other kind, on `background` (hex) where it is transparent; null
 * when it cannot be had. Only paths of the site
 * itself are read, so that no listing can make the server call another one.
 */
export const readSitePicture = async (
  path: string,
  host: string,
  widthPx: number,
  background = '#ffffff',
): Promise<Buffer | null> => {
  const url = pictureUrl(path)
  const file = url && (await readOwn(url, host))
  if (!file) return null
  try {
    return await sharp(file, { limitInputPixels: 50_000_000 })
      .resize({ width: widthPx, withoutEnlargement: true })
      .flatten({ background })
      .jpeg({ quality: 86 })
      .toBuffer()
  } catch {
    return null
  }
}
