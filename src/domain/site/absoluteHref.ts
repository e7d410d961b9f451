/** A page of another site of ours: its path at that site's origin; an address that names its host stays. */
export const absoluteHref = (href: string, origin: string): string => (href.startsWith('/') ? `${origin}${href}` : href)
