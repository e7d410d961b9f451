import { mustAsk } from './http.ts'
import { searchPath, site, type Stand } from './stand.ts'

export type PageName = 'vdp' | 'home' | 'search'

export const pageTitles: Record<PageName, string> = {
  vdp: 'the vehicle page',
  home: 'the home page',
  search: 'the search page',
}

/** The cached pages that are measured, with the HTML they have now. */
export const pagesOf = async (stand: Stand): Promise<{ name: PageName; path: string; html: string }[]> => {
  const [car] = await stand.carsOf(site)
  if (!car) throw new Error('The demo has no priced car in stock.')
  const wanted: { name: PageName; path: string }[] = [
    { name: 'vdp', path: `/cars/${car.slug}` },
    { name: 'home', path: '/' },
    { name: 'search', path: searchPath },
  ]
  return Promise.all(
    wanted.map(async (page) => {
      const { body } = await mustAsk(stand.web.port, stand.web.host(site), page.path)
      return { ...page, html: body.toString() }
    }),
  )
}
