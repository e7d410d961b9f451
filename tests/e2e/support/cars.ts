import { request } from '@playwright/test'
import { staffApi } from './api'
import { port } from './sites'

export interface ListedCar {
  id: string
  slug: string
  stocknum: string
  make: string
  model: string
}

/** What visitors may not ask about over REST. */
const PRIVATE = /\[(vin|regplate|payment_processors|autograb_data)\]/

/** The same as staff of the dealership find it. */
const asStaff = async (site: string, query: string): Promise<ListedCar[]> => {
  const api = await staffApi(`marketer@${site}.test`)
  const found = await api.find(`cars?depth=0&limit=1&where[show_on_dealer_website][equals]=true&${query}`)
  await api.dispose()
  return found.map(({ id, slug, stocknum, make, model }) => ({
    id,
    slug: String(slug),
    stocknum: String(stocknum),
    make: String(make),
    model: String(model),
  }))
}

const asVisitor = async (site: string, query: string): Promise<ListedCar[]> => {
  // By address and Host header: not every system's resolver knows `*.localhost`.
  const api = await request.newContext({ extraHTTPHeaders: { host: `${site}.localhost:${port}` } })
  const response = await api.get(`http://127.0.0.1:${port}/api/cars?depth=0&limit=1&${query}`)
  const { docs }: { docs?: ListedCar[] } = JSON.parse(await response.text())
  await api.dispose()
  return docs ?? []
}

/** A car the site shows, by a REST query such as 'where[status][equals]=in_stock'. @throws when there is none. */
export const aCar = async (site: string, query: string): Promise<ListedCar> => {
  const [car] = await (PRIVATE.test(query) ? asStaff : asVisitor)(site, query)
  if (!car) throw new Error(`${site} shows no car with ${query}`)
  return car
}
