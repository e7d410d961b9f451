import type { StockDocument } from '../index/StockDocument'

type CarType = StockDocument['car_type']

/** A card between search results, as the grid shows it (ENT-16). */
export interface PromoCard {
  id: string
  /** 'sell' is the 'We want your car' card (SRP-16). */
  look: 'plain' | 'brand' | 'picture' | 'sell'
  heading: string
  text: string | null
  image: { url: string; alt: string } | null
  button: { label: string; href: string } | null
  /** Place among the results, from 1; null: after the cards that have one. */
  position: number | null
  /** Car types whose searches show the card; none: all. */
  display: CarType[]
  strictDisplay: boolean
  /** ISO times; null for no limit on that side. */
  start: string | null
  expiry: string | null
}
