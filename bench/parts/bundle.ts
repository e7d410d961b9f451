import { gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright'
import { fixed, kilobytes, table, type Bench, type Limit, type PartResult } from '../lib/Bench.ts'
import { startBrowser } from '../lib/browser.ts'
import { mustAsk } from '../lib/http.ts'
import { pagesOf } from '../lib/pagesOf.ts'
import { searchPath, site } from '../lib/stand.ts'

const limitsKb = { 'Vehicle page': 175, 'Search page': 245, Home: 175 }

type Visit = { scripts: number; files: number; documents: number }

const gzipOf = async (request: Request): Promise<number> =>
  gzipSync((await (await request.response())?.body()) ?? '').length

/** Everything a first visit downloads as script (gzip bytes, whatever it came as), and its document requests. */
const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let documents = 0
  const files = new Map<string, Promise<number>>()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || files.has(request.url())) return
    files.set(request.url(), gzipOf(request))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(files.values())
  await context.close()
  return { documents, files: sizes.length, scripts: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Script files the HTML itself names, for a browser that knows modules; compressed as a whole file each. */
const scriptsInHtml = async (port: number, host: string, path: string): Promise<number> => {
  const html = (await mustAsk(port, host, path)).body.toString()
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag))
  const files = [...new Set(tags.map(([, source]) => source ?? ''))]
  const bodies = await Promise.all(files.map((file) => mustAsk(port, host, file.replaceAll('&amp;', '&'))))
  return bodies.reduce((sum, { body }) => sum + gzipSync(body).length, 0)
}

/** First-load JavaScript of home, search and vehicle page against a bare Next page's, in a real browser. */
export const bundle = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const bare = await bench.baseline(stand)
  const [vdp] = await pagesOf(stand)
  const { web } = stand
  const ours = { port: web.port, host: web.host(site) }
  const visits = [
    { name: 'Bare Next page', port: bare.port, host: bare.host, path: '/' },
    { name: 'Home', ...ours, path: '/' },
    { name: 'Search page', ...ours, path: searchPath },
    { name: 'Vehicle page', ...ours, path: vdp?.path ?? '/' },
  ]
  const browser = await startBrowser(bench)
  const rows: string[][] = []
  const limits: Limit[] = []
  let bareScripts = 0
  for (const { name, port, host, path } of visits) {
    await mustAsk(port, host, path)
    const first = await visit(browser, `http://${host}${path}`)
    const named = await scriptsInHtml(port, host, path)
    bareScripts ||= first.scripts
    const ofBare = fixed(first.scripts / bareScripts)
    const loaded = [kilobytes(first.scripts), String(first.files), ofBare]
    rows.push([name, ...loaded, kilobytes(named), String(first.documents)])
    const limit = Object.entries(limitsKb).find(([limited]) => limited === name)?.[1]
    const size = first.scripts / 1000
    if (limit !== undefined) {
      limits.push({
        promise: `${name}: first-load JavaScript at most ${limit} KB gzip`,
        measured: `${fixed(size, 1)} KB`,
        kept: size <= limit,
      })
    }
    if (name !== 'Bare Next page') {
      limits.push({
        promise: `${name}: one document request on a first visit`,
        measured: String(first.documents),
        kept: first.documents === 1,
      })
    }
  }
  await browser.close()
  const head = ['', 'first load', 'files', 'of bare', 'named in the HTML', 'document requests']
  const note =
    'Script files, gzip at its usual level whatever they are sent as (1 KB = 1,000 bytes), that Chromium downloads on a first visit at 1280 px without touching the page.'
  return { text: [table(head, rows), note], limits }
}
