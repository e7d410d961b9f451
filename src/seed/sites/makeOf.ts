import type { DemoTenant } from '@/tenants/demo/DemoTenant'

/** The make that a brand of a demo dealership means, as the catalogue of its stock spells it. */
export const makeOf = ({ brands }: Pick<DemoTenant, 'brands'>, brand: string): string =>
  brands.find(({ slug }) => slug === brand)?.name ?? ''
