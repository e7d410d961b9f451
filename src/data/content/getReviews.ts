import type { Where } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { pictureOf } from '@/src/domain/content/pictureOf'
import type { Review } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient, publicRead } from '../reads/payloadClient'
import { populated } from '../reads/populated'

/** ENT-11. */
export interface ReviewEntry {
  id: string
  customer: string
  text: string
  rating: number
  /** ISO date. */
  date: string
  reply: string | null
  /** ISO date; null when not known. */
  replyDate: string | null
  image: { url: string; alt: string } | null
  /** The yard it is about; null: not known. */
  place: string | null
}

export interface ReviewSummary {
  reviews: ReviewEntry[]
  /** Number of reviews in the average (LAW-11). */
  count: number
  average: number
  /** Where they were written, such as 'Google'; null for our own. */
  source: string | null
}

const MOST = 500

const toEntry = (row: Review): ReviewEntry => ({
  id: row.id,
  customer: row.customer_name,
  text: row.text ?? '',
  rating: row.rating,
  date: row.review_date ?? row.createdAt,
  reply: row.reply_text ?? null,
  replyDate: row.reply_date ?? null,
  image: pictureOf(row.image, row.customer_name),
  place: typeof row.location === 'object' ? (row.location?.name ?? null) : null,
})

/** Reads ratings only: the average covers all reviews, however many are shown. */
const averageOf = async (where: Where): Promise<{ count: number; average: number }> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'reviews', ...publicRead, select: { rating: true }, where })
  return { count: docs.length, average: docs.reduce((sum, { rating }) => sum + rating, 0) / docs.length }
}

/** A member may also name what it has elsewhere, such as at Google: a group's number says what it counts. */
const sourceOf = (memberIds: readonly string[]): string | null =>
  memberIds.length > 1 ? 'our members’ websites' : null

/** Reviews of a site and its members that are kept here with their average, newest first; null when there are none. */
export const getKeptReviews = ({ id, memberIds }: Pick<Site, 'id' | 'memberIds'>): Promise<ReviewSummary | null> =>
  cachedRead(
    ['reviews', id, ...memberIds],
    memberIds.flatMap((member) => [tagsFor.content(member, 'reviews'), tagsFor.content(member, 'locations')]),
    async () => {
      const payload = await payloadClient()
      const where = { tenant: { in: memberIds } }
      const { docs } = await payload.find({
        collection: 'reviews',
        ...publicRead,
        depth: 1,
        populate: { ...populated, locations: { name: true } },
        limit: MOST,
        sort: '-review_date',
        where,
      })
      return docs.length === 0
        ? null
        : { reviews: docs.map(toEntry), ...(await averageOf(where)), source: sourceOf(memberIds) }
    },
  )

/**
 * The same with the summary in the site's settings (ENT-11, such as count and average at Google), which replaces the average of
 * our own reviews.
 */
export const getReviews = async (site: Pick<Site, 'id' | 'memberIds' | 'settings'>): Promise<ReviewSummary | null> => {
  const kept = await getKeptReviews(site)
  return kept && { ...kept, ...site.settings.reviews.summary }
}
