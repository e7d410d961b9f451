/** Addresses that are no pages: forms in progress, confirmations, paper, answers for scripts. Pictures are under /api too. */
const CLOSED = ['/api/', '/checkout-journey', '/success', '/print', '/preview/', '/q/']

/**
 * A site's robots.txt (SEO-01). Pages that must not be listed say so themselves: a search engine has to read them to know.
 *
 * @param indexed false: the site is not open yet, nothing of it may be read
 */
export const robotsText = (origin: string, indexed: boolean): string =>
  indexed
    ? [
        'User-agent: *',
        'Allow: /api/media/file/',
        ...CLOSED.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n'
