import type { Crumb } from '@/src/components/ui/navigation/Breadcrumb'

/** Breadcrumb: home, the parents, and the page itself. */
export const crumbsTo = (title: string, parents: readonly Crumb[] = []): Crumb[] => [
  { label: 'Home', href: '/' },
  ...parents,
  { label: title, href: null },
]
