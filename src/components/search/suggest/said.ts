/** An address that also says which sentence its search was read from, so that the page can say how (ALRT-06). */
export const withSaid = (href: string, text: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ said: text })}`
