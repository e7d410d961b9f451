export type SitePageGroup = 'stock' | 'models' | 'offers' | 'places' | 'services' | 'news' | 'about'

/** A page of a site under its canonical address, as its sitemaps list it. */
export interface SitePage {
  path: string
  label: string
  group: SitePageGroup
  /** ISO time of the last change; null when not known. */
  changedAt: string | null
}

export const page = (group: SitePageGroup, path: string, label: string, changedAt: string | null = null): SitePage => ({
  path,
  label,
  group,
  changedAt,
})

export const only = (shown: boolean, ...pages: SitePage[]): SitePage[] => (shown ? pages : [])
