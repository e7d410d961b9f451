import type { CatalogueBadge, CatalogueModel } from '../catalogue/CatalogueModel'

/** What the sentences about a vehicle are made of. */
export interface CommentFacts {
  model: CatalogueModel
  badge: CatalogueBadge
  year: number
  condition: 'new' | 'demo' | 'used'
  odometerKm: number
  colour: string
  certified: boolean
  /** Some of these are named, as far as they are among its features. */
  chosen: string[]
  features: string[]
  suburb: string
  /** The dealership sells the make new. */
  franchised: boolean
}
