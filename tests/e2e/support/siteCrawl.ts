import { setTimeout as delay } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { siteGet } from './siteGet'
import { siteUrl } from './sites'

/** One address of a site as a search engine finds it, no script run. */
export interface CrawledPage {
  path: string
  status: number
  /** Where it leads, when it leads elsewhere: its path on this site. */
  location: string | null
  /** Path of the canonical address; null: it names none. */
  canonical: string | null
  noIndex: boolean
  links: string[]
  pictures: string[]
  jsonLd: Record<string, unknown>[]
  title: string | null
}

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

const values = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, value]) => (value ? [decoded(value)] : []))),
]

const ownPath = (slug: string, address: string): string | null => {
  const origin = new URL(siteUrl(slug)).origin
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? `${url.pathname}${url.search}` : null
}

/** Until it is answered: a crawler comes back when the site asks it to (429, Retry-After). */
const patientGet: typeof siteGet = async (request, slug, path) => {
  const response = await siteGet(request, slug, path)
  if (response.status() !== 429) return response
  await delay(1000 * Number(response.headers()['retry-after']))
  return patientGet(request, slug, path)
}

/** Requests one address of a site and reads what a crawler would of it. Answers that are no page have no links. */
export const crawlPage = async (request: APIRequestContext, slug: string, path: string): Promise<CrawledPage> => {
  const response = await patientGet(request, slug, path)
  const headers = response.headers()
  const html = headers['content-type']?.includes('text/html') ? await response.text() : ''
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null
  return {
    path,
    status: response.status(),
    location: headers.location ? (ownPath(slug, headers.location) ?? headers.location) : null,
    canonical: canonical === null ? null : ownPath(slug, decoded(canonical)),
    noIndex: /<meta name="robots" content="[^"]*noindex/.test(html),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? null,
    links: values(html, /<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g),
    pictures: [
      ...values(html, /<(?:img|source|video)\b[^>]*?\s(?:src|poster)="(\/(?!\/)[^"]+)"/g),
      ...values(html, /<(?:img|source)\b[^>]*?\ssrcset="(\/(?!\/)[^\s"]+)/gi),
    ],
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text ?? ''),
    ),
  }
}

/** Runs some work at a time; results in the order of the inputs. */
export const inTurns = async <T, R>(
  inputs: readonly T[],
  atOnce: number,
  work: (input: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let at = next++; at < inputs.length; at = next++) results[at] = await work(inputs[at]!)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Addresses of a site's sitemap, all files of its index, as paths. */
export const sitemapPaths = async (request: APIRequestContext, slug: string): Promise<string[]> => {
  const read = async (path: string): Promise<string[]> => {
    const response = await siteGet(request, slug, path)
    if (response.status() !== 200) throw new Error(`${slug}${path}: ${response.status()}`)
    return values(await response.text(), /<loc>([^<]*)<\/loc>/g).map((address) => {
      const own = ownPath(slug, address)
      if (own === null) throw new Error(`${slug}${path} lists ${address}, which is not of this site`)
      return own
    })
  }
  return (await inTurns(await read('/sitemap.xml'), 2, read)).flat()
}
