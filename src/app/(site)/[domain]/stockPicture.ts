import { getStockRow } from '@/src/data/cars/getStockRow'
import type { Site } from '@/tenants/Site'

/** The lead picture of the dearest car in stock, for the top of a page without a picture of its own; null without stock. */
export const stockPicture = async (site: Site): Promise<{ url: string; alt: string } | null> => {
  const [car] = await getStockRow(site, { refinements: {}, maxPriceDollars: null, sort: ['price:desc'], limit: 1 })
  const url = car?.images[0]?.url
  return url ? { url, alt: '' } : null
}
