import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'

/** What the sentences about a vehicle are made of. */
export interface CommentFacts {
  model: CatalogueModel
  badge: CatalogueBadge
  year: number
  condition: 'new' | 'demo' | 'used'
  odometerKm: number
  colour: string
  ageYears: number
  certified: boolean
  features: string[]
  suburb: string
  /** The dealership sells the make new. */
  franchised: boolean
}
