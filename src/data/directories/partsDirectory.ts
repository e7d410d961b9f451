import type { DirectoryAsk, DirectoryResult } from '@/src/domain/directory/directoryWindow'
import { listDirectory } from '@/src/domain/directory/listDirectory'
import { matchesWords } from '@/src/domain/directory/matchesWords'
import type { Site, SiteLocation } from '@/tenants/Site'
import { getBrands } from '../content/getBrands'
import { getLocationExtras } from '../locations/getLocationExtras'
import { getOffers, type OfferEntry } from '../content/getOffers'

/** Filters of the parts search (RTE-26). */
export const partsDirectoryFilters = ['brand', 'state'] as const

export interface PartsCounter extends SiteLocation {
  /** Slugs of the brands it has parts of; empty: any. */
  brandSlugs: string[]
}

/** Kinds of offer that are about parts. */
const ABOUT_PARTS = /\b(part|accessor|tyre|service|tow)/i

/** The parts counters; a site without any answers at its sales desks. */
const countersOf = ({ locations }: Site): SiteLocation[] => {
  const counters = locations.filter(({ locationType }) => locationType === 'parts')
  return counters.length > 0 ? counters : locations.filter(({ locationType }) => locationType !== 'service')
}

/**
 * Parts counters by brand and state (RTE-26, SEA-14). The text is the wanted part, not the name of a location: it finds
 * offers about parts, and is passed on to the counter's form.
 */
export const partsDirectory = async (
  site: Site,
  ask: DirectoryAsk,
  now: Date,
): Promise<DirectoryResult<PartsCounter> & { offers: OfferEntry[] }> => {
  const [brands, offers, counters] = await Promise.all([
    getBrands(site.id),
    getOffers(site, now),
    Promise.all(
      countersOf(site).map(async (place) => ({
        ...place,
        brandSlugs: (await getLocationExtras(site, place)).brandSlugs,
      })),
    ),
  ])
  const sold = brands.filter(({ kind }) => kind !== 'group').map(({ slug, title }) => ({ value: slug, label: title }))
  const result = listDirectory(
    counters,
    { ...ask, query: '' },
    {
      filters: [
        {
          name: 'brand',
          label: 'Make',
          valuesOf: ({ brandSlugs }) =>
            brandSlugs.length === 0 ? sold : sold.filter(({ value }) => brandSlugs.includes(value)),
        },
        {
          name: 'state',
          label: 'State',
          valuesOf: ({ address: { state } }) => (state ? [{ value: state, label: state }] : []),
        },
      ],
      textOf: () => '',
    },
  )
  const about = offers.filter(({ category, name }) => ABOUT_PARTS.test(`${category ?? ''} ${name}`))
  return {
    ...result,
    offers: about.filter(({ name, category, summary }) =>
      matchesWords([name, category, summary].filter(Boolean).join(' '), ask.query),
    ),
  }
}
