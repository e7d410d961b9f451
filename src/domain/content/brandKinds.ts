/** Kinds of brands in the order of their grids, with the title of each (CON-08, ENT-10). */
export const brandKinds = [
  { kind: 'car', title: 'Cars' },
  { kind: 'motorcycle', title: 'Motorcycles' },
  { kind: 'truck', title: 'Trucks' },
  { kind: 'caravan', title: 'Caravans' },
  { kind: 'group', title: 'Dealerships' },
] as const

export type BrandKind = (typeof brandKinds)[number]['kind']

/** Brands by kind, in their own order; a kind without any is left out. */
export const brandsByKind = <B extends { kind: BrandKind }>(brands: readonly B[]): { title: string; brands: B[] }[] =>
  brandKinds
    .map(({ kind, title }) => ({ title, brands: brands.filter((brand) => brand.kind === kind) }))
    .filter((grid) => grid.brands.length > 0)
