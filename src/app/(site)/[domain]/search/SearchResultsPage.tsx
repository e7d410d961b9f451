import { RenderBlocks } from '@/blocks/RenderBlocks'
import { BreadcrumbJsonLd, ItemListJsonLd } from '@/src/components/jsonLd/JsonLd'
import { Breadcrumb } from '@/src/components/ui/navigation/Breadcrumb'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { LinkChips } from '@/src/components/page/LinkChips'
import { RecentlyViewed } from '@/src/components/recent/RecentlyViewed'
import { SearchPage } from '@/src/components/search/SearchPage'
import { type Ask, QueryIntentProvider } from '@/src/components/search/suggest/QueryIntentContext'
import { searchSetup, type SearchView } from '@/src/components/search/query/searchSetup'
import { getPromoCards } from '@/src/data/content/getPromoCards'
import { directSearchHost } from '@/src/data/search/directSearchHost'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { foundExample, searchExample } from '@/src/domain/search/query/searchExample'
import type { StockAnswer } from '@/src/domain/search/results/SearchResult'
import { mainMake, type StockCounts } from '@/src/domain/site/StockCounts'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { env } from '@/src/env'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { stockEngine } from '@/src/services/search/engine'
import type { Site } from '@/tenants/Site'
import { isPlainSearch, searchCrumbs, searchHeading } from './searchMetadata'
import type { LandingWords } from './landingWords'
import { ExpandableText } from '@/src/components/articles/ExpandableText'
import { RichText } from '@/src/components/site/RichText'

/** Plain words longer than this are folded to as much. */
const SHOWN = 170

/** Intro of a landing page: the marketer's text, else the brand's (RTE-14..23). */
const SearchIntro = ({ intro }: Pick<LandingWords, 'intro'>) =>
  intro === null ? null : (
    <div
      data-testid="search-intro"
      // Small on a phone, where the first vehicle is to be in sight.
      className="mt-1.5 max-w-2xl text-muted max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-3 max-sm:[&_.rich-text]:text-[0.9375rem] max-sm:[&_.rich-text]:leading-snug"
    >
      {typeof intro === 'string' ? (
        <ExpandableText text={intro} over={SHOWN} length={SHOWN} />
      ) : (
        <RichText content={intro} />
      )}
    </div>
  )

/** Chips that one row has room for. */
const MODELS = 12

/** Models of the make that is most of the stock, one press away, where the filters are behind a button (theme.searchLayout). */
const ModelChips = ({ counts, theme, preset }: { counts: StockCounts; preset: SearchPreset } & Pick<Site, 'theme'>) => {
  const make = theme.searchLayout === 'bar' && preset.kind === 'all' ? mainMake(counts) : null
  const models = make ? (counts.models[make.slug] ?? []) : []
  return models.length < 2 ? null : (
    <div className="mt-4">
      <LinkChips
        label={`${make?.label} models`}
        chips={models.slice(0, MODELS).map(({ label, href, total }) => ({ label, href, count: total, current: false }))}
      />
    </div>
  )
}

interface SearchPageProps {
  site: Site
  preset: SearchPreset
  view: SearchView
  answer: StockAnswer
  ask: Ask
  words: LandingWords
  /** Every filter is drawn, also those a shopper would open first. */
  unfolded?: boolean
}

interface SearchJsonLdProps {
  site: Pick<Site, 'origin'>
  preset: SearchPreset
  view: SearchView
  heading: string
}

/** A search page for search engines: where it is, and, where it may be listed, the cars on it (SEO-01). */
const SearchJsonLd = ({ site: { origin }, preset, view: { state, result }, heading }: SearchJsonLdProps) => (
  <>
    <BreadcrumbJsonLd origin={origin} path={preset.path} crumbs={searchCrumbs(preset)} />
    {isPlainSearch(state) && result.hits.length > 0 && (
      <ItemListJsonLd
        origin={origin}
        name={heading}
        total={result.total}
        from={(result.page - 1) * result.pageSize + 1}
        items={result.hits.map(({ title, path, images }) => ({
          name: title,
          href: path,
          image: images[0] ?? null,
        }))}
      />
    )}
  </>
)

/** The search page with the marketer's words, the same for a landing page and for a search with a query string. */
export const SearchResultsPage = async ({
  site,
  preset,
  view,
  answer,
  ask,
  words,
  unfolded = false,
}: SearchPageProps) => {
  const { state } = view
  const now = new Date()
  const heading = words.heading ?? searchHeading(preset, view)
  const introduced = isPlainSearch(state) && state.page === 1
  const [promos, counts] = await Promise.all([getPromoCards(site, preset.path, now), getStockCounts(site)])
  const setup = searchSetup({
    site,
    preset,
    index: stockEngine().index,
    heading,
    promos,
    now,
    direct: directSearchHost(site) !== null,
    mapStyle: env().MAP_STYLE_URL ?? null,
    unfolded,
    example: (preset.kind === 'all' ? null : foundExample(view.result)) ?? searchExample(counts),
  })
  return (
    <>
      <SearchJsonLd site={site} preset={preset} view={view} heading={heading} />
      <Container
        className={cx('pb-section pt-5', site.settings.search.gridColumns === 4 && 'min-[106.25rem]:max-w-[104rem]')}
      >
        <Breadcrumb items={searchCrumbs(preset)} className="search-crumbs mb-4 lg:mb-6" />
        <QueryIntentProvider key={searchHref(preset.path, state, 'flat')} ask={ask}>
          <SearchPage
            setup={setup}
            state={state}
            answer={answer}
            intro={
              introduced && (
                <>
                  <SearchIntro intro={words.intro} />
                  <ModelChips counts={counts} theme={site.theme} preset={preset} />
                </>
              )
            }
          />
        </QueryIntentProvider>
      </Container>
      {introduced && <RenderBlocks blocks={words.below} site={site} />}
      <RecentlyViewed rules={setup.rules} />
    </>
  )
}
