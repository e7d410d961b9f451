import type { FormLook } from '@/src/domain/content/sectionLooks'

/** What the dealership says on the trade-in's pages; null or empty: nothing. */
export interface TradeInWords {
  title: string | null
  text: string | null
  /** Over the steps. */
  heading: string | null
  steps: { title: string; text: string }[]
  /** How the steps and the example stand. */
  look: FormLook
  image: { url: string; alt: string } | null
}
