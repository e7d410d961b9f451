/** An address with more search parameters; it may have some already. A parameter may stand several times. */
export const withParams = (href: string, params: Record<string, string> | [name: string, value: string][]): string =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(params)}`
