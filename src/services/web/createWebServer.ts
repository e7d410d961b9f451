import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import { buildFiles } from './buildFiles.ts'
import { CompressedBodies, compressOnce } from './compressOnce.ts'
import { gatherPieces } from './gatherPieces.ts'

/**
 * Next lets browsers show a kept page's data for a year before they ask again (`stale-while-revalidate`): Chromium then shows
 * old prices, and holds the next request for the same up for seconds. They shall ask; caches before the app may keep it as long as before.
 */
const askFirst = (response: ServerResponse): void => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    setHeader(
      name,
      typeof value === 'string' && name.toLowerCase() === 'cache-control'
        ? value.replace(/^(s-maxage=\d+), stale-while-revalidate=\d+$/, '$1, max-age=0')
        : value,
    )
}

/**
 * What stands before Next in production: scripts and styles of the build are answered for at once, kept pages are compressed
 * once, everything else in few pieces.
 *
 * @param staticDir the build's `static` folder
 * @param pages Next's own listener
 */
export const createWebServer = (staticDir: string, pages: RequestListener): Server => {
  const sendBuildFile = buildFiles(staticDir)
  const compress = compression()
  const bodies = new CompressedBodies()
  return createServer((request, response) => {
    if (sendBuildFile(request, response)) return
    compress(request, response, () => {
      askFirst(response)
      gatherPieces(response)
      compressOnce(bodies, request, response)
      pages(request, response)
    })
  })
}
