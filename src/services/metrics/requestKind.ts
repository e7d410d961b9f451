/** Beginnings of addresses, the first that fits counts. */
const kinds = [
  ['/_next/image/', 'picture'],
  ['/_next/', 'file'],
  ['/studio/', 'file'],
  ['/fonts/', 'file'],
  ['/logos/', 'file'],
  ['/map/', 'file'],
  ['/push.js', 'file'],
  ['/api/', 'api'],
  ['/admin/', 'admin'],
  ['/metrics/', 'metrics'],
] as const

/** What a request is for, in few words: each is a series of its own in the metrics. */
export const requestKind = (url: string): string =>
  kinds.find(([start]) => `${url.split('?')[0]}/`.startsWith(start))?.[1] ?? 'page'
