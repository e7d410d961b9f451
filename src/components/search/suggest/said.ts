/** An address that also says which sentence its search was read from, so that the page can say how (ALRT-06). */
export const withSaid = (href: string, text: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ said: text })}`

/** Notes the sentence in the present address: a reload still says how it was understood. */
export const keepSaid = (text: string): void => {
  const { pathname, search } = window.location
  window.history.replaceState(null, '', withSaid(`${pathname}${search}`, text))
}
