import { request } from '@playwright/test'
import { siteUrl } from './sites'

export interface ListedCar {
  id: string
  slug: string
  make: string
  model: string
}

/** A car the site shows, by a REST query such as 'where[status][equals]=in_stock'. @throws when there is none. */
export const aCar = async (site: string, query: string): Promise<ListedCar> => {
  const api = await request.newContext()
  const response = await api.get(siteUrl(site, `/api/cars?depth=0&limit=1&${query}`))
  const { docs }: { docs?: ListedCar[] } = JSON.parse(await response.text())
  await api.dispose()
  const [car] = docs ?? []
  if (!car) throw new Error(`${site} shows no car with ${query}`)
  return car
}
