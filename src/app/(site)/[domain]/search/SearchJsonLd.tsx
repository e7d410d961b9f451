import { BreadcrumbJsonLd } from '@/src/components/jsonLd/BreadcrumbJsonLd'
import { ItemListJsonLd } from '@/src/components/jsonLd/ItemListJsonLd'
import type { SearchView } from '@/src/components/search/query/searchSetup'
import type { SearchPreset } from '@/src/domain/search/url/searchPreset'
import type { Site } from '@/tenants/Site'
import { isPlainSearch } from './isPlainSearch'
import { searchCrumbs } from './searchCrumbs'

interface SearchJsonLdProps {
  site: Pick<Site, 'origin'>
  preset: SearchPreset
  view: SearchView
  heading: string
}

/** A search page for search engines: where it is, and, where it may be listed, the cars on it (SEO-01). */
export const SearchJsonLd = ({ site: { origin }, preset, view: { state, result }, heading }: SearchJsonLdProps) => (
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
