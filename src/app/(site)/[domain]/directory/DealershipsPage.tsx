import type { Metadata } from 'next'
import { PageHead } from '@/src/components/page/PageHead'
import { DealershipCards, type DealershipCard } from '@/src/components/directory/DealershipCards'
import { DirectoryFrame } from '@/src/components/directory/DirectoryFrame'
import { cachedUnlessDegraded } from '@/src/data/reads/cachedUnlessDegraded'
import {
  dealershipDirectory,
  dealershipDirectoryFilters,
  type DealershipEntry,
} from '@/src/data/directories/dealershipDirectory'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { tagsFor } from '@/src/domain/cache/tags'
import { type DirectoryState, emptyDirectoryState, parseDirectoryParams } from '@/src/domain/directory/DirectoryState'
import { directoryAsk, type DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { mainLocation } from '@/src/domain/locations/mainLocation'
import type { Site } from '@/tenants/Site'
import { directoryMetadata } from './directoryMetadata'

export const DEALERSHIP_DIRECTORY_PATH = '/directory/dealerships'

export const dealershipsState = (params: URLSearchParams): DirectoryState =>
  parseDirectoryParams(params, dealershipDirectoryFilters)

export const findDealerships = (site: Site, state: DirectoryState): Promise<DirectoryResult<DealershipEntry>> =>
  dealershipDirectory(site, directoryAsk(state, site.settings.search.pageSize))

/** The unfiltered directory, cached until the stock or a dealership changes. */
export const firstDealerships = (site: Site): Promise<DirectoryResult<DealershipEntry>> =>
  cachedUnlessDegraded(
    ['dealership-directory', site.id],
    site.memberIds.flatMap((id) => [tagsFor.stock(id), tagsFor.site(id)]),
    () => findDealerships(site, emptyDirectoryState),
  )

export const dealershipsMetadata = ({ name }: Site, state: DirectoryState): Metadata =>
  directoryMetadata(
    {
      path: DEALERSHIP_DIRECTORY_PATH,
      title: 'Stock by dealership',
      description: `What stands at each dealership of ${name}: new, demonstrator and used, by body and make.`,
    },
    state,
  )

/** A picture of the dealership's main place. */
const withPicture = async (site: Site, entry: DealershipEntry): Promise<DealershipCard> => {
  const main = mainLocation(site.locations.filter(({ tenantId }) => tenantId === entry.id))
  return { ...entry, image: main ? (await getLocationExtras(site, main)).image : null }
}

interface DealershipsPageProps {
  site: Site
  state: DirectoryState
  result: DirectoryResult<DealershipEntry>
}

/** Dealerships and the categories of their stock: query, page and filters (SRP-33). */
export const DealershipsPage = async ({ site, state, result }: DealershipsPageProps) => {
  const { hits, count } = result
  const parents = [{ label: 'Our dealerships', href: '/dealerships' }]
  const title = 'Stock by dealership'
  return (
    <>
      <PageHead
        site={site}
        path={DEALERSHIP_DIRECTORY_PATH}
        title={title}
        intro="What is in each yard today, by condition and body. One tap shows the vehicles."
        parents={parents}
        list={{
          total: count,
          from: directoryAsk(state, site.settings.search.pageSize).offset + 1,
          items: hits.map(({ label, href }) => ({ name: label, href })),
        }}
      />
      <DirectoryFrame
        path={DEALERSHIP_DIRECTORY_PATH}
        state={state}
        result={result}
        search={{ label: 'Dealership or suburb', placeholder: 'Dealership, suburb or state' }}
        found={`${count.toLocaleString('en-AU')} ${count === 1 ? 'dealership' : 'dealerships'}`}
        emptyText="No dealership of ours fits. Please try adjusting the filters for more results."
        ordered={!result.degraded}
      >
        <DealershipCards dealerships={await Promise.all(hits.map((entry) => withPicture(site, entry)))} />
      </DirectoryFrame>
    </>
  )
}
