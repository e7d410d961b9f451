import { dealershipDirectory, dealershipDirectoryFilters } from '@/src/data/directories/dealershipDirectory'
import { makeDirectory, makeDirectoryFilters } from '@/src/data/directories/makeDirectory'
import { offerDirectory, offerDirectoryFilters } from '@/src/data/directories/offerDirectory'
import { partsDirectory, partsDirectoryFilters } from '@/src/data/directories/partsDirectory'
import type { DirectoryAsk, DirectoryResult } from '@/src/domain/directory/directoryWindow'
import type { Site } from '@/tenants/Site'

interface Directory {
  filters: readonly string[]
  /** Its entries come from the stock, so an engine filter applies to it. */
  ofStock: boolean
  find: (site: Site, ask: DirectoryAsk) => Promise<DirectoryResult<unknown>>
}

/** The directories of a site by name (SEA-14). */
export const directories = new Map<string, Directory>([
  ['makes', { filters: makeDirectoryFilters, ofStock: true, find: makeDirectory }],
  ['dealerships', { filters: dealershipDirectoryFilters, ofStock: true, find: dealershipDirectory }],
  [
    'offers',
    { filters: offerDirectoryFilters, ofStock: false, find: (site, ask) => offerDirectory(site, ask, new Date()) },
  ],
  [
    'parts',
    { filters: partsDirectoryFilters, ofStock: false, find: (site, ask) => partsDirectory(site, ask, new Date()) },
  ],
])
