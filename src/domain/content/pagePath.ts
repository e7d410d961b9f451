/** Folders of a site's own pages: the page 'pages-electric-vehicles' is at `/pages/electric-vehicles` (RTE-46, RTE-48, RTE-51). */
const FOLDERS = ['used-car', 'pages']

/** The one address of a page built from sections, by its slug (RTE-44..52). */
export const pagePath = (slug: string): string => {
  if (slug === 'home') return '/'
  const folder = FOLDERS.find((name) => slug.startsWith(`${name}-`))
  return folder ? `/${folder}/${slug.slice(folder.length + 1)}` : `/${slug}`
}

/**
 * The slug of the page at a path's segments: `/about-us` is 'about-us', `/pages/eofy` is 'pages-eofy'. Null when no
 * page can be there.
 */
export const pageSlugAt = ([first = '', ...rest]: readonly string[]): string | null => {
  if (rest.length === 0) return first === '' ? null : first
  return FOLDERS.includes(first) ? [first, ...rest].join('-') : null
}
