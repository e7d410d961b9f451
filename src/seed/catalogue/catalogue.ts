import { caravanRanges } from './caravanRanges'
import type { CatalogueModel } from './CatalogueModel'
import { europeAmerica } from './europeAmerica'
import { japan } from './japan'
import { koreaChina } from './koreaChina'
import { motorcycles } from './motorcycles'
import { trucks } from './trucks'

/** Every model the demo dealerships can have in stock. */
export const catalogue: readonly CatalogueModel[] = [
  ...japan,
  ...koreaChina,
  ...europeAmerica,
  ...motorcycles,
  ...trucks,
  ...caravanRanges,
]
