import type { OrderPart } from '@/src/domain/checkout/order'
import type { BrochureJob, BrochureTheme } from './brochure/BrochureContent'

/** A signed order as a PDF; `signedAt` in words. */
export interface OrderJob {
  order: { parts: OrderPart[]; name: string; signedAt: string; hash: string }
  dealership: string
  theme: BrochureTheme
}

/** What a thread of the pool is sent: serialisable. */
export type PrintJob = BrochureJob | OrderJob
