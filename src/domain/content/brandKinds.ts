/** Kinds of brands, with the title of the grid of each (CON-08, ENT-10). */
export const brandKinds = [
  { kind: 'car', title: 'Cars' },
  { kind: 'motorcycle', title: 'Motorcycles' },
  { kind: 'truck', title: 'Trucks' },
  { kind: 'caravan', title: 'Caravans' },
  { kind: 'group', title: 'Dealerships' },
] as const

export type BrandKind = (typeof brandKinds)[number]['kind']

/** Whether a word is a kind of brands. */
export const isBrandKind = (word: unknown): word is BrandKind => brandKinds.some(({ kind }) => kind === word)

/** Brands by kind, in the order of the first brand of each; a group's dealerships last, because who looks for a brand means a make. */
export const brandsByKind = <B extends { kind: BrandKind }>(
  brands: readonly B[],
): { kind: BrandKind; title: string; brands: B[] }[] => {
  const first = (kind: BrandKind): number =>
    kind === 'group' ? brands.length : brands.findIndex((brand) => brand.kind === kind)
  return brandKinds
    .map(({ kind, title }) => ({ kind, title, brands: brands.filter((brand) => brand.kind === kind) }))
    .filter((grid) => grid.brands.length > 0)
    .toSorted((one, other) => first(one.kind) - first(other.kind))
}
