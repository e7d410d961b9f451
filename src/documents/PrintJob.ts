import type { OrderPart } from '@/src/domain/checkout/order'
import type { BrochureJob, BrochureTheme } from './brochure/BrochureContent'

/** A signed order as a PDF; `signedAt` in words, `drawn` as an SVG path. */
export interface OrderJob {
  order: { parts: OrderPart[]; name: string; signedAt: string; hash: string; drawn: string | null }
  dealership: string
  theme: BrochureTheme
}

/** What a thread of the pool is sent: serialisable. */
export type PrintJob = BrochureJob | OrderJob
