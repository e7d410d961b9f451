import { tagsFor } from '@/src/domain/cache/tags'
import type { Review } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { cachedRead } from './cachedRead'
import { payloadClient, publicRead } from './payloadClient'

/** ENT-11. */
export interface ReviewEntry {
  id: string
  customer: string
  text: string
  rating: number
  /** ISO date. */
  date: string
  reply: string | null
}

export interface ReviewSummary {
  reviews: ReviewEntry[]
  /** Of how many reviews the average is (LAW-11). */
  count: number
  average: number
}

const MOST = 500

const toEntry = (row: Review): ReviewEntry => ({
  id: row.id,
  customer: row.customer_name,
  text: row.text ?? '',
  rating: row.rating,
  date: row.review_date ?? row.createdAt,
  reply: row.reply_text ?? null,
})

/** Reviews of a site and its members with their average, newest first; null: there are none. */
export const getReviews = ({ id, memberIds }: Pick<Site, 'id' | 'memberIds'>): Promise<ReviewSummary | null> =>
  cachedRead(
    ['reviews', id, ...memberIds],
    memberIds.map((member) => tagsFor.content(member, 'reviews')),
    async () => {
      const payload = await payloadClient()
      const where = { tenant: { in: memberIds } }
      const { docs } = await payload.find({
        collection: 'reviews',
        ...publicRead,
        limit: MOST,
        sort: '-review_date',
        where,
      })
      if (docs.length === 0) return null
      const { totalDocs } = await payload.count({ collection: 'reviews', overrideAccess: true, where })
      const sum = docs.reduce((total, { rating }) => total + rating, 0)
      return { reviews: docs.map(toEntry), count: totalDocs, average: sum / docs.length }
    },
  )
