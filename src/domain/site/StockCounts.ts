export interface StockCount {
  label: string
  slug: string
  href: string
  total: number
}

/** How much of what a site shows, for menus, tiles and the home page's search. */
export interface StockCounts {
  total: number
  conditions: StockCount[]
  bodies: StockCount[]
  makes: StockCount[]
  /** Models by make slug. */
  models: Record<string, StockCount[]>
}
