import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'
import { defaultSearchPath, type SearchPreset } from '@/src/domain/search/url/searchPreset'

/** Where a search page is: Home, Search, its make, itself. */
export const searchCrumbs = ({ kind, path, title, refinements }: SearchPreset): Crumb[] => {
  const home: Crumb[] = [{ label: 'Home', href: '/' }]
  if (kind === 'all') return [...home, { label: 'Search', href: null }]
  const above: Crumb[] = [...home, { label: 'Search', href: defaultSearchPath }]
  const [make, model] = refinements.make_model?.[0]?.split('|') ?? []
  if (kind !== 'model' || !make || !model) return [...above, { label: title, href: null }]
  return [...above, { label: make, href: path.slice(0, path.lastIndexOf('/')) }, { label: model, href: null }]
}
