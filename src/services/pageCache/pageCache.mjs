import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { withLateScripts } from './lateScripts.mjs'

// The parts of Next's own cache that this one is made of; they have no public name.
const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
const { areTagsExpired } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

/** @import { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache' */

const TAGS_HEADER = 'x-next-cache-tags'
const startedAt = Date.now()
/** No page takes longer to make; one that failed is forgotten after this. */
const RENDER_MS = 60_000
const MOST_RENDERS = 10_000

/** What is being made at this moment: since when at most, and how many times. */
const renders = new Map()

/**
 * Next takes every entry's size from its JSON, in which each byte of a page's `rscData` becomes a number of its own, and then
 * looks at the size of fetches only: a seventh of the time a page takes to make, and eight times its data in garbage.
 */
const { toJSON } = Buffer.prototype
Buffer.prototype.toJSON = /** @this {Buffer} @param {unknown[]} key */ function (...key) {
  return key[0] === 'rscData' ? { type: 'Buffer', data: [] } : toJSON.call(this)
}

/** @param {string} key */
const begin = (key) => {
  const now = Date.now()
  const open = renders.get(key)
  if (open && now - open.from < RENDER_MS) open.times += 1
  else {
    if (renders.size >= MOST_RENDERS) renders.clear()
    renders.set(key, { from: now, times: 1 })
  }
}

/** @param {string} key */
const finish = (key) => {
  const open = renders.get(key)
  if (!open) return Date.now()
  open.times -= 1
  if (open.times <= 0) renders.delete(key)
  return open.from
}

/**
 * The tags a purge may name; Next's own for routes do not count.
 * @param {any} value
 * @param {{ tags?: string[] }} context
 * @returns {string[]}
 */
const tagsOf = (value, context) => {
  const listed = typeof value?.headers?.[TAGS_HEADER] === 'string' ? value.headers[TAGS_HEADER].split(',') : []
  const tags = [...listed, ...(Array.isArray(value?.tags) ? value.tags : []), ...(context.tags ?? [])]
  return tags.filter((tag) => !tag.startsWith('_N_T_'))
}

/** Pages this process made, for the proxy, which answers a browser that has one already (`keptEtag`). */
const pages = (globalThis.keptPages ??= new Map())
const MOST_ETAGS = 20_000

/**
 * Hashed when the page is stored: Next would hash every page anew for every request, a fifth of the work of a kept page.
 * @param {string} key
 * @param {any} value
 * @param {any} context
 * @param {number} from when the making began
 */
const prepared = (key, value, context, from) => {
  const { kind, status = 200 } = value ?? {}
  if (kind !== 'APP_PAGE' || typeof value.html !== 'string') return value
  if (status !== 200) return { ...value, html: withLateScripts(value.html) }
  const data = value.rscData?.toString() ?? ''
  const html = withLateScripts(value.html, data)
  // Of both: under one address stand the page and what brings it to life.
  const etag = `W/"${createHash('sha1').update(html).update(data).digest('base64url')}"`
  const seconds = context?.cacheControl?.revalidate
  const until = typeof seconds === 'number' ? from + seconds * 1000 : Infinity
  const tags = tagsOf(value, context ?? {})
  if (pages.size >= MOST_ETAGS) pages.clear()
  // Asked here: the proxy has a copy of this file, and of Next's list of purges, that hears of none.
  const holds = () => Date.now() < until && !areTagsExpired(tags, from)
  // '/route-cache/APP_PAGE/{build}/$/{tenant}/search' is how Next 16 names the page of '/{tenant}/search'.
  pages.set(key.replace(/^\/route-cache\/.*?\/\$(?=\/)/, ''), { etag, holds })
  return { ...value, html, headers: { ...value.headers, etag } }
}

/**
 * Next's cache of pages and data, without the two ways in which it keeps what was purged (SEA-23):
 *
 * - Purges are remembered in memory, pages on disk. After a restart or a kill Next serves pages whose purge is forgotten,
 *   for an hour. Here a tagged entry counts only in the process that made it.
 * - A page being made while its tag is purged is stored after the purge and so passes for fresh. Here it is not stored:
 *   the next visitor has it made again.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @param {string} key
   * @param {any} context
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry && (entry.lastModified >= startedAt || tagsOf(entry.value, context).length === 0)) return entry
    begin(key)
    return null
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {any} context
   */
  async set(key, value, context) {
    // A purge in the very millisecond in which the making began may have come after it.
    const from = finish(key) - 1
    if (areTagsExpired(tagsOf(value, context), from)) return
    await super.set(key, prepared(key, value, context, from), context)
  }
}
