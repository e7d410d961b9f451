/** Beginnings of addresses, the first that fits counts. */
const kinds = [
  ['/_next/image', 'picture'],
  ['/_next/', 'file'],
  ['/studio/', 'file'],
  ['/fonts/', 'file'],
  ['/logos/', 'file'],
  ['/api/', 'api'],
  ['/admin', 'admin'],
  ['/metrics', 'health'],
] as const

/** What a request is for, in few words: each is a series of its own in the metrics. */
export const requestKind = (url: string): string => kinds.find(([start]) => url.startsWith(start))?.[1] ?? 'page'
