import { tagsFor } from '@/src/domain/cache/tags'
import { salesMonthStart } from '@/src/domain/content/salesCount'
import type { Site } from '@/tenants/Site'
import { cachedRead } from '../reads/cachedRead'
import { payloadClient } from '../reads/payloadClient'

/** Cars a site and its members sold since the first of the month in Brisbane (LAW-10). */
export const getSoldThisMonth = ({ id, memberIds }: Pick<Site, 'id' | 'memberIds'>, now: Date): Promise<number> => {
  const since = salesMonthStart(now).toISOString()
  return cachedRead(['sold-this-month', id, since, ...memberIds], memberIds.map(tagsFor.stock), async () => {
    const payload = await payloadClient()
    const { totalDocs } = await payload.count({
      collection: 'cars',
      overrideAccess: true,
      where: {
        and: [
          { tenant: { in: memberIds } },
          { status: { equals: 'sold' } },
          { sold_date_timestamp: { greater_than_equal: since } },
        ],
      },
    })
    return totalDocs
  })
}
