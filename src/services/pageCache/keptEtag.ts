declare global {
  // Filled by the page cache, which Next loads by itself (pageCache.mjs).
  var keptPages: Map<string, { etag: string; holds: () => boolean }> | undefined
}

const isListed = (etag: string, header: string): boolean =>
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))

/**
 * The ETag of the kept page of an internal path, when the asking browser has that very page: 304 will do. Null: it must
 * be sent. A page's data for the router (RSC) is another document under the same address.
 */
export const keptEtag = (path: string, { method, headers }: Pick<Request, 'method' | 'headers'>): string | null => {
  const known = headers.get('if-none-match')
  if (known === null || headers.has('rsc') || (method !== 'GET' && method !== 'HEAD')) return null
  const kept = globalThis.keptPages?.get(path)
  return kept && isListed(kept.etag, known) && kept.holds() ? kept.etag : null
}
