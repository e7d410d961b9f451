import { Breadcrumb, type Crumb } from '@/src/components/ui/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { RecentlyViewed } from '@/src/components/recent/RecentlyViewed'
import { SearchIsland } from '@/src/components/search/SearchIsland'
import { type Ask, AskProvider } from '@/src/components/search/suggest/AskContext'
import { searchSetup, type SearchView } from '@/src/components/search/searchSetup'
import { getPromoCards } from '@/src/data/getPromoCards'
import { defaultSearchPath, type SearchPreset } from '@/src/domain/search/searchPreset'
import { searchHref } from '@/src/domain/search/urlState'
import { stockEngine } from '@/src/services/search/engine'
import type { Site } from '@/tenants/Site'
import { cardHit } from './cardHit'
import { searchHeading } from './searchHeading'

interface SearchScreenProps {
  site: Site
  preset: SearchPreset
  view: SearchView
  ask: Ask
}

const crumbs = ({ kind, path, title }: SearchPreset): Crumb[] => {
  const home: Crumb[] = [{ label: 'Home', href: '/' }]
  if (kind === 'all') return [...home, { label: 'Search', href: null }]
  const above: Crumb[] = [...home, { label: 'Search', href: defaultSearchPath }]
  const [, search, make = ''] = path.split('/')
  if (kind === 'model') above.push({ label: title.split(' ')[0] ?? '', href: `/${search}/${make}` })
  return [...above, { label: title, href: null }]
}

/** The search page, the same for a landing page and for a search with a query string. */
export const SearchScreen = async ({ site, preset, view: { state, result }, ask }: SearchScreenProps) => {
  const now = new Date()
  const view = { state, result: { ...result, hits: result.hits.map(cardHit) } }
  const setup = searchSetup({
    site,
    preset,
    index: stockEngine().index,
    heading: searchHeading(preset, view),
    promos: await getPromoCards(site, preset.path, now),
    now,
  })
  return (
    <>
      <Container className="pb-section pt-5">
        <Breadcrumb items={crumbs(preset)} className="mb-4 lg:mb-6" />
        <AskProvider key={searchHref(preset.path, state, 'flat')} ask={ask}>
          <SearchIsland setup={setup} initial={view} />
        </AskProvider>
      </Container>
      <RecentlyViewed rules={setup.rules} />
    </>
  )
}
