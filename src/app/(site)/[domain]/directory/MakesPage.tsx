import type { Metadata } from 'next'
import { DirectoryFrame } from '@/src/components/directory/DirectoryFrame'
import { MakeCards } from '@/src/components/directory/MakeCards'
import { PageHead } from '@/src/components/page/PageHead'
import { cachedUnlessDegraded } from '@/src/data/reads/cachedUnlessDegraded'
import { makeDirectory, makeDirectoryFilters } from '@/src/data/directories/makeDirectory'
import { tagsFor } from '@/src/domain/cache/tags'
import { type DirectoryState, emptyDirectoryState, parseDirectoryParams } from '@/src/domain/directory/DirectoryState'
import { directoryAsk, type DirectoryResult } from '@/src/domain/directory/directoryWindow'
import type { MakeEntry } from '@/src/domain/directory/makeEntries'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import type { Site } from '@/tenants/Site'
import { directoryMetadata } from './directoryMetadata'

export const MAKES_PATH = '/directory/makes'

export const makesState = (params: URLSearchParams): DirectoryState =>
  parseDirectoryParams(params, makeDirectoryFilters)

export const findMakes = (site: Site, state: DirectoryState): Promise<DirectoryResult<MakeEntry>> =>
  makeDirectory(site, directoryAsk(state, site.settings.search.pageSize))

/** The unfiltered directory, cached until the stock changes. */
export const firstMakes = (site: Site): Promise<DirectoryResult<MakeEntry>> =>
  cachedUnlessDegraded(['make-directory', site.id], site.memberIds.map(tagsFor.stock), () =>
    findMakes(site, emptyDirectoryState),
  )

export const makesMetadata = ({ name }: Site, state: DirectoryState): Metadata =>
  directoryMetadata(
    {
      path: MAKES_PATH,
      title: 'Makes and models',
      description: `Every make and model in stock at ${name}, with how many there are of each.`,
    },
    state,
  )

interface MakesPageProps {
  site: Site
  state: DirectoryState
  result: DirectoryResult<MakeEntry>
}

/** The manufacturer and model directory: query, page and filters (SRP-32). */
export const MakesPage = ({ site, state, result }: MakesPageProps) => {
  const parents = [{ label: 'Search', href: defaultSearchPath }]
  const title = 'Makes and models'
  const { hits, count } = result
  return (
    <>
      <PageHead
        site={site}
        path={MAKES_PATH}
        title={title}
        intro={`Everything in stock at ${site.name}, by who made it. Pick a make, or go straight to the model.`}
        parents={parents}
        list={{
          total: count,
          from: directoryAsk(state, site.settings.search.pageSize).offset + 1,
          items: hits.map(({ label, href }) => ({ name: label, href })),
        }}
      />
      <DirectoryFrame
        path={MAKES_PATH}
        state={state}
        result={result}
        search={{ label: 'Make or model', placeholder: 'Make or model, such as Corolla' }}
        found={`${count.toLocaleString('en-AU')} ${count === 1 ? 'make' : 'makes'}`}
        emptyText="No make or model in stock answers to that. Please try adjusting the filters for more results."
        ordered={!result.degraded}
      >
        <MakeCards makes={hits} />
      </DirectoryFrame>
    </>
  )
}
