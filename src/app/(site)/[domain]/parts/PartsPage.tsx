import type { Metadata } from 'next'
import { PageHead } from '@/src/components/page/PageHead'
import { EnquirySection } from '@/src/components/enquiry/EnquirySection'
import { LocationList } from '@/src/components/locations/PlaceCard'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { DirectoryFrame } from '@/src/components/directory/DirectoryFrame'
import { OfferCards } from '@/src/components/sections/OfferCards'
import { Button } from '@/src/components/ui/Button'
import { Section } from '@/src/components/ui/Section'
import { partsDirectory, partsDirectoryFilters } from '@/src/data/directories/partsDirectory'
import { getOffersStock } from '@/src/data/content/getOfferStock'
import { type DirectoryState, parseDirectoryParams } from '@/src/domain/directory/DirectoryState'
import { directoryAsk } from '@/src/domain/directory/directoryWindow'
import type { Site } from '@/tenants/Site'
import { directoryMetadata } from '../directory/directoryMetadata'
import { partsPage } from '../enquiryPages'
import { pageWords } from '../pageWords'

const PARTS_PATH = '/parts/search'
const TITLE = 'Find a part'

export const partsState = (params: URLSearchParams): DirectoryState =>
  parseDirectoryParams(params, partsDirectoryFilters)

export const partsMetadata = ({ name }: Site, state: DirectoryState): Metadata =>
  directoryMetadata(
    {
      path: PARTS_PATH,
      title: TITLE,
      description: `Parts and accessories at ${name}.`,
    },
    state,
  )

/** What was looked for, on its way to the people who look it up. */
const Asked = ({ query }: { query: string }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-brand-soft p-5 sm:p-6">
    <p className="font-semibold">“{query}”</p>
    <Button href={`#${partsPage.anchor}`}>Ask for this part</Button>
  </div>
)

interface PartsPageProps {
  site: Site
  state: DirectoryState
}

/** The parts search: what is needed, for which make and where (RTE-26). */
export const PartsPage = async ({ site, state }: PartsPageProps) => {
  const { query } = state
  const result = await partsDirectory(site, directoryAsk(state, site.settings.search.pageSize), new Date())
  const { hits, count, offers } = result
  const [{ form }, offersStock] = await Promise.all([pageWords(site, partsPage.slug), getOffersStock(site, offers)])
  const parents = [{ label: partsPage.title, href: '/vehicle-parts-and-accessories' }]
  return (
    <>
      <PageHead site={site} path={PARTS_PATH} title={TITLE} parents={parents} />
      <DirectoryFrame
        path={PARTS_PATH}
        state={state}
        result={result}
        search={{ label: 'Part', placeholder: 'Tow bar, roof racks, a part number…' }}
        found={`${count} ${count === 1 ? 'counter has' : 'counters have'} what you need`}
        emptyText="No parts counter fits. Please try adjusting the filters for more results."
      >
        {query !== '' && <Asked query={query} />}
        <LocationList locations={hits} hrefFor={(location) => siteLocationHref(site, location)} />
      </DirectoryFrame>
      {offers.length > 0 && (
        <Section title="Offers on parts and accessories" link={{ label: 'All offers', href: '/special-offers' }}>
          <OfferCards site={site} offers={offers} stock={offersStock} look={site.settings.offers.layout} />
        </Section>
      )}
      <EnquirySection
        site={site}
        kind="parts"
        id={partsPage.anchor}
        title={form?.title ?? partsPage.formTitle}
        text={form?.text ?? ''}
        submitLabel={form?.submitLabel ?? partsPage.submitLabel}
        steps={form?.steps ?? []}
        details={partsPage.details}
        locationType={partsPage.locationType}
        message={query === '' ? undefined : { text: `I am looking for: ${query}` }}
      />
    </>
  )
}
