/** Lower-case ASCII letters and digits with single hyphens: the part of a URL. Accents are dropped, so 'Citroën' is 'citroen'. */
export const slugify = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
